// The own hand: what is picked of it, what is staged, and what the server says can be done with that.
//
// What is picked goes to the server as a question (`preview`). Of several answers the latest question's wins.
import type { ClientMessage, Column, Opening, Previewed, Refused, TableView, Target } from "../protocol";
import { announce } from "./announce";
import { facesOf, held, remaining, without } from "./cards";
import { freshId } from "./connection";
import { preferences } from "./preferences.svelte";
import { share } from "./sharing";
import { keepHand, keepSetting, keptHand, setting } from "./store";
import { say } from "./texts";

/** What the hand has to know of its table. */
export interface Holder {
  readonly table: string;
  readonly view: TableView | null;
  readonly seq: number;
  /** A face that is on its way to the pile. */
  readonly leaving: string;
  readonly isSample: boolean;
  ask(message: ClientMessage): void;
  /** The selection changed: what was said about the one before is over. */
  changed(): void;
  /** What was staged cannot be laid any more, and why. */
  lifted(label: string, refused: Refused): void;
}

export type Order = "high" | "low" | "most";
type Picks = Readonly<Record<string, number>>;

/** What of the hand an order is made of. */
export interface Used {
  picks: Picks;
  staged: readonly string[];
}

const DEBOUNCE_MS = 60;
const SLOW_MS = 1000;
const ORDERS: Order[] = ["high", "low", "most"];

export class Hand {
  private readonly holder: Holder;

  constructor(holder: Holder) {
    this.holder = holder;
  }

  /** How many cards of each rank are picked. */
  picks = $state.raw<Picks>({});
  staged = $state.raw<readonly string[]>([]);
  preview = $state.raw<Previewed | null>(null);
  order = $state<Order>(setting<Order>("order", "high"));

  private asked = $state("");
  /** What was read out of the last answer. */
  private told = "";
  /** What was kept last. */
  private kept = "";
  private timer: ReturnType<typeof setTimeout> | undefined;
  private waiters: (() => void)[] = [];

  /** Columns as they are shown: without what is staged or on its way to the pile, in the chosen order. */
  readonly columns: readonly Column[] = $derived.by(() => {
    const { view, leaving } = this.holder;
    if (!view) return [];
    const columns = remaining(view.rack, leaving ? [...this.staged, `:${leaving}`] : this.staged);
    if (this.order === "low") return [...columns].reverse();
    if (this.order === "most") return [...columns].sort((a, b) => b.cards.length - a.cards.length);
    return columns;
  });
  /** The faces that are picked. */
  readonly picked: string[] = $derived(this.columns.flatMap((column) => column.cards.slice(0, this.picks[column.rank] ?? 0)));
  readonly size: number = $derived(this.columns.reduce((sum, column) => sum + column.cards.length, 0));
  /** Where the picked cards can go, by target. */
  readonly targets: ReadonlyMap<string, Target> = $derived(
    new Map((this.picked.length ? (this.preview?.targets ?? []) : []).map((target) => [target.target, target])),
  );
  readonly opening: Opening | null = $derived.by(() => (this.holder.view?.opening ? (this.preview?.opening ?? null) : null));
  /** What is shown does not fit yet what is picked. */
  readonly busy: boolean = $derived(this.asked !== "");

  close(): void {
    clearTimeout(this.timer);
  }

  /** Takes a new view in: keeps what is still there of what was picked and staged. */
  take(view: TableView, first: boolean): void {
    const kept = first ? keptHand(this.holder.table) : null;
    const fits = kept?.deal === view.deal && kept.phase === view.phase;
    if (kept && fits) this.picks = kept.picks;
    const staged = kept ? (fits ? kept.staged : []) : this.staged;
    this.staged = share(this.staged, view.phase === "playing" ? held(view.rack, staged) : []);
    this.clamp();
    this.ask();
  }

  // Asking

  /** Asks what can be done with what is picked: in one's turn, and before it if something is planned. */
  ask(): void {
    clearTimeout(this.timer);
    const { view, isSample } = this.holder;
    if (isSample) return;
    const plans = this.picked.length > 0 || this.staged.length > 0;
    if (view?.phase !== "playing" || (!view.yourTurn && !plans)) {
      this.preview = null;
      this.wake();
      return;
    }
    const id = freshId();
    this.asked = id;
    const ways = preferences.hints && this.staged.length > 0;
    const send = (): void => this.holder.ask({ type: "preview", id, picked: [...this.picked], staged: [...this.staged], ways });
    this.timer = setTimeout(send, this.preview ? DEBOUNCE_MS : 0);
  }

