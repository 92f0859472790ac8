import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Previewed, Refused, ServerMessage, TableView, Target } from "../protocol";
import { Game } from "./game.svelte";
import { prefer } from "./preferences.svelte";
import { say } from "./texts";

const samples = import.meta.glob<TableView>("../samples/{lay-24,draw-13,waiting}.json", { import: "default", eager: true });
const sample = (name: string): TableView => structuredClone(samples[`../samples/${name}.json`]!);

/** A WebSocket without a network. */
class Line extends EventTarget {
  static readonly OPEN = 1;
  static readonly CONNECTING = 0;
  static last: Line;
  readyState = Line.OPEN;
  sent: Record<string, unknown>[] = [];

  constructor(readonly address: string) {
    super();
    Line.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  hear(message: Record<string, unknown>): void {
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(message as unknown as ServerMessage) }));
  }
  commands(): Record<string, unknown>[] {
    return this.sent.filter((message) => message["type"] === "command").map((message) => message["command"] as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
}

const reload = vi.fn();
let game: Game;
let seq = 0;

const welcome = (version = "1"): void =>
  Line.last.hear({ type: "welcome", table: "t", seat: 0, language: "en", version, person: "p", code: "", lines: [] });
const show = (view: TableView): void => Line.last.hear({ type: "view", seq: ++seq, view });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  vi.stubGlobal("document", new EventTarget());
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("location", { protocol: "http:", host: "here", reload });
  reload.mockClear();
  prefer("forced", false);
  seq = 0;
  game = new Game("t");
  welcome();
});

afterEach(() => {
  game.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a new version of the server", () => {
  it("is loaded when nothing is in hand", () => {
    show(sample("waiting"));
    welcome("2");
    expect(reload).not.toHaveBeenCalled();
    show(sample("waiting"));
    expect(reload).toHaveBeenCalledOnce();
  });

  it("waits while it is one's turn", () => {
    show(sample("lay-24"));
    welcome("2");
    show(sample("lay-24"));
    expect(reload).not.toHaveBeenCalled();
  });
});

describe("what is said", () => {
  it("stays in the field while there is no connection, and when the server does not take it", () => {
    Line.last.readyState = Line.CONNECTING;
    game.talk.draft = "hello";
    game.talk.sayText();
    game.rename("Ann");
    expect([game.talk.draft, game.talk.problem, game.problem]).toEqual(["hello", say("table-not-sent"), say("table-not-sent")]);
    Line.last.readyState = Line.OPEN;
    game.talk.sayText();
    const { id } = Line.last.sent.at(-1) as { id: string };
    Line.last.hear({ type: "problem", code: "too-fast", sentence: "Too fast.", id });
    expect([game.talk.draft, game.talk.problem]).toEqual(["hello", "Too fast."]);
  });
});

describe("the only step", () => {
  const forced = (): TableView => ({ ...sample("draw-13"), steps: ["draw"] });

  it("is done by itself after a while, where that is wished", () => {
    prefer("forced", true);
    show(forced());
    expect(Line.last.commands()).toEqual([]);
    vi.advanceTimersByTime(1000);
    expect(Line.last.commands()).toEqual([{ do: "act", action: "draw" }]);
  });

  it("is left to the player otherwise", () => {
    show(forced());
    vi.advanceTimersByTime(5000);
    expect(Line.last.commands()).toEqual([]);
  });
});

describe("a warning", () => {
  it("is read before the same press does it", () => {
    show(sample("draw-13"));
    const move = { id: "draw", label: "Draw 2", action: "draw", legal: true, detail: "", refused: null, warning: "One foot lies unseen." };
    game.turn.move(move);
    expect(game.turn.confirming).toEqual({ key: "draw", sentence: "One foot lies unseen." });
    expect(Line.last.commands()).toEqual([]);
    vi.advanceTimersByTime(400);
    game.turn.move(move);
    expect(Line.last.commands()).toEqual([{ do: "act", action: "draw" }]);
  });
});

describe("what answers one's own order", () => {
  /** Another one plays, which is to be looked at for a while. */
  const played = (number: number): TableView => {
    const view = sample("waiting");
    const play = { number, seat: (view.you + 1) % view.players.length, text: `play ${number}`, kind: "lay" as const, sinceYourTurn: true };
    return { ...view, deadline: 0, lookMs: 900, plays: [...view.plays, play] };
  };
  const order = (): string => {
    show(sample("waiting"));
    show(played(1001));
    game.give({ do: "undo" }, "Undo");
    return Line.last.sent.filter((message) => message["type"] === "command").at(-1)!["id"] as string;
  };

  it("is shown at once, though another's play is still looked at", () => {
    const id = order();
    Line.last.hear({ type: "done", id, seq: seq + 1 });
    show({ ...played(1001), note: "done" });
    expect(game.view?.note).toBe("done");
    show({ ...played(1002), note: "later" });
    expect(game.view?.note).toBe("done");
  });

  it("is shown at once when the table had moved on", () => {
    const id = order();
    Line.last.hear({ type: "stale", id, seq: seq + 1 });
    show({ ...played(1002), note: "moved on" });
    expect(game.view?.note).toBe("moved on");
  });
});

