// One table in this browser: the view that the server sent, what is picked and staged, and what each press does.
//
// It decides nothing about the game. What is picked goes to the server as a question (`preview`), and what may be done with
// it comes back. Of several answers the latest question's wins.
import type { Act, Column, Command, Hinted, Move, Opening, Previewed, Refused, ServerMessage, TableView, Target } from "../protocol";
import { announce } from "./announce";
import { facesOf, held, ranksOf, remaining } from "./cards";
import { Connection, freshId, type State } from "./connection";
import { forgetSeat, keepSetting, keepStaged, setting, stagedAt, tokenOf } from "./store";
import { language, say } from "./texts";

/** A popover that says why not, or gives a hint. */
export interface Explanation {
  kind: "refusal" | "hint" | "note";
  eyebrow: string;
  sentence: string;
  refused?: Refused;
  anchor: string;
}

/** A button of the turn bar. */
export interface Choice {
  key: string;
  label: string;
  detail: string;
  legal: boolean;
  primary: boolean;
  press: () => void;
}

interface Grace {
  action: string;
  face: string;
  label: string;
  /** The view that it was sent at; -1 while it can be taken back. */
  sent: number;
}

export type Order = "high" | "low" | "most";

const DEBOUNCE_MS = 60;
const DOUBLE_PRESS_MS = 350;
const GRACE_MS = 1200;
const SLOW_MS = 1000;
const ORDERS: Order[] = ["high", "low", "most"];

export class Game {
  readonly table: string;
  view = $state.raw<TableView | null>(null);
  connection = $state<State>("connecting");
  /** How many cards of each rank are picked. */
  picks = $state.raw<Readonly<Record<string, number>>>({});
  staged = $state.raw<readonly string[]>([]);
  preview = $state.raw<Previewed | null>(null);
  explanation = $state.raw<Explanation | null>(null);
  /** A discard that is shown already and can still be taken back. */
  grace = $state.raw<Grace | null>(null);
  /** The discard that must be pressed once more. */
  confirming = $state(false);
  order = $state<Order>(setting<Order>("order", "high"));
  slow = $state(false);
  sheetOpen = $state(true);
  problem = $state("");
  /** The invitation to the table, for who holds a seat. */
  code = $state("");

  private seq = 0;
  private readonly line: Connection | null;
  private asked = "";
  private askTimer: ReturnType<typeof setTimeout> | undefined;
  private graceTimer: ReturnType<typeof setTimeout> | undefined;
  private slowTimer: ReturnType<typeof setTimeout> | undefined;
  private waiters: (() => void)[] = [];
  private running: { id: string; seq: number; anchor: string; label: string; clears: boolean } | null = null;
  private lastPress = -Infinity;
  private hintAction = "";
  private heard = -1;
  /** What is picked and staged was used up at this view, so the next one clears it. */
  private clearAfter = Infinity;

  /** Columns as they are shown: without what is staged or on its way to the pile, in the chosen order. */
  readonly columns: Column[] = $derived.by(() => {
    if (!this.view) return [];
    const away = this.grace ? [...this.staged, `:${this.grace.face}`] : this.staged;
    const columns = remaining(this.view.rack, away);
    if (this.order === "low") return columns.reverse();
    if (this.order === "most") return columns.sort((a, b) => b.cards.length - a.cards.length);
    return columns;
  });
  /** The faces that are picked. */
  readonly picked: string[] = $derived(this.columns.flatMap((column) => column.cards.slice(0, this.picks[column.rank] ?? 0)));
  readonly handSize: number = $derived(this.columns.reduce((sum, column) => sum + column.cards.length, 0));
  readonly choices: Choice[] = $derived.by(() => this.choose());
  /** Where the picked cards can go, by target. */
  readonly targets: ReadonlyMap<string, Target> = $derived(
    new Map((this.picked.length ? (this.preview?.targets ?? []) : []).map((target) => [target.target, target])),
  );
  readonly opening: Opening | null = $derived(this.view?.opening ? (this.preview?.opening ?? null) : null);
  readonly locked: boolean = $derived(this.connection !== "open");