  answer(id: string, message: Previewed | null): void {
    if (id !== this.asked) return;
    this.preview = message;
    this.wake();
    if (!message) return;
    const told = this.picked.length ? `${message.title}. ${message.note}` : "";
    if (told && told !== this.told) announce(told);
    this.told = told;
    if (message.lifted) this.lift(message.staged?.label ?? "", message.lifted);
  }

  private lift(label: string, refused: Refused): void {
    this.unstageAll();
    this.holder.lifted(label, refused);
  }

  private wake(): void {
    this.asked = "";
    for (const wake of this.waiters.splice(0)) wake();
  }

  /** Waits until what is shown fits what is picked; not for ever. */
  async settled(): Promise<boolean> {
    if (!this.asked) return true;
    return new Promise<boolean>((wake) => {
      this.waiters.push(() => wake(true));
      setTimeout(() => wake(!this.asked), SLOW_MS);
    });
  }

  // Picking

  pick(rank: string, count: number): void {
    const column = this.columns.find((each) => each.rank === rank);
    if (!column) return;
    this.picks = { ...this.picks, [rank]: Math.max(0, Math.min(column.cards.length, count)) };
    this.changes();
  }

  /** One more of the rank; past the last, none. */
  pickMore(rank: string): void {
    const column = this.columns.find((each) => each.rank === rank);
    if (column) this.pick(rank, ((this.picks[rank] ?? 0) + 1) % (column.cards.length + 1));
  }

  pickAll(picks: Picks): void {
    this.picks = picks;
    this.clamp();
    this.changes();
  }

  private changes(): void {
    this.holder.changed();
    this.keep();
    this.ask();
  }

  private clamp(): void {
    const entries = this.columns.map((column) => [column.rank, Math.min(this.picks[column.rank] ?? 0, column.cards.length)] as const);
    this.picks = share(this.picks, Object.fromEntries(entries.filter(([, count]) => count)));
    this.keep();
  }

  private keep(): void {
    const { view, table, isSample } = this.holder;
    if (!view || isSample) return;
    const hand = { table, deal: view.deal, phase: view.phase, picks: this.picks, staged: this.staged };
    const written = JSON.stringify(hand);
    if (written !== this.kept) keepHand(hand);
    this.kept = written;
  }

  /** Nothing is picked or staged any more. */
  clear(): void {
    [this.picks, this.staged] = [{}, []];
    this.keep();
  }

  /** What was ordered used this up; what was picked and staged besides stays. */
  use(used: Used): void {
    const picks = Object.entries(this.picks).map(([rank, count]) => [rank, count - (used.picks[rank] ?? 0)] as const);
    this.picks = Object.fromEntries(picks.filter(([, count]) => count > 0));
    this.staged = used.staged.reduce<readonly string[]>((left, part) => without(left, [part]) ?? left, this.staged);
    this.keep();
    this.ask();
  }

  /** What an order is made of that lays or shows the picked cards. */
  get usesPicks(): Used {
    return { picks: this.picks, staged: [] };
  }

  /** What an order is made of that lays down what is staged. */
  get usesStaged(): Used {
    return { picks: {}, staged: this.staged };
  }

  nextOrder(): void {
    this.order = ORDERS[(ORDERS.indexOf(this.order) + 1) % ORDERS.length]!;
    keepSetting("order", this.order);
    announce(say(`web-order-${this.order}`));
  }

  // Staging

  stage(target: Target): void {
    this.staged = [...this.staged, target.part];
    this.picks = {};
    announce(say("web-staged-now", { label: target.label }));
    this.changes();
  }

  /** Stages several parts at once. */
  stageAll(parts: readonly string[], label: string): void {
    this.staged = [...this.staged, ...parts];
    this.picks = {};
    announce(say("web-staged-now", { label }));
    this.changes();
  }

  unstage(index: number): void {
    this.staged = this.staged.filter((_, i) => i !== index);
    this.changes();
  }

  unstageAll(): void {
    this.staged = [];
    this.changes();
  }

  /** The faces that are staged on a target. */
  stagedOn(target: string): string[] {
    return this.staged.filter((part) => part.startsWith(`${target}:`)).flatMap(facesOf);
  }
}
