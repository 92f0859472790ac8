// Commands on their way: one at a time, each answered once. An answer that takes long is marked, and so is one that something
// else was pressed before; the second of two quick presses is swallowed.
import type { Command } from "../protocol";
import { freshId } from "./connection";
import type { Used } from "./hand.svelte";
import { Presses } from "./presses";

export type Order = Command["command"];

/** A command without an answer. */
export interface Running {
  id: string;
  anchor: string;
  label: string;
  /** What of the hand is used up when it is done. */
  uses: Used | null;
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
  /** What the last command used up, until a view shows that. */
  private usedUp: { seq: number; uses: Used | null } | null = null;

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
  send(command: Order, label: string, uses: Used | null = null, anchor = "turn"): boolean {
    const { game } = this;
    if (game.isSample) return false;
    if (this.running) {
      this.slow ||= "slow";
      return false;
    }
    game.ordering();
    this.running = { id: freshId(), anchor, label, uses };
    this.slowTimers = [setTimeout(() => (this.slow = "slow"), SLOW_MS), setTimeout(() => (this.slow = "very"), VERY_SLOW_MS)];
    game.command({ type: "command", id: this.running.id, seq: game.seq, command });
    return true;
  }

  act(action: string, label: string, uses: Used | null = null, anchor = "turn"): boolean {
    return this.send({ do: "act", action }, label, uses, anchor);
  }

  /** Takes the answer to a command; null if it was to no command of these. */
  finish(id: string): Running | null {
    const { running } = this;
    if (running?.id !== id) return null;
    this.running = null;
    this.settle();
    return running;
  }

  /** It was done, which the view of `seq` shows, and none before it. */
  done(id: string, seq: number): void {
    const running = this.finish(id);
    if (running) this.usedUp = { seq, uses: running.uses };
  }

  /** Takes what was used up; null while the view of `seq` does not show that anything was. */
  shown(seq: number): { uses: Used | null } | null {
    const { usedUp } = this;
    if (!usedUp || seq < usedUp.seq) return null;
    this.usedUp = null;
    return usedUp;
  }

  private settle(): void {
    for (const timer of this.slowTimers.splice(0)) clearTimeout(timer);
    this.slow = "";
  }
}
