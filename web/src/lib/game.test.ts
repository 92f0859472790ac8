import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ServerMessage, TableView } from "../protocol";
import { Game } from "./game.svelte";
import { prefer } from "./preferences.svelte";

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
