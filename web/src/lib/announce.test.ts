import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { announce, liveRegion, type When } from "./announce";

/** What a region says, each time that it says something. */
class Spoken {
  heard: string[] = [];
  set textContent(text: string) {
    this.heard.push(text);
  }
}

const regions: { destroy: () => void }[] = [];
let later: Spoken;
let now: Spoken;

function region(when: When): Spoken {
  const spoken = new Spoken();
  regions.push(liveRegion(spoken as unknown as HTMLElement, when));
  return spoken;
}

/** Each test begins later, because a region remembers when it spoke last. */
let start = 1_000_000;

beforeEach(() => {
  vi.useFakeTimers({ now: (start += 60_000) });
  [later, now] = [region("later"), region("now")];
});

afterEach(() => {
  for (const each of regions.splice(0)) each.destroy();
  vi.useRealTimers();
});

describe("the polite region", () => {
  it("joins what comes together", () => {
    announce("Ann drew two.");
    announce("Ann laid queens.");
    vi.advanceTimersByTime(200);
    expect(later.heard).toEqual(["Ann drew two. Ann laid queens."]);
  });

  it("speaks at most once in a second and a half, and loses nothing", () => {
    const said = Array.from({ length: 40 }, (_, i) => `Play ${i}.`);
    for (const sentence of said) {
      announce(sentence);
      vi.advanceTimersByTime(100);
    }
    vi.advanceTimersByTime(1500);
    expect(later.heard.length).toBeLessThanOrEqual(4);
    expect(later.heard.join(" ")).toBe(said.join(" "));
  });

  it("does not say the same twice at once", () => {
    announce("Frozen.");
    announce("Frozen.");
    vi.advanceTimersByTime(200);
    expect(later.heard).toEqual(["Frozen."]);
  });
});

describe("what cannot wait", () => {
  it("is said at once, and leaves what waits in its place", () => {
    announce("Ann drew two.");
    vi.advanceTimersByTime(200);
    announce("Ann discarded a nine.");
    announce("Your turn.", "now");
    vi.advanceTimersByTime(200);
    expect(now.heard).toEqual(["Your turn."]);
    expect(later.heard).toEqual(["Ann drew two."]);
    vi.advanceTimersByTime(1500);
    expect(later.heard.at(-1)).toBe("Ann discarded a nine.");
  });
});