describe("what is in hand while one's own order is on its way", () => {
  const last = (): string => Line.last.sent.filter((message) => message["type"] === "command").at(-1)!["id"] as string;
  const laying = (): TableView => ({ ...sample("lay-24"), rack: sample("draw-13").rack, opening: false });
  const two = (view: TableView): string[] => view.rack.filter((column) => column.cards.length > 1).map((column) => column.rank);
  const less = (view: TableView, rank: string, count: number): TableView => ({
    ...view,
    rack: view.rack.map((column) => (column.rank === rank ? { ...column, cards: column.cards.slice(count) } : column)).filter((column) => column.cards.length),
  });
  /** Two cards of the first rank are picked, and are on their way to a meld. */
  const lay = async (view: TableView): Promise<string> => {
    const rank = two(view)[0]!;
    show(view);
    game.hand.pick(rank, 2);
    vi.advanceTimersByTime(100);
    const asked = Line.last.sent.filter((message) => message["type"] === "preview").at(-1)!["id"];
    const target = { target: rank, part: "", action: "lay", label: "Lay", detail: "", points: 10, legal: true, stageable: true, refused: null, warning: "" };
    Line.last.hear({ type: "previewed", id: asked, seq, title: "", note: "", targets: [target], takes: [], discard: null, opening: null, staged: null });
    await game.turn.lay(rank);
    expect(Line.last.commands()).toEqual([{ do: "act", action: "lay" }]);
    return rank;
  };

  it("stays when somebody else does something", async () => {
    const view = laying();
    const rank = await lay(view);
    show({ ...view, note: "somebody is ready" });
    expect(game.hand.picks).toEqual({ [rank]: 2 });
    Line.last.hear({ type: "done", id: last(), seq: seq + 2 });
    show({ ...view, note: "somebody else, too" });
    expect(game.hand.picks).toEqual({ [rank]: 2 });
    show(less(view, rank, 2));
    expect(game.hand.picks).toEqual({});
  });

  it("goes as far as the order used it: what was picked meanwhile stays", async () => {
    const view = laying();
    const rank = await lay(view);
    const other = two(view)[1]!;
    game.hand.pick(other, 1);
    Line.last.hear({ type: "done", id: last(), seq: seq + 1 });
    show(less(view, rank, 2));
    expect(game.hand.picks).toEqual({ [other]: 1 });
  });

  it("goes too when the view came before the answer, over a new line", async () => {
    const view = laying();
    const rank = await lay(view);
    show(less(view, rank, 2));
    Line.last.hear({ type: "done", id: last(), seq });
    expect(game.hand.picks).toEqual({});
  });

  it("stays over a draw, which is made of no card of it", () => {
    const view = { ...sample("draw-13"), steps: ["draw"] };
    const rank = two(view)[0]!;
    show(view);
    game.hand.pick(rank, 2);
    game.turn.move({ id: "draw", label: "", detail: "", action: "draw", legal: true, refused: null, warning: "" });
    Line.last.hear({ type: "done", id: last(), seq: seq + 1 });
    show({ ...view, laying: true });
    expect(game.hand.picks).toEqual({ [rank]: 2 });
  });

  it("is used up by taking the pile with it", () => {
    const view = sample("draw-13");
    const rank = two(view)[0]!;
    show(view);
    game.hand.pick(rank, 2);
    game.turn.move({ id: "take-0", label: "", detail: "", action: "take", legal: true, refused: null, warning: "" });
    Line.last.hear({ type: "done", id: last(), seq: seq + 1 });
    show({ ...view, laying: true });
    expect(game.hand.picks).toEqual({});
  });

  it("keeps a discarded card away until its own view", () => {
    const view = laying();
    const face = view.rack[0]!.cards[0]!;
    show(view);
    game.turn.discarding.hold("discard", face, "", 0);
    show({ ...view, note: "somebody is ready" });
    expect(game.leaving).toBe(face);
    Line.last.hear({ type: "done", id: last(), seq: seq + 1 });
    expect(game.leaving).toBe(face);
    show({ ...less(view, view.rack[0]!.rank, 1), laying: false, yourTurn: false });
    expect(game.leaving).toBe("");
  });
});

describe("a press that cannot be done now", () => {
  it("is marked when it follows one without an answer", () => {
    show(sample("waiting"));
    game.give({ do: "undo" }, "Undo");
    expect(game.orders.slow).toBe("");
    game.give({ do: "back" }, "Back");
    expect(Line.last.commands()).toEqual([{ do: "undo" }]);
    expect(game.orders.slow).toBe("slow");
  });

  it("says that the table has not answered yet", async () => {
    show(sample("lay-24"));
    game.hand.pickMore(game.hand.columns[0]!.rank);
    const laid = game.turn.lay(game.hand.columns[0]!.rank);
    await vi.advanceTimersByTimeAsync(1000);
    await laid;
    expect(game.explaining.shown?.kind).toBe("note");
    expect(Line.last.commands()).toEqual([]);
  });

  it("says that the table had moved on when the meld can take nothing any more", async () => {
    show(sample("waiting"));
    await game.turn.lay("K");
    expect(game.explaining.shown?.kind).toBe("note");
  });
});

