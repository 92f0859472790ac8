import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ServerMessage } from "../protocol";
import { leftMs } from "./clock.svelte";
import { Connection, freshId, type State } from "./connection";

/** A WebSocket without a network. */
class Line extends EventTarget {
  static readonly OPEN = 1;
  static readonly CONNECTING = 0;
  static made: Line[] = [];
  readyState = Line.CONNECTING;
  sent: Record<string, unknown>[] = [];

  constructor(readonly address: string) {
    super();
    Line.made.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  open(): void {
    this.readyState = Line.OPEN;
    this.dispatchEvent(new Event("open"));
  }
  hear(message: ServerMessage): void {
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(message) }));
  }
  close(code = 1006): void {
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event("close"), { code }));
  }
}

const WELCOME: ServerMessage = {
  type: "welcome",
  table: "t",
  seat: 0,
  language: "en",
  version: "0",
  person: "p",
  code: "",
  lines: [],
  now: 0,
};
let states: State[];
let heard: ServerMessage[];
let connection: Connection;
let token: string;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  vi.stubGlobal("document", new EventTarget());
  Line.made = [];
  states = [];
  heard = [];
  token = "secret";
  connection = new Connection("ws://here/ws/t", () => token, () => "uk", {
    message: (message) => heard.push(message),
    state: (state) => states.push(state),
  });
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("says hello first, and the token stands in no address", () => {
  Line.made[0]!.open();
  expect(Line.made[0]!.sent).toEqual([{ type: "hello", token: "secret", language: "uk" }]);
  expect(Line.made[0]!.address).not.toContain("secret");
});

it("learns the server's time with the welcome, and again with each pong", () => {
  const server = Date.now() / 1000 - 60;
  Line.made[0]!.open();
  Line.made[0]!.hear({ ...WELCOME, now: server });
  expect(leftMs(server + 60)).toBe(60_000);
  Line.made[0]!.hear({ type: "pong", now: server + 1 });
  expect(leftMs(server + 60)).toBe(59_000);
  Line.made[0]!.hear({ type: "pong", now: Date.now() / 1000 });
});

it("says hello with the token that is kept by then", () => {
  Line.made[0]!.open();
  token = "newer";
  Line.made[0]!.close();
  vi.advanceTimersByTime(1000);
  Line.made[1]!.open();
  expect(Line.made[1]!.sent).toEqual([{ type: "hello", token: "newer", language: "uk" }]);
});

it("comes back, and sends a command without an answer again with its own id", () => {
  const first = Line.made[0]!;
  first.open();
  first.hear(WELCOME);
  connection.command({ type: "command", id: "a", seq: 3, command: { do: "undo" } });
  first.close();
  expect(states).toEqual(["open", "lost"]);
  vi.advanceTimersByTime(1000);
  const second = Line.made[1]!;
  second.open();
  expect(second.sent.map((message) => message["type"])).toEqual(["hello"]);
  second.hear(WELCOME);
  expect(second.sent.at(-1)).toEqual({ type: "command", id: "a", seq: 3, command: { do: "undo" } });
  second.hear({ type: "done", id: "a", seq: 4 });
  second.close();
  vi.advanceTimersByTime(1000);
  Line.made[2]!.open();
  Line.made[2]!.hear(WELCOME);
  expect(Line.made[2]!.sent).toHaveLength(1);
});

it("waits longer from time to time, never longer than some seconds", () => {
  for (let i = 0; i < 12; i++) {
    Line.made.at(-1)!.close();
    vi.advanceTimersByTime(12_000);
  }
  expect(Line.made).toHaveLength(13);
});

it("gives up on a table that is not there", () => {
  Line.made[0]!.close(4404);
  vi.advanceTimersByTime(60_000);
  expect(states).toEqual(["gone"]);
  expect(Line.made).toHaveLength(1);
});

it("tries again where the table cannot be read now", () => {
  Line.made[0]!.close(1013);
  vi.advanceTimersByTime(12_000);
  expect(states).toEqual(["lost"]);
  expect(Line.made).toHaveLength(2);
});

it("notices a silent server", () => {
  Line.made[0]!.open();
  Line.made[0]!.hear(WELCOME);
  vi.advanceTimersByTime(29_000);
  expect(states.at(-1)).toBe("lost");
});

it("leaves a silent line alone that takes long to close, and notices when the next one is silent", () => {
  const first = Line.made[0]!;
  first.open();
  first.hear(WELCOME);
  const end = vi.spyOn(first, "close").mockImplementation(() => (first.readyState = 2));
  vi.advanceTimersByTime(28_000);
  expect(end).toHaveBeenCalledOnce();
  expect(states).toEqual(["open", "lost"]);
  connection.tryNow();
  const second = Line.made[1]!;
  second.open();
  second.hear(WELCOME);
  first.hear(WELCOME);
  first.dispatchEvent(Object.assign(new Event("close"), { code: 1006 }));
  expect(states).toEqual(["open", "lost", "open"]);
  for (let minute = 0; minute < 3; minute++) {
    vi.advanceTimersByTime(20_000);
    second.hear({ type: "pong", now: 0 });
  }
  expect(second.sent.filter((message) => message["type"] === "ping")).toHaveLength(3);
  vi.advanceTimersByTime(28_000);
  expect(states.at(-1)).toBe("lost");
  connection.close();
  expect(vi.getTimerCount()).toBe(0);
});

it("makes ids that differ", () => {
  expect(freshId()).not.toBe(freshId());
});
