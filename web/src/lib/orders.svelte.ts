// Commands on their way: one at a time, each answered once. An answer that takes long is marked, and so is one that something
// else was pressed before; the second of two quick presses is swallowed.
import type { Command } from "../protocol";
import { freshId } from "./connection";
import { Presses } from "./presses";

export type Order = Command["command"];

/** A command without an answer. */
export interface Running {
  id: string;
  /** The view that it was given at. */
  seq: number;
  anchor: string;
  label: string;
  /** What is picked and staged is used up when it is done. */
  clears: boolean;
}

/** What an order has to know of its table. */
export interface Ordering {
  readonly seq: number;
  readonly isSample: boolean;
  command(message: Command): void;
  /** An order goes out: what was said about the one before is over. */
  ordering(): void;
}

const SLOW_MS = 1000;
const VERY_SLOW_MS = 5000;

export class Orders {
  /** How long a command has been without an answer: not long, a while, or very long. */
  slow = $state<"" | "slow" | "very">("");
  running: Running | null = null;
  private slowTimers: ReturnType<typeof setTimeout>[] = [];
  private readonly presses = new Presses();
  /** What is picked and staged was used up at this view, so the next one clears it. */
  private usedUpAt = Infinity;

  constructor(private readonly game: Ordering) {}

  close(): void {
    this.presses.close();
    this.settle();
  }

  /** Whether this press is none that was made twice by mistake. */
  once(): boolean {
    return this.presses.take();
  }

  /** Sends a command; tells whether it could, which it cannot while another one has no answer. */
  send(command: Order, label: string, clears: boolean, anchor = "turn"): boolean {
    const { game } = this;
    if (game.isSample) return false;
    if (this.running) {
      this.slow ||= "slow";
      return false;
    }
    game.ordering();
    this.running = { id: freshId(), seq: game.seq, anchor, label, clears };
    this.slowTimers = [setTimeout(() => (this.slow = "slow"), SLOW_MS), setTimeout(() => (this.slow = "very"), VERY_SLOW_MS)];
    game.command({ type: "command", id: this.running.id, seq: game.seq, command });
    return true;
  }

  act(action: string, label: string, clears = true, anchor = "turn"): boolean {
    return this.send({ do: "act", action }, label, clears, anchor);
  }

  /** Takes the answer to a command; null if it was to no command of these. */
  finish(id: string): Running | null {
    const { running } = this;
    if (running?.id !== id) return null;
    this.running = null;
    this.settle();
    return running;
  }

  /** It was done: the view after the one that it was given at clears what is in hand. */
  done(id: string): void {
    const running = this.finish(id);
    if (running?.clears && this.game.seq === running.seq) this.usedUpAt = running.seq;
  }

  /** Whether a view shows what was ordered, so that nothing is in hand any more. */
  isUsedUp(seq: number): boolean {
    return (this.running?.clears === true && seq > this.running.seq) || seq > this.usedUpAt;
  }

  cleared(): void {
    this.usedUpAt = Infinity;
  }

  private settle(): void {
    for (const timer of this.slowTimers.splice(0)) clearTimeout(timer);
    this.slow = "";
  }
}