  constructor(table: string, sample?: { view: TableView; previewed?: Previewed; staged?: string[]; picks?: Record<string, number> }) {
    this.table = table;
    if (sample) {
      this.view = sample.view;
      this.connection = "open";
      this.preview = sample.previewed ?? null;
      this.staged = sample.staged ?? [];
      this.picks = sample.picks ?? {};
      this.line = null;
      return;
    }
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.line = new Connection(`${scheme}://${location.host}/ws/${encodeURIComponent(table)}`, tokenOf(table), language, {
      message: (message) => this.hear(message),
      state: (state) => {
        if (this.connection !== state && state === "lost") announce(say("web-lost"));
        if (state === "gone") forgetSeat(table);
        this.connection = state;
      },
    });
  }

  close(): void {
    clearTimeout(this.askTimer);
    clearTimeout(this.graceTimer);
    clearTimeout(this.slowTimer);
    this.line?.close();
  }

  tryNow(): void {
    this.line?.tryNow();
  }

  // What the server says

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.code = message.code;
        break;
      case "view":
        this.see(message.seq, message.view);
        break;
      case "done":
        this.finish(message.id);
        break;
      case "refusal": {
        const running = this.finish(message.id, false);
        if (running) this.explain(running.label, message.refused, running.anchor);
        break;
      }
      case "stale":
        if (this.finish(message.id, false)) this.note(say("web-stale"));
        break;
      case "previewed":
        if (message.id === this.asked) this.answer(message);
        break;
      case "explained":
        if (message.refused) this.explain("", message.refused, "turn");
        break;
      case "hinted":
        this.hinted(message);
        break;
      case "problem":
        if (!message.id || !this.finish(message.id, false)) this.problem = message.sentence;
        else this.note(message.sentence);
        if (message.id === this.asked) this.answer(null);
        break;
      default:
    }
  }

  private see(seq: number, view: TableView): void {
    const before = this.view;
    if (before && seq < this.seq) return;
    const first = !before;
    this.seq = seq;
    if ((this.running?.clears && seq > this.running.seq) || seq > this.clearAfter) this.clear();
    if (this.grace && this.grace.sent >= 0 && seq > this.grace.sent) this.grace = null;
    if (before && (before.deal !== view.deal || before.phase !== view.phase)) {
      this.clear();
      this.sheetOpen = true;
    }
    this.view = view;
    const staged = first ? stagedAt(this.table, seq) : this.staged;
    const kept = view.laying && view.opening ? held(view.rack, staged) : [];
    if (kept.length !== this.staged.length || first) this.stageParts(kept);
    else if (kept.length) keepStaged(this.table, seq, [...kept]);
    if (this.grace && this.grace.sent < 0 && !view.laying) this.takeBackDiscard();
    this.clamp();
    this.tell(before, view);
    this.ask();
  }

  private tell(before: TableView | null, view: TableView): void {
    const fresh = view.plays.filter((play) => play.number > this.heard && play.seat !== view.you);
    this.heard = Math.max(-1, ...view.plays.map((play) => play.number));
    if (before) for (const play of fresh.slice(-6)) announce(play.text);
    if (view.yourTurn && (!before?.yourTurn || before.prompt !== view.prompt)) announce(`${view.prompt} ${view.note}`);
  }

  private answer(message: Previewed | null): void {
    this.preview = message;
    this.asked = "";
    for (const wake of this.waiters.splice(0)) wake();
    if (message && this.picked.length) announce(`${message.title}. ${message.note}`);
  }

  /** Asks what can be done with what is picked, when there is something to decide. */
  private ask(): void {
    clearTimeout(this.askTimer);
    this.confirming = false;
    if (!this.line || !this.view?.yourTurn || this.view.phase !== "playing") {
      if (this.line) this.preview = null;
      this.asked = "";
      for (const wake of this.waiters.splice(0)) wake();
      return;
    }
    this.asked = freshId();
    const id = this.asked;
    const send = (): void => {
      this.line?.ask({ type: "preview", id, picked: [...this.picked], staged: [...this.staged] });
    };
    this.askTimer = setTimeout(send, this.preview ? DEBOUNCE_MS : 0);
  }

  /** Waits until what is shown fits what is picked. */
  private async settled(): Promise<void> {
    if (!this.asked) return;
    await new Promise<void>((wake) => {
      this.waiters.push(wake);
      setTimeout(wake, SLOW_MS);
    });
  }

  // Picking

  pick(rank: string, count: number): void {
    const column = this.columns.find((each) => each.rank === rank);
    if (!column) return;
    this.picks = { ...this.picks, [rank]: Math.max(0, Math.min(column.cards.length, count)) };
    this.explanation = null;
    if (this.grace) this.takeBackDiscard();
    this.ask();
  }

  /** One more of the rank; past the last, none. */
  pickMore(rank: string): void {
    const column = this.columns.find((each) => each.rank === rank);
    if (column) this.pick(rank, ((this.picks[rank] ?? 0) + 1) % (column.cards.length + 1));
  }

  unpick(): void {
    this.picks = {};
    this.ask();
  }

  private clear(): void {
    this.clearAfter = Infinity;
    this.picks = {};
    this.stageParts([]);
    this.explanation = null;
    this.hintAction = "";
  }

  private clamp(): void {
    const entries = this.columns.map((column) => [column.rank, Math.min(this.picks[column.rank] ?? 0, column.cards.length)] as const);
    this.picks = Object.fromEntries(entries.filter(([, count]) => count));
  }

  nextOrder(): void {
    this.order = ORDERS[(ORDERS.indexOf(this.order) + 1) % ORDERS.length]!;
    keepSetting("order", this.order);
    announce(say(`web-order-${this.order}`));
  }

  // Staging

  private stageParts(parts: readonly string[]): void {
    this.staged = parts;
    if (this.line) keepStaged(this.table, this.seq, [...parts]);
  }

  unstage(index: number): void {
    this.stageParts(this.staged.filter((_, i) => i !== index));
    this.ask();
  }

  unstageAll(): void {
    this.stageParts([]);
    this.ask();
  }

  // Doing

  private once(): boolean {
    const now = performance.now();
    if (now - this.lastPress < DOUBLE_PRESS_MS) return false;
    this.lastPress = now;
    return true;
  }

  private send(command: Command["command"], label: string, clears: boolean, anchor = "turn"): void {
    if (this.running || !this.line) return;
    this.explanation = null;
    this.hintAction = "";
    this.running = { id: freshId(), seq: this.seq, anchor, label, clears };
    this.slowTimer = setTimeout(() => (this.slow = true), SLOW_MS);
    this.line.command({ type: "command", id: this.running.id, seq: this.seq, command });
  }

  private finish(id: string, done = true): typeof this.running {
    const running = this.running;
    if (running?.id !== id) return null;
    this.running = null;
    clearTimeout(this.slowTimer);
    this.slow = false;
    if (!done) this.grace = null;
    else if (running.clears && this.seq === running.seq) this.clearAfter = running.seq;
    return running;
  }

  /** Gives an order that is no move: about seats, people, settings. */
  give(order: Command["command"], label: string, anchor = "turn"): void {
    if (this.once()) this.send(order, label, false, anchor);
  }

  /** Is called by another name at this table. */
  rename(name: string): void {
    this.line?.ask({ type: "rename", id: freshId(), name });
  }

  private act(action: string, label: string, clears = true, anchor = "turn"): void {
    const command: Act = { do: "act", action };
    this.send(command, label, clears, anchor);
  }

  /** Does a move, or says why not. */
  move(move: Move, anchor = "turn"): void {
    if (!this.once()) return;
    if (!move.legal) {
      if (move.refused) this.explain(move.label, move.refused, anchor);
      else this.note(move.detail || move.label, anchor);
    } else if (move.id === "start" || move.id === "next" || move.id === "rematch") {
      this.send({ do: move.id }, move.label, true, anchor);
    } else if (move.action) {
      this.act(move.action, move.label, true, anchor);
    }
  }

  /** Lays the picked cards on a target, or stages them while the opening is not met. */
  async lay(target: string, anchor = "turn"): Promise<void> {
    if (!this.once()) return;
    await this.settled();
    const found = this.targets.get(target);
    if (!found) return;
    if (this.view?.opening && found.stageable) {
      this.stageParts([...this.staged, found.part]);
      this.picks = {};
      this.explanation = null;
      announce(say("web-staged-now", { label: found.label }));
      this.ask();
    } else if (found.legal && !this.view?.opening) {
      this.act(found.action, found.label, true, anchor);
    } else if (found.refused) {
      this.explain(found.label, found.refused, anchor);
    }
  }

  async layDown(): Promise<void> {
    if (!this.once()) return;
    await this.settled();
    const move = this.preview?.staged;
    if (!move) return;
    if (move.legal) this.act(move.action, move.label);
    else if (move.refused) this.explain(move.label, move.refused, "turn");
  }

  /** Discards the picked card: shown at once, sent when the grace is over. */
  async discard(anchor = "turn"): Promise<void> {
    if (!this.once()) return;
    await this.settled();
    const move = this.preview?.discard;
    const face = this.picked[0];
    if (!move || !move.legal || !face || this.picked.length !== 1) {
      if (move?.refused) this.explain(move.label, move.refused, anchor);
      else this.note(say("web-discard-pick"), anchor);
      return;
    }
    const wild = this.columns.some((column) => column.wild && column.cards.includes(face));
    if (!this.confirming && (wild || this.handSize === 1)) {
      this.confirming = true;
      announce(say("web-discard-sure"));
      return;
    }
    this.confirming = false;
    this.explanation = null;
    this.grace = { action: move.action, face, label: move.label, sent: -1 };
    this.picks = {};
    announce(say("web-grace"));
    this.graceTimer = setTimeout(() => this.discardNow(), GRACE_MS);
  }

  /** The face stays away from the hand until the next view shows it on the pile. */
  private discardNow(): void {
    if (!this.grace) return;
    this.grace = { ...this.grace, sent: this.seq };
    this.act(this.grace.action, this.grace.label);
  }

  takeBackDiscard(): void {
    if (!this.grace || this.grace.sent >= 0) return;
    clearTimeout(this.graceTimer);
    announce(say("web-grace-back"));
    this.grace = null;
    this.ask();
  }

  /** Takes back: the discard on its way, what was staged last, or the last lay of this turn. */
  back(): void {
    if (this.grace) this.takeBackDiscard();
    else if (this.staged.length) this.unstage(this.staged.length - 1);
    else if (this.view?.canUndo) this.send({ do: "undo" }, say("web-undo"), true, "undo");
    else this.note(say("web-undo-nothing"), "undo");
  }

  // Asking

  hint(): void {
    if (this.hintAction && this.explanation?.kind === "hint") {
      this.showHint();
      return;
    }
    if (!this.view?.yourTurn) this.note(say("web-hint-later"), "hint");
    else this.line?.ask({ type: "hint", id: freshId() });
  }

  private hinted(message: Hinted): void {
    this.hintAction = message.action;
    this.explanation = { kind: "hint", eyebrow: say("web-hint"), sentence: message.sentence, anchor: "hint" };
  }

  /** Picks the cards that the hint names. */
  showHint(): void {
    const counts: Record<string, number> = {};
    for (const rank of ranksOf(this.hintAction)) counts[rank] = (counts[rank] ?? 0) + 1;
    this.explanation = null;
    this.picks = counts;
    this.clamp();
    this.ask();
  }

  get hintHasCards(): boolean {
    return ranksOf(this.hintAction).length > 0;
  }

  explain(label: string, refused: Refused, anchor: string): void {
    const eyebrow = label ? say("web-not-now", { label }) : say("web-why");
    this.explanation = { kind: "refusal", eyebrow, sentence: refused.sentence, refused, anchor };
  }

  note(sentence: string, anchor = "turn"): void {
    this.explanation = { kind: "note", eyebrow: "", sentence, anchor };
  }

  // The turn bar

  private choose(): Choice[] {
    const view = this.view;
    if (!view) return [];
    if (this.connection === "lost") return [this.choice("try", say("web-try-now"), "", () => this.tryNow())];
    if (this.grace) return this.grace.sent < 0 ? [this.choice("back", say("web-grace-take-back"), "", () => this.takeBackDiscard())] : [];
    const moves = view.moves.map((move) => this.fromMove(move));
    if (!view.yourTurn || !view.laying) return this.firstIsPrimary([...this.ways(view.moves)]);
    return this.firstIsPrimary([...this.lays(view), ...this.discards(), ...moves]);
  }

  private choice(key: string, label: string, detail: string, press: () => void, legal = true): Choice {
    return { key, label, detail, legal, primary: false, press };
  }

  private fromMove(move: Move): Choice {
    return this.choice(move.id, move.label, move.detail, () => this.move(move, `move-${move.id}`), move.legal);
  }

  /** Drawing: the moves, with the ways of taking that fit the picked cards if some are picked. */
  private ways(moves: readonly Move[]): Choice[] {
    const takes = this.picked.length ? (this.preview?.takes ?? []) : [];
    if (!takes.length) return moves.map((move) => this.fromMove(move));
    const others = moves.filter((move) => !move.id.startsWith("take"));
    return [...others, ...takes].map((move) => this.fromMove(move));
  }

  private lays(view: TableView): Choice[] {
    const choices: Choice[] = [];
    const down = this.staged.length ? this.preview?.staged : null;
    if (this.picked.length) {
      const usable = (target: Target): boolean => (view.opening ? target.stageable : target.legal);
      const sorted = [...(this.preview?.targets ?? [])].sort((a, b) => +usable(b) - +usable(a));
      const shown = sorted.filter((target, i) => i === 0 || usable(target)).slice(0, 3);
      for (const target of shown) {
        const key = `lay-${target.target}`;
        choices.push(this.choice(key, target.label, target.detail, () => void this.lay(target.target, `move-${key}`), usable(target)));
      }
    }
    if (down) choices.push(this.choice("lay-down", down.label, down.detail, () => void this.layDown(), down.legal));
    if (this.staged.length && !this.picked.length) {
      choices.push(this.choice("all-back", say("web-all-back"), "", () => this.unstageAll()));
    }
    if (!choices.length) {
      choices.push(this.choice("lay", say("web-lay"), say("web-lay-pick"), () => this.note(say("web-lay-how"), "move-lay"), false));
    }
    return choices;
  }

  private discards(): Choice[] {
    if (this.staged.length) return [];
    const move = this.preview?.discard;
    const press = (): void => void this.discard("move-discard");
    if (!move) return [this.choice("discard", say("web-discard"), say("web-discard-one"), press, false)];
    const detail = this.confirming ? say("web-discard-again") : move.detail;
    return [this.choice("discard", move.label, detail, press, move.legal)];
  }

  /** One primary button at a time: the first that can be done, among yes and no none. */
  private firstIsPrimary(choices: Choice[]): Choice[] {
    const first = choices.find((choice) => choice.legal && choice.key !== "all-back");
    if (first && !choices.some((choice) => choice.key === "yes")) first.primary = true;
    return choices;
  }

  /** The faces that are staged on a target. */
  stagedOn(target: string): string[] {
    return this.staged.filter((part) => part.startsWith(`${target}:`)).flatMap(facesOf);
  }
}
