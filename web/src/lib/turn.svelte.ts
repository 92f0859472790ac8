// What each press of one's turn does: a move, a lay, a discard, taking back. It decides nothing about the game: what may be
// done was sent, and what may not says why.
import type { Move, TableView, Target } from "../protocol";
import { announce } from "./announce";
import { leftMs } from "./clock.svelte";
import { freshId } from "./connection";
import { Discard } from "./discard.svelte";
import type { Game } from "./game.svelte";
import type { Order } from "./orders.svelte";
import { preferences } from "./preferences.svelte";
import { say } from "./texts";

/** A button that is to be pressed once more, and what is to be read before. */
export interface Confirming {
  key: string;
  sentence: string;
}

const FORCED_MS = 900;

export class Turn {
  confirming = $state.raw<Confirming | null>(null);
  readonly discarding: Discard;
  private forcedTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly game: Game) {
    this.discarding = new Discard((held) => {
      if (game.orders.act(held.action, held.label)) return game.seq;
      game.explaining.note(say("web-no-answer"));
      return -1;
    });
  }

  /** Whether lays wait in the tray until they are laid down together: in an opening, as a plan, or as one wishes. */
  get stages(): boolean {
    const { view, hand } = this.game;
    return Boolean(view?.opening) || !view?.yourTurn || hand.staged.length > 0 || preferences.holdLays;
  }

  close(): void {
    this.discarding.close();
    this.ordering();
  }

  /** Something is ordered: nothing is done by itself any more, and nothing waits to be confirmed. */
  ordering(): void {
    clearTimeout(this.forcedTimer);
    this.confirming = null;
  }

  /** The selection changed. */
  changed(): void {
    this.confirming = null;
    this.takeBackDiscard();
  }

  /** Does the only step there is, where that is wished. */
  goOn(view: TableView): void {
    const { game } = this;
    clearTimeout(this.forcedTimer);
    const [step, ...others] = view.steps;
    if (preferences.forced && view.yourTurn && step && !others.length && !game.orders.running && !this.discarding.held) {
      this.forcedTimer = setTimeout(() => game.view === view && game.orders.act(step, ""), FORCED_MS);
    }
  }

  /** Whether something may be done: at once, or when it was pressed again after its warning was read. */
  private sure(key: string, sentence: string): boolean {
    if (!sentence || this.confirming?.key === key) return true;
    this.confirming = { key, sentence };
    announce(`${sentence} ${say("web-discard-again")}`, "now");
    return false;
  }

  /** Does a move, or says why not. */
  move(move: Move, anchor = "turn", rotate = false): void {
    const { explaining, orders, salting, view } = this.game;
    if (!orders.once()) return;
    if (!move.legal) {
      if (move.refused) explaining.explain(move.label, move.refused, anchor);
      else explaining.note(move.detail || move.label, anchor);
    } else if (move.id === "start" || move.id === "rematch") {
      const command: Order = move.id === "start" ? { do: "start" } : { do: "rematch", rotate };
      salting.before(() => orders.send(command, move.label, true, anchor));
    } else if (move.id === "next") {
      orders.send({ do: "next", deal: view?.deal ?? 0 }, move.label, true, anchor);
    } else if (move.action && this.sure(move.id, move.warning ?? "")) {
      orders.act(move.action, move.label, true, anchor);
    }
  }

  /** Whether what is shown fits what is picked; else it is said that the answer is not there yet. */
  private async settled(anchor: string): Promise<boolean> {
    const fits = await this.game.hand.settled();
    if (!fits) this.game.explaining.note(say("web-no-answer"), anchor);
    return fits;
  }

  /** Lays the picked cards on a target, or stages them while lays wait to be laid down together. */
  async lay(target: string, anchor = "turn"): Promise<void> {
    const { explaining, hand, orders } = this.game;
    if (!orders.once() || !(await this.settled(anchor))) return;
    const found: Target | undefined = hand.targets.get(target);
    if (!found) explaining.note(say("web-stale"), anchor);
    else if (this.stages && found.stageable) hand.stage(found);
    else if (found.legal && !this.stages) {
      if (this.sure(`lay-${target}`, found.warning ?? "")) orders.act(found.action, found.label, true, anchor);
    } else if (found.refused) explaining.explain(found.label, found.refused, anchor);
  }

  async layDown(): Promise<void> {
    const { explaining, hand, orders } = this.game;
    if (!orders.once() || !(await this.settled("turn"))) return;
    const move = hand.preview?.staged;
    if (!move) explaining.note(say("web-stale"));
    else if (!move.legal) {
      if (move.refused) explaining.explain(move.label, move.refused, "turn");
    } else if (this.sure("lay-down", move.warning ?? "")) orders.act(move.action, move.label);
  }

  /** Discards the picked card: shown at once, sent when the grace is over. */
  async discard(anchor = "turn"): Promise<void> {
    const { explaining, hand, orders } = this.game;
    if (!orders.once() || !(await this.settled(anchor))) return;
    const move = hand.preview?.discard;
    const face = hand.picked[0];
    if (!move || !move.legal || !face || hand.picked.length !== 1) {
      if (move?.refused) explaining.explain(move.label, move.refused, anchor);
      else explaining.note(say("web-discard-pick"), anchor);
      return;
    }
    const wild = hand.columns.some((column) => column.wild && column.cards.includes(face));
    const doubt = wild || hand.size === 1 ? say("web-discard-sure") : "";
    if (!this.sure("discard", move.warning || doubt)) return;
    this.confirming = null;
    explaining.close();
    hand.picks = {};
    this.discarding.hold(move.action, face, move.label, leftMs(this.game.view?.deadline));
  }

  takeBackDiscard(): void {
    if (this.discarding.takeBack()) this.game.hand.ask();
  }

  /** Takes back: the discard on its way, what was staged last, or the last lay of this turn. */
  back(): void {
    const { explaining, hand, orders, view } = this.game;
    if (this.discarding.held) this.takeBackDiscard();
    else if (hand.staged.length) hand.unstage(hand.staged.length - 1);
    else if (view?.canUndo) orders.send({ do: "undo" }, say("web-undo"), true, "undo");
    else explaining.note(say("web-undo-nothing"), "undo");
  }

  /** Asks for a hint; a second press shows it. */
  hint(): void {
    const { explaining, hand, view } = this.game;
    if (explaining.showsHint) this.showHint();
    else if (!view?.yourTurn) explaining.note(say("web-hint-later"), "hint");
    else this.game.ask({ type: "hint", id: freshId(), staged: [...hand.staged] });
  }

  /** Picks the cards that the hint names. */
  showHint(): void {
    this.game.hand.pickAll(this.game.explaining.hintPicks);
  }
}
