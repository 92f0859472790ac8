// The WebSocket to one table: says hello, reads messages, comes back by itself after a loss, and asks again for what had
// no answer. A command keeps its id when it is sent again, so that it is never done twice.
import type { ClientMessage, Command, ServerMessage } from "../protocol";
import { hearTime } from "./clock.svelte";

export type State = "connecting" | "open" | "lost" | "gone";

export interface Listener {
  message: (message: ServerMessage) => void;
  state: (state: State) => void;
}

const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 8000;
const PING_EVERY_MS = 20_000;
const PONG_WITHIN_MS = 8000;
/** The code of a line that ended without a word. */
const DEAD = 1006;

/** An id that nobody else has: of this page, counted. No secure context is needed for it. */
const page = Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join("");
let counted = 0;
export const freshId = (): string => `${page}-${++counted}`;

export class Connection {
  private socket: WebSocket | undefined;
  private wait = FIRST_WAIT_MS;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  /** The command without an answer, sent again after a reconnect. */
  private unanswered: Command | undefined;

  constructor(
    private readonly address: string,
    private readonly token: () => string,
    private readonly language: () => string,
    private readonly listener: Listener,
  ) {
    this.open();
    addEventListener("online", this.tryNow);
    document.addEventListener("visibilitychange", this.seen);
  }

  /** Tries at once, without waiting for the next time. */
  readonly tryNow = (): void => {
    if (this.closed || this.socket?.readyState === WebSocket.OPEN || this.socket?.readyState === WebSocket.CONNECTING) return;
    clearTimeout(this.retry);
    this.open();
  };

  /** Sends a question, or drops it when there is no connection: its answer would come too late. */
  ask(message: ClientMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Sends a command; without a connection it goes out with the next one. */
  command(message: Command): void {
    this.unanswered = message;
    this.ask(message);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    this.quiet();
    removeEventListener("online", this.tryNow);
    document.removeEventListener("visibilitychange", this.seen);
    this.socket?.close();
  }

  private readonly seen = (): void => {
    if (document.visibilityState === "visible") this.tryNow();
  };

  private quiet(): void {
    clearInterval(this.pulse);
    clearTimeout(this.silence);
  }

  private open(): void {
    this.quiet();
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.addEventListener("open", () => {
      if (socket !== this.socket) return;
      socket.send(JSON.stringify({ type: "hello", token: this.token(), language: this.language() }));
      this.pulse = setInterval(() => {
        this.ask({ type: "ping" });
        clearTimeout(this.silence);
        this.silence = setTimeout(() => this.drop(socket), PONG_WITHIN_MS);
      }, PING_EVERY_MS);
    });
    socket.addEventListener("message", (event: MessageEvent<string>) => {
      if (socket !== this.socket) return;
      clearTimeout(this.silence);
      this.take(JSON.parse(event.data) as ServerMessage);
    });
    socket.addEventListener("close", (event) => this.lost(socket, event.code));
  }

  private take(message: ServerMessage): void {
    if ("now" in message && message.now) hearTime(message.now);
    if (message.type === "welcome") {
      this.wait = FIRST_WAIT_MS;
      this.listener.state("open");
      if (this.unanswered) this.ask(this.unanswered);
    }
    if ("id" in message && message.id === this.unanswered?.id) this.unanswered = undefined;
    if (message.type !== "pong") this.listener.message(message);
  }

  /** Gives a line up that is silent: over a dead network it would not be closed for minutes. */
  private drop(socket: WebSocket): void {
    this.lost(socket, DEAD);
    socket.close();
  }

  private lost(socket: WebSocket, code: number): void {
    if (socket !== this.socket || this.closed) return;
    this.socket = undefined;
    this.quiet();
    if (code === 4404) {
      this.listener.state("gone");
      return;
    }
    this.listener.state("lost");
    this.retry = setTimeout(() => this.open(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 1.7, LONGEST_WAIT_MS);
  }
}
