import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { TableView } from "../protocol";
import { liveRegion } from "./announce";
import { prefer } from "./preferences.svelte";
import { Telling } from "./telling";
import { speak } from "./texts";

const samples = import.meta.glob<TableView>("../samples/{waiting,draw-13}.json", { import: "default", eager: true });
const waiting = samples["../samples/waiting.json"]!;
const turn = samples["../samples/draw-13.json"]!;

class Note {
  static permission = "granted";
  static shown: Note[] = [];
  closed = false;
  onclick: (() => void) | null = null;

  constructor(
    readonly title: string,
    readonly options: NotificationOptions,
  ) {
    Note.shown.push(this);
  }
  close(): void {
    this.closed = true;
  }
}

let telling: Telling;
let page: { hidden: boolean; documentElement: { lang: string } };
let heard: { later: string; now: string };
let regions: { destroy: () => void }[];

/** Each test begins later, because a region remembers when it spoke last. */
let start = 2_000_000;

beforeEach(() => {
  vi.useFakeTimers({ now: (start += 60_000) });
  page = { hidden: true, documentElement: { lang: "en" } };
  const focus = vi.fn();
  vi.stubGlobal("document", page);
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("Notification", Note);
  vi.stubGlobal("window", { Notification: Note, focus });
  Note.shown = [];
  prefer("notices", true);
  heard = { later: "", now: "" };
  regions = (["later", "now"] as const).map((when) =>
    liveRegion({ set textContent(text: string) { heard[when] += text; } } as unknown as HTMLElement, when),
  );
  telling = new Telling();
});

afterEach(() => {
  telling.close();
  for (const each of regions) each.destroy();
  prefer("notices", false);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("when one's turn comes", () => {
  it("who looks elsewhere is called once, and the note goes with the turn", () => {
    telling.tell(null, waiting);
    expect(Note.shown).toEqual([]);
    telling.tell(waiting, turn);
    telling.tell(turn, { ...turn, prompt: "Lay what you like" });
    expect(Note.shown.map((note) => note.options.body)).toEqual([turn.prompt]);
    telling.tell(turn, waiting);
    expect(Note.shown[0]?.closed).toBe(true);
  });

  it.each<[string, () => void]>([
    ["who looks at the page", () => (page.hidden = false)],
    ["who does not wish it", () => prefer("notices", false)],
    ["whom the browser does not let call", () => (Note.permission = "denied")],
  ])("%s is not called", (_, given) => {
    given();
    telling.tell(waiting, turn);
    expect(Note.shown).toEqual([]);
    Note.permission = "granted";
  });

  it("it is read out at once, after the plays in their own region", () => {
    const play = { number: 900, seat: 3, text: "North took the pile, 9 cards.", kind: "take" as const, sinceYourTurn: true };
    telling.tell(null, waiting);
    telling.tell(waiting, { ...turn, plays: [...waiting.plays, play] });
    vi.advanceTimersByTime(2000);
    expect(heard.now).toContain(turn.prompt);
    expect(heard.later).toContain(play.text);
  });
});

describe("plays are read out", () => {
  it("once each, those of others, and the last six after a long absence", () => {
    telling.tell(null, waiting);
    const plays = Array.from({ length: 9 }, (_, i) => ({
      number: 900 + i,
      seat: i === 8 ? waiting.you : 3,
      text: `Play ${i}.`,
      kind: "lay" as const,
      sinceYourTurn: true,
    }));
    const after = { ...waiting, plays: [...waiting.plays, ...plays] };
    telling.tell(waiting, after);
    telling.tell(after, after);
    vi.advanceTimersByTime(2000);
    expect(heard.later).toBe([2, 3, 4, 5, 6, 7].map((i) => `Play ${i}.`).join(" "));
  });

  it("in the words that came, which are in the reader's language", () => {
    speak("uk");
    telling.tell(null, waiting);
    const play = { number: 900, seat: 3, text: "Північ бере купу.", kind: "take" as const, sinceYourTurn: true };
    telling.tell(waiting, { ...waiting, plays: [...waiting.plays, play] });
    telling.tell(waiting, turn);
    vi.advanceTimersByTime(2000);
    expect(heard.later).toBe("Північ бере купу.");
    speak("en");
  });
});
