// Something of one's own is mixed into the next pack before the cards are dealt, so that nobody alone can choose them.
import type { ClientMessage, TableView } from "../protocol";
import { freshId } from "./connection";
import type { Seals } from "./seals";

/** What salting has to know of its table. */
export interface Salted {
  readonly view: TableView | null;
  readonly locked: boolean;
  readonly isSample: boolean;
  readonly seals: Seals;
  seq: number;
  ask(message: ClientMessage): void;
}

/** An order does not wait longer than this for the salt before it. */
const LONGEST_MS = 1000;

export class Salting {
  /** What waits for the own salt to be mixed in. */
  private waiting: { id: string; promise: string; then: () => void } | null = null;

  constructor(private readonly game: Salted) {}

  /** Gives salt as soon as it can be given; who begins the game does it then. */
  see(view: TableView): void {
    const begins = view.moves.some((move) => move.id === "start" || move.id === "rematch");
    if (view.phase !== "playing" && !begins) this.before(() => undefined);
  }

  /** Does something after the own salt is in. */
  before(then: () => void): void {
    const { view, locked, isSample, seq, seals } = this.game;
    const promise = view?.nextCommitment ?? "";
    if (!view || !promise || view.you < 0 || view.salted?.includes(view.you) || this.waiting || locked || isSample) {
      then();
      return;
    }
    const id = freshId();
    const waiting = { id, promise, then };
    this.waiting = waiting;
    this.game.ask({ type: "command", id, seq, command: { do: "salt", commitment: promise, salt: seals.freshSalt(promise, view.you) } });
    setTimeout(() => this.waiting === waiting && this.goOn(), LONGEST_MS);
  }

  /** Whether an answer was to the salt; then what waited goes on, salted or not. It was not taken if there is no `seq`. */
  answered(id: string, seq = 0): boolean {
    if (!id || this.waiting?.id !== id) return false;
    if (!seq) this.game.seals.forgetSalt(this.waiting.promise);
    this.goOn(seq);
    return true;
  }

  private goOn(seq = 0): void {
    const then = this.waiting?.then;
    this.waiting = null;
    this.game.seq = Math.max(this.game.seq, seq);
    then?.();
  }
}
