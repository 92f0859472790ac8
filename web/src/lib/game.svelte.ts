// One table in this browser: the view that the server sent, the line to it, and what each press does.
//
// It decides nothing about the game. The hand (what is picked) is in hand.svelte.ts, the buttons in choices.ts.
import type { ClientMessage, Command, Hinted, Move, Play, Previewed, Refused, ServerMessage, TableView, Target } from "../protocol";
import { announce } from "./announce";
import { ranksOf } from "./cards";
import { choicesOf, type Choice } from "./choices";
import { Connection, freshId, type State } from "./connection";
import { Discard } from "./discard.svelte";
import { Hand, type Holder } from "./hand.svelte";
import { preferences } from "./preferences.svelte";
import { Seals } from "./seals";
import { forgetSeat, tokenOf } from "./store";
import { Talk } from "./talk.svelte";
import { Telling } from "./telling";
import { language, say } from "./texts";

/** A popover that says why not, or gives a hint. */
export interface Explanation {
  kind: "refusal" | "hint" | "note";
  eyebrow: string;
  sentence: string;
  refused?: Refused;
  anchor: string;
}

/** A button that is to be pressed once more, and what is to be read before. */
export interface Confirming {
  key: string;
  sentence: string;
}

export interface Sample {
  view: TableView;
  previewed?: Previewed;
  staged?: string[];
  picks?: Record<string, number>;
}

type Order = Command["command"];

const DOUBLE_PRESS_MS = 350;
const SLOW_MS = 1000;
const VERY_SLOW_MS = 5000;
const FORCED_MS = 900;
const SECOND_MS = 1000;

export class Game implements Holder {
  readonly table: string;
  view = $state.raw<TableView | null>(null);
  connection = $state<State>("connecting");
  explanation = $state.raw<Explanation | null>(null);
  confirming = $state.raw<Confirming | null>(null);
  /** How long a command has been without an answer: not long, a while, or very long. */
  slow = $state<"" | "slow" | "very">("");
  sheetOpen = $state(true);
  problem = $state("");
  /** All lines of the running deal, once they were asked for. */
  whole = $state.raw<readonly Play[] | null>(null);
  /** The invitation to the table; empty for who watches. */
  code = $state("");
  seq = 0;
  /** The refusal that was shown last, for reading it again. */
  private refusal: Explanation | null = null;

  readonly isSample: boolean;
  readonly talk: Talk;
  readonly seals: Seals;
  readonly discarding = new Discard((held) => {
    const seq = this.seq;
    this.act(held.action, held.label);
    return seq;
  });
  readonly hand: Hand = new Hand(this);
  private readonly line: Connection | null;
  private readonly telling = new Telling();
  private slowTimers: ReturnType<typeof setTimeout>[] = [];
  private forcedTimer: ReturnType<typeof setTimeout> | undefined;
  private running: { id: string; seq: number; anchor: string; label: string; clears: boolean } | null = null;
  private lastPress = -Infinity;
  private hintAction = "";
  private version = "";
  /** Another version of the server is there: the page is to be loaded anew. */
  private outdated = false;
  /** What is picked and staged was used up at this view, so the next one clears it. */
  private clearAfter = Infinity;
  /** What waits for the own salt to be mixed in. */
  private salting: { id: string; then: () => void } | null = null;

  readonly choices: Choice[] = $derived.by(() => choicesOf(this));
  readonly locked: boolean = $derived(this.connection !== "open");
  /** Whether lays wait in the tray until they are laid down together. */
  readonly stages: boolean = $derived(Boolean(this.view?.opening) || preferences.holdLays);