describe("a salt", () => {
  it("is mixed in before the host begins, and then the game begins", () => {
    const lobby = {
      ...sample("waiting"),
      phase: "lobby" as const,
      yourTurn: false,
      you: 0,
      nextCommitment: "ab",
      salted: [],
      moves: [{ id: "start", label: "Start", detail: "", action: "", legal: true, refused: null, warning: "" }],
    };
    show(lobby);
    expect(Line.last.commands()).toEqual([]);
    game.move(lobby.moves[0]!);
    const [salt] = Line.last.commands();
    expect(salt).toMatchObject({ do: "salt", commitment: "ab" });
    expect(salt?.["salt"]).toMatch(/^[0-9a-f]{32}$/);
    const { id } = Line.last.sent.find((message) => message["type"] === "command")!;
    Line.last.hear({ type: "done", id, seq: 9 });
    expect(Line.last.commands().at(-1)).toEqual({ do: "start" });
    expect(Line.last.sent.at(-1)).toMatchObject({ seq: 9 });
  });
});

describe("a plan", () => {
  const waiting = (): TableView => ({ ...sample("waiting"), rack: sample("draw-13").rack });
  const last = (type: string): Record<string, unknown> => Line.last.sent.filter((message) => message["type"] === type).at(-1) ?? {};
  const target = (view: TableView): Target => {
    const column = view.rack.find((each) => !each.wild && each.cards.length > 1)!;
    const part = `${column.rank}:${column.cards.join(" ")}`;
    return { target: column.rank, part, action: `lay ${part}`, label: "Lay", detail: "", points: 10, legal: false, stageable: true, refused: null, warning: "" };
  };
  /** The answer to the last question, when it was asked. */
  const answer = (more: Partial<Previewed> = {}): void => {
    vi.advanceTimersByTime(100);
    Line.last.hear({ type: "previewed", id: last("preview")["id"], seq, title: "", note: "", targets: [], takes: [], discard: null, opening: null, staged: null, ...more });
  };

  it("is staged while another plays, and nothing is sent", async () => {
    const view = waiting();
    show(view);
    const planned = target(view);
    game.hand.pick(planned.target, 2);
    answer({ targets: [planned] });
    expect(game.choices.map((choice) => choice.key)).toEqual([`lay-${planned.target}`]);
    game.choices[0]!.press();
    await vi.advanceTimersByTimeAsync(0);
    expect(game.hand.staged).toEqual([planned.part]);
    expect(game.choices.map((choice) => choice.key)).toEqual(["all-back"]);
    expect(Line.last.commands()).toEqual([]);
  });

  it("is kept until the own turn, over the draw, and asked about then", () => {
    const view = waiting();
    show(view);
    const { part } = target(view);
    game.hand.stageAll([part], "");
    show({ ...view, yourTurn: true, laying: false, steps: ["draw"] });
    expect(game.hand.staged).toEqual([part]);
    game.turn.move({ id: "draw", label: "", detail: "", action: "draw", legal: true, refused: null, warning: "" });
    Line.last.hear({ type: "done", id: last("command")["id"], seq: seq + 1 });
    show({ ...view, yourTurn: true, laying: true });
    expect(game.hand.staged).toEqual([part]);
    answer();
    expect(last("preview")).toMatchObject({ staged: [part], ways: true });
    expect(game.hand.staged).toEqual([part]);
  });

  it("is lifted back with the reason when it cannot be laid any more", () => {
    const view = { ...waiting(), yourTurn: true, laying: true };
    show(view);
    game.hand.stageAll([target(view).part], "");
    answer({ lifted: { code: "meld-full", sentence: "Seven is the most.", short: "", help: "", rule: "", ruleText: "", sources: "" } as unknown as Refused });
    expect(game.hand.staged).toEqual([]);
    expect(game.explaining.shown).toMatchObject({ kind: "refusal", sentence: "Seven is the most." });
  });

  it("loses cards that are gone from the hand, and says so", () => {
    const view = waiting();
    show(view);
    const planned = target(view);
    game.hand.stageAll([planned.part], "");
    show({ ...view, rack: view.rack.filter((column) => column.rank !== planned.target) });
    expect(game.hand.staged).toEqual([]);
    expect(game.explaining.shown?.kind).toBe("note");
  });

  it("keeps a new version of the page waiting", () => {
    const view = waiting();
    show(view);
    game.hand.stageAll([target(view).part], "");
    welcome("2");
    show(view);
    expect(reload).not.toHaveBeenCalled();
    game.hand.unstageAll();
    show(view);
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe("a new version of the server", () => {
  it("waits for a discard that can still be taken back", () => {
    const view = { ...sample("waiting"), rack: sample("draw-13").rack };
    show({ ...view, laying: true });
    game.turn.discarding.hold("discard", view.rack[0]!.cards[0]!, "", Infinity);
    welcome("2");
    show({ ...view, laying: true });
    expect(reload).not.toHaveBeenCalled();
    game.turn.takeBackDiscard();
    show(view);
    expect(reload).toHaveBeenCalledOnce();
  });
});
