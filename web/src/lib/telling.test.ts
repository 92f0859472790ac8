import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Play, TableView } from "../protocol";
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

  const line = (number: number, text: string, seat = 3): Play => ({ number, seat, text, kind: "lay", sinceYourTurn: true });
  const shown = (plays: Play[], more: Partial<TableView> = {}): TableView => ({ ...waiting, plays, ...more });
  const read = (before: TableView, view: TableView): string => {
    telling.tell(null, before);
    heard.later = "";
    telling.tell(before, view);
    vi.advanceTimersByTime(2000);
    return heard.later;
  };

  it("again when they have grown under the number they had", () => {
    const laid = [line(16, "Wren draws 2."), line(32, "Wren lays 3 aces.")];
    const grown = [laid[0]!, line(32, "Wren lays 3 aces; 3 queens."), line(33, "Wren picks up the foot.")];
    expect(read(shown(laid), shown(grown))).toBe("Wren lays 3 aces; 3 queens. Wren picks up the foot.");
    expect(read(shown(grown), shown(laid))).toBe("Wren lays 3 aces.");
  });

  it.each<[string, Partial<TableView>, Partial<TableView>]>([
    ["a second deal", { deal: 1, phase: "deal-over" }, { deal: 2 }],
    ["the first deal of another game", { deal: 1, phase: "game-over" }, { deal: 1 }],
  ])("in %s, whose lines are numbered anew", (_, before, after) => {
    const over = shown([line(2352, "Wren goes out.")], before);
    const dealt = shown([line(0, "You deal.", waiting.you), line(1, "Wren lays 3 red threes.", waiting.you)], after);
    expect(read(over, dealt)).toBe("You deal. Wren lays 3 red threes.");
  });

  it("not when somebody is only called otherwise, nor when older ones come into sight", () => {
    const before = shown([line(32, "Wren draws 2."), line(48, "Wren lays 3 aces.")]);
    const players = waiting.players.map((player) => ({ ...player, name: `${player.name}!` }));
    expect(read(before, shown([line(32, "Ann draws 2."), line(48, "Ann lays 3 aces.")], { players }))).toBe("");
    expect(read(before, shown([line(16, "Bo draws 2."), ...before.plays.slice(0, 1)]))).toBe("");
  });

  it("in the words that came, which are in the reader's language", () => {
    speak("uk");
    telling.tell(null, waiting);
    const play = { number: 900, seat: 3, text: "Північ бере купу.", kind: "take" as const, sinceYourTurn: true };
    telling.tell(waiting, { ...waiting, plays: [...waiting.plays, play] });
    vi.advanceTimersByTime(2000);
    expect(heard.later).toBe("Північ бере купу.");
    speak("en");
  });
});
