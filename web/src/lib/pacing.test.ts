import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Play, TableView } from "../protocol";
import { hearTime } from "./clock.svelte";
import { Pacing } from "./pacing";
import { prefer, type Looks } from "./preferences.svelte";

const samples = import.meta.glob<TableView>("../samples/waiting.json", { import: "default", eager: true });
const waiting = samples["../samples/waiting.json"]!;
const OTHER = (waiting.you + 1) % waiting.players.length;

let shown: number[] = [];
let awaited = false;
let page: { hidden: boolean };
let pacing: Pacing;
let seq = 0;
let plays: Play[] = [];

/** A play comes in, and how long it is worth looking at. */
function played(lookMs: number, more: Partial<TableView> & { seat?: number; grows?: boolean } = {}): void {
  const { seat = OTHER, grows = false, ...rest } = more;
  const number = (plays.at(-1)?.number ?? 0) + (grows ? 0 : 1);
  plays = [...(grows ? plays.slice(0, -1) : plays), { number, seat, text: `play ${seq}`, kind: "lay", sinceYourTurn: true }];
  pacing.take(++seq, { ...waiting, yourTurn: false, deadline: 0, lookMs, plays, ...rest });
}

/** Views that show something other than a play: somebody came, or went. */
const came = (): void => pacing.take(++seq, { ...waiting, yourTurn: false, deadline: 0, plays, lookMs: 900 });

beforeEach(() => {
  vi.useFakeTimers();
  page = { hidden: false };
  vi.stubGlobal("document", page);
  prefer("looks", "even");
  [shown, awaited, seq, plays] = [[], false, 0, []];
  pacing = new Pacing(
    (number) => shown.push(number),
    () => awaited,
  );
  came();
});

afterEach(() => {
  pacing.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  prefer("looks", "table");
});

describe("a play of somebody else", () => {
  it("is shown for its time before the next one is", () => {
    played(350);
    played(1400);
    played(900);
    expect(shown).toEqual([1, 2]);
    vi.advanceTimersByTime(349);
    expect(shown).toEqual([1, 2]);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual([1, 2, 3]);
    vi.advanceTimersByTime(1399);
    expect(shown).toEqual([1, 2, 3]);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual([1, 2, 3, 4]);
  });

  it("is shown at once when the one before was shown long enough", () => {
    played(900);
    vi.advanceTimersByTime(900);
    played(900);
    expect(shown).toEqual([1, 2, 3]);
  });

  it("counts as one more when its line grows", () => {
    played(450);
    played(450, { grows: true });
    played(450, { grows: true });
    vi.advanceTimersByTime(450);
    expect(shown).toEqual([1, 2, 3]);
  });

  it("does not wait for what is no play", () => {
    played(900);
    came();
    expect(shown).toEqual([1, 2]);
    vi.advanceTimersByTime(900);
    played(900);
    expect(shown).toEqual([1, 2, 3, 4]);
  });

  it.each<[Looks, string, number]>([
    ["calm", "even", 1260],
    ["even", "at-once", 900],
    ["brisk", "even", 450],
    ["at-once", "even", 0],
    ["table", "brisk", 450],
    ["table", "at-once", 0],
  ])("is shown %s at a table that plays %s for %i ms", (looks, pace, ms) => {
    prefer("looks", looks);
    const settings = { ...waiting.settings!, pace };
    played(900, { settings });
    played(900, { settings });
    vi.advanceTimersByTime(Math.max(0, ms - 1));
    expect(shown).toEqual(ms ? [1, 2] : [1, 2, 3]);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual([1, 2, 3]);
  });
});

describe("the present is shown at once", () => {
  it("when more than eight wait", () => {
    for (let i = 0; i < 9; i++) played(900);
    expect(shown).toEqual([1, 2]);
    played(900);
    expect(shown).toEqual([1, 2, 11]);
  });

  it("when it is one's turn and something is touched, and only then", () => {
    played(900);
    played(900);
    pacing.hurry();
    expect(shown).toEqual([1, 2]);
    played(900, { yourTurn: true });
    expect(shown).toEqual([1, 2]);
    pacing.hurry();
    expect(shown).toEqual([1, 2, 4]);
    vi.advanceTimersByTime(5000);
    expect(shown).toEqual([1, 2, 4]);
  });

  it("when an own command waits for it, and when it shows what one played", () => {
    played(900);
    awaited = true;
    played(900);
    expect(shown).toEqual([1, 2, 3]);
    awaited = false;
    played(900);
    played(900, { seat: waiting.you });
    expect(shown).toEqual([1, 2, 3, 5]);
  });

  it("when an own command was done, whose view comes after the answer", () => {
    played(900);
    pacing.expect(3);
    came();
    expect(shown).toEqual([1, 2, 3]);
    played(900);
    expect(shown).toEqual([1, 2, 3]);
    vi.advanceTimersByTime(900);
    expect(shown).toEqual([1, 2, 3, 4]);
  });

  it("when it shows more than what an own command did", () => {
    played(900);
    pacing.expect(3);
    seq += 1;
    played(900);
    expect(shown).toEqual([1, 2, 4]);
  });

  it("when an own command had been done before, and what shows it waits", () => {
    played(900);
    played(900);
    played(900);
    pacing.expect(2);
    expect(shown).toEqual([1, 2]);
    pacing.expect(3);
    expect(shown).toEqual([1, 2, 4]);
  });

  it("when it is left", () => {
    played(900);
    played(900);
    pacing.leave();
    expect(shown).toEqual([1, 2]);
    page.hidden = true;
    pacing.leave();
    expect(shown).toEqual([1, 2, 3]);
  });

  it("when nobody looks", () => {
    played(900);
    page.hidden = true;
    played(900);
    expect(shown).toEqual([1, 2, 3]);
  });

  it("when the line was lost and is there again", () => {
    played(900);
    played(900);
    pacing.comeIn();
    played(900);
    expect(shown).toEqual([1, 2, 4]);
  });

  it("when it is one's turn and the clock is short", () => {
    played(900);
    played(900, { yourTurn: true, deadline: Date.now() / 1000 + 9 });
    expect(shown).toEqual([1, 2, 3]);
  });

  it("but not when only the device's own clock is fast", () => {
    hearTime(Date.now() / 1000 - 60);
    played(900);
    played(900, { yourTurn: true, deadline: Date.now() / 1000 - 20 });
    expect(shown).toEqual([1, 2]);
    hearTime(Date.now() / 1000);
  });
});