  constructor(table: string, sample?: Sample) {
    this.table = table;
    this.isSample = sample !== undefined;
    this.talk = new Talk(table, (message) => this.ask(message));
    this.seals = new Seals(table);
    if (sample) {
      this.view = sample.view;
      this.connection = "open";
      this.hand.preview = sample.previewed ?? null;
      this.hand.staged = sample.staged ?? [];
      this.hand.picks = sample.picks ?? {};
      this.line = null;
      return;
    }
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.line = new Connection(`${scheme}://${location.host}/ws/${encodeURIComponent(table)}`, tokenOf(table), language, {
      message: (message) => this.hear(message),
      state: (state) => {
        if (this.connection !== state && state === "lost") announce(say("web-lost"), "now");
        if (state === "gone") forgetSeat(table);
        this.connection = state;
      },
    });
  }

  close(): void {
    this.hand.close();
    this.discarding.close();
    this.talk.close();
    this.telling.close();
    clearTimeout(this.forcedTimer);
    this.settle();
    this.line?.close();
  }

  tryNow(): void {
    this.line?.tryNow();
  }

  get leaving(): string {
    return this.discarding.held?.face ?? "";
  }

  // What the server says

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.outdated ||= this.version !== "" && this.version !== message.version;
        this.version = message.version;
        this.code = message.code ?? "";
        this.talk.enter(message.person ?? "", message.lines ?? []);
        break;
      case "view":
        this.see(message.seq, message.view);
        break;
      case "done":
        if (this.salting?.id === message.id) this.salted(message.seq);
        else this.finish(message.id);
        break;
      case "refusal":
        if (this.salting?.id === message.id) this.salted();
        else {
          const running = this.finish(message.id, false);
          if (running) this.explain(running.label, message.refused, running.anchor);
        }
        break;
      case "stale":
        if (this.finish(message.id, false)) this.note(say("web-stale"));
        break;
      case "previewed":
        this.hand.answer(message.id, message);
        break;
      case "explained":
        if (message.refused) this.explain("", message.refused, "turn");
        break;
      case "hinted":
        this.hinted(message);
        break;
      case "logged":
        this.whole = message.plays;
        break;
      case "said":
        this.talk.hear(message);
        break;
      case "problem":
        this.troubled(message.id ?? "", message.sentence);
        break;
      default:
    }
  }

  private troubled(id: string, sentence: string): void {
    if (id && this.salting?.id === id) this.salted();
    else if (id && this.talk.failed(id, sentence)) return;
    else if (id && this.finish(id, false)) this.note(sentence);
    else this.problem = sentence;
    this.hand.answer(id, null);
  }

  private see(seq: number, view: TableView): void {
    const before = this.view;
    if (before && seq < this.seq) return;
    this.seq = seq;
    if ((this.running?.clears && seq > this.running.seq) || seq > this.clearAfter) this.clear();
    this.discarding.see(seq, view.laying);
    if (before && (before.deal !== view.deal || before.phase !== view.phase)) {
      this.clear();
      this.sheetOpen = true;
      this.whole = null;
    }
    this.confirming = null;
    this.view = view;
    const wasStaged = this.hand.staged.length;
    this.hand.take(view, this.stages, !before);
    if (before && wasStaged && view.laying && this.hand.staged.length < wasStaged) this.note(say("table-lifted"));
    this.seals.see(view);
    this.giveSalt(view);
    this.telling.tell(before, view);
    this.goOn(view);
  }

  /** Does the only step there is, where that is wished; and loads a new version when nothing is in hand. */
  private goOn(view: TableView): void {
    clearTimeout(this.forcedTimer);
    const [step, ...others] = view.steps;
    if (preferences.forced && view.yourTurn && step && !others.length && !this.running && !this.discarding.held) {
      this.forcedTimer = setTimeout(() => this.view === view && this.act(step, ""), FORCED_MS);
    }
    const busy = view.yourTurn || this.hand.picked.length || this.hand.staged.length || this.discarding.held || this.talk.draft;
    if (this.outdated && !busy) location.reload();
  }

  private clear(): void {
    this.clearAfter = Infinity;
    this.hand.clear();
    this.explanation = null;
    this.hintAction = "";
  }

  changed(): void {
    this.explanation = null;
    this.confirming = null;
    this.takeBackDiscard();
  }

  // Honest cards

  /** Mixes something of one's own into the next pack, before the cards are dealt; who begins the game does it then. */
  private giveSalt(view: TableView): void {
    const begins = view.moves.some((move) => move.id === "start" || move.id === "rematch");
    if (view.phase !== "playing" && !begins) this.salt(() => undefined);
  }

  private salt(then: () => void): void {
    const { view } = this;
    const promise = view?.nextCommitment ?? "";
    if (!view || !promise || view.you < 0 || view.salted?.includes(view.you) || this.salting || this.locked || !this.line) {
      then();
      return;
    }
    const id = freshId();
    const salting = { id, then };
    this.salting = salting;
    this.ask({ type: "command", id, seq: this.seq, command: { do: "salt", commitment: promise, salt: this.seals.freshSalt(promise) } });
    setTimeout(() => this.salting === salting && this.salted(), SLOW_MS);
  }

  private salted(seq = this.seq): void {
    const then = this.salting?.then;
    this.salting = null;
    this.seq = Math.max(this.seq, seq);
    then?.();
  }

  // Doing

  ask(message: ClientMessage): void {
    this.line?.ask(message);
  }

  private once(): boolean {
    const now = performance.now();
    if (now - this.lastPress < DOUBLE_PRESS_MS) return false;
    this.lastPress = now;
    return true;
  }

  private send(command: Order, label: string, clears: boolean, anchor = "turn"): void {
    if (this.running || !this.line) return;
    clearTimeout(this.forcedTimer);
    this.explanation = null;
    this.confirming = null;
    this.hintAction = "";
    this.running = { id: freshId(), seq: this.seq, anchor, label, clears };
    this.slowTimers = [setTimeout(() => (this.slow = "slow"), SLOW_MS), setTimeout(() => (this.slow = "very"), VERY_SLOW_MS)];
    this.line.command({ type: "command", id: this.running.id, seq: this.seq, command });
  }

  private settle(): void {
    for (const timer of this.slowTimers.splice(0)) clearTimeout(timer);
    this.slow = "";
  }

  private finish(id: string, done = true): typeof this.running {
    const running = this.running;
    if (running?.id !== id) return null;
    this.running = null;
    this.settle();
    if (!done) this.discarding.drop();
    else if (running.clears && this.seq === running.seq) this.clearAfter = running.seq;
    return running;
  }

  private act(action: string, label: string, clears = true, anchor = "turn"): void {
    this.send({ do: "act", action }, label, clears, anchor);
  }

  /** Gives an order that is no move: about seats, people, settings, a pause. */
  give(order: Order, label: string, anchor = "turn"): void {
    if (this.once()) this.send(order, label, false, anchor);
  }

  /** Is called by another name at this table. */
  rename(name: string): void {
    this.ask({ type: "rename", id: freshId(), name });
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
    if (!this.once()) return;
    if (!move.legal) {
      if (move.refused) this.explain(move.label, move.refused, anchor);
      else this.note(move.detail || move.label, anchor);
    } else if (move.id === "start" || move.id === "rematch") {
      const command: Order = move.id === "start" ? { do: "start" } : { do: "rematch", rotate };
      this.salt(() => this.send(command, move.label, true, anchor));
    } else if (move.id === "next") {
      this.send({ do: "next", deal: this.view?.deal ?? 0 }, move.label, true, anchor);
    } else if (move.action && this.sure(move.id, move.warning ?? "")) {
      this.act(move.action, move.label, true, anchor);
    }
  }

  /** Lays the picked cards on a target, or stages them while lays wait to be laid down together. */
  async lay(target: string, anchor = "turn"): Promise<void> {
    if (!this.once()) return;
    await this.hand.settled();
    const found: Target | undefined = this.hand.targets.get(target);
    if (!found) return;
    if (this.stages && found.stageable) this.hand.stage(found);
    else if (found.legal && !this.stages) {
      if (this.sure(`lay-${target}`, found.warning ?? "")) this.act(found.action, found.label, true, anchor);
    } else if (found.refused) this.explain(found.label, found.refused, anchor);
  }

  async layDown(): Promise<void> {
    if (!this.once()) return;
    await this.hand.settled();
    const move = this.hand.preview?.staged;
    if (!move) return;
    if (!move.legal) {
      if (move.refused) this.explain(move.label, move.refused, "turn");
    } else if (this.sure("lay-down", move.warning ?? "")) this.act(move.action, move.label);
  }

  /** Discards the picked card: shown at once, sent when the grace is over. */
  async discard(anchor = "turn"): Promise<void> {
    if (!this.once()) return;
    const { hand } = this;
    await hand.settled();
    const move = hand.preview?.discard;
    const face = hand.picked[0];
    if (!move || !move.legal || !face || hand.picked.length !== 1) {
      if (move?.refused) this.explain(move.label, move.refused, anchor);
      else this.note(say("web-discard-pick"), anchor);
      return;
    }
    const wild = hand.columns.some((column) => column.wild && column.cards.includes(face));
    const doubt = wild || hand.size === 1 ? say("web-discard-sure") : "";
    if (!this.sure("discard", move.warning || doubt)) return;
    this.confirming = null;
    this.explanation = null;
    hand.picks = {};
    this.discarding.hold(move.action, face, move.label, this.leftMs());
  }

  /** What the clock leaves; infinite without one. */
  private leftMs(): number {
    const deadline = this.view?.deadline ?? 0;
    return deadline ? deadline * SECOND_MS - Date.now() : Infinity;
  }

  takeBackDiscard(): void {
    if (this.discarding.takeBack()) this.hand.ask();
  }

  /** Takes back: the discard on its way, what was staged last, or the last lay of this turn. */
  back(): void {
    if (this.discarding.held) this.takeBackDiscard();
    else if (this.hand.staged.length) this.hand.unstage(this.hand.staged.length - 1);
    else if (this.view?.canUndo) this.send({ do: "undo" }, say("web-undo"), true, "undo");
    else this.note(say("web-undo-nothing"), "undo");
  }

  // Asking

  hint(): void {
    if (this.hintAction && this.explanation?.kind === "hint") this.showHint();
    else if (!this.view?.yourTurn) this.note(say("web-hint-later"), "hint");
    else this.ask({ type: "hint", id: freshId() });
  }

  private hinted(message: Hinted): void {
    this.hintAction = message.action;
    this.explanation = { kind: "hint", eyebrow: say("web-hint"), sentence: message.sentence, anchor: "hint" };
  }

  /** Picks the cards that the hint names. */
  showHint(): void {
    const counts: Record<string, number> = {};
    for (const rank of ranksOf(this.hintAction)) counts[rank] = (counts[rank] ?? 0) + 1;
    this.hand.pickAll(counts);
  }

  get hintHasCards(): boolean {
    return ranksOf(this.hintAction).length > 0;
  }

  /** Asks for all lines of the running deal. */
  tellWhole(): void {
    this.ask({ type: "log", id: freshId(), after: -1 });
  }

  // Explaining

  explain(label: string, refused: Refused, anchor: string): void {
    const eyebrow = label ? say("web-not-now", { label }) : say("web-why");
    this.explanation = this.refusal = { kind: "refusal", eyebrow, sentence: refused.sentence, refused, anchor };
  }

  explainAgain(): void {
    if (this.refusal) this.explanation = { ...this.refusal, anchor: "turn" };
    else this.note(say("table-no-refusal"));
  }

  note(sentence: string, anchor = "turn"): void {
    this.explanation = { kind: "note", eyebrow: "", sentence, anchor };
  }
}
