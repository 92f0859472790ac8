import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

type Store = typeof import("./store");

/** A storage that two tabs share. */
class Shelf {
  private readonly kept = new Map<string, string>();
  full = false;
  getItem(key: string): string | null {
    return this.kept.get(key) ?? null;
  }
  setItem(key: string, text: string): void {
    if (this.full) throw new Error("full");
    this.kept.set(key, text);
  }
}

let shelf: Shelf;

/** Another page on the same storage. */
async function tab(): Promise<Store> {
  vi.resetModules();
  return import("./store");
}

beforeEach(() => {
  vi.useFakeTimers();
  shelf = new Shelf();
  vi.stubGlobal("localStorage", shelf);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("seats of two tabs", () => {
  it("are kept beside each other", async () => {
    const [one, two] = [await tab(), await tab()];
    one.keepSeat("a", "first");
    vi.advanceTimersByTime(1);
    two.keepSeat("b", "second");
    expect(one.knownSeats().map((seat) => seat.table)).toEqual(["b", "a"]);
    one.forgetSeat("a");
    expect(two.knownSeats().map((seat) => seat.table)).toEqual(["b"]);
  });

  it("have the token that was kept last", async () => {
    const [one, two] = [await tab(), await tab()];
    one.keepSeat("a", "old");
    expect(two.tokenOf("a")).toBe("old");
    two.keepSeat("a", "new");
    one.keepSeat("b", "other");
    expect([one.tokenOf("a"), two.tokenOf("a")]).toEqual(["new", "new"]);
  });
});

describe("a seat", () => {
  it("is known until the page is closed where nothing can be written", async () => {
    const one = await tab();
    shelf.full = true;
    one.keepSeat("a", "token");
    expect(one.tokenOf("a")).toBe("token");
    one.forgetSeat("a");
    expect(one.tokenOf("a")).toBe("");
    expect((await tab()).knownSeats()).toEqual([]);
  });
});
