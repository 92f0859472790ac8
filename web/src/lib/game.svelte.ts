// One table in this browser: the view that the server sent and the line to it, and who is told what came.
//
// It decides nothing about the game. What is picked is in hand.svelte.ts, what a press does in turn.svelte.ts, its buttons in
// choices.ts, commands on their way in orders.svelte.ts, how long a view is shown in pacing.ts, popovers in explaining.svelte.ts, the own salt in salting.ts.
import type { ClientMessage, Command, Move, Play, Previewed, Refused, ServerMessage, TableView } from "../protocol";
import { announce } from "./announce";
import { choicesOf, type Choice } from "./choices";
import { Connection, freshId, type State } from "./connection";
import { Explaining } from "./explaining.svelte";
import { Hand, type Holder } from "./hand.svelte";
import { Pacing } from "./pacing";
import { Orders, type Order, type Ordering } from "./orders.svelte";
import { share } from "./sharing";
import { Salting, type Salted } from "./salting";
import { Seals } from "./seals";
import { forgetSeat, tokenOf } from "./store";
import { Talk } from "./talk.svelte";
import { Telling } from "./telling";
import { language, say } from "./texts";
import { Turn } from "./turn.svelte";

export interface Sample {
  view: TableView;
  previewed?: Previewed;
  staged?: string[];
  picks?: Record<string, number>;
}

export class Game implements Holder, Ordering, Salted {
  readonly table: string;
  view = $state.raw<TableView | null>(null);
  connection = $state<State>("connecting");
  sheetOpen = $state(true);
  problem = $state("");
  /** All lines of the running deal, once they were asked for. */
  whole = $state.raw<readonly Play[] | null>(null);
  /** The invitation to the table; empty for who watches. */
  code = $state("");
  seq = 0;

  readonly isSample: boolean;
  readonly talk: Talk;
  readonly seals: Seals;
  readonly explaining = new Explaining();
  readonly orders = new Orders(this);
  readonly pacing = new Pacing(
    (seq, view) => this.see(seq, view),
    () => this.orders.running !== null,
  );
  readonly salting = new Salting(this);
  readonly turn: Turn = new Turn(this);
  readonly hand: Hand = new Hand(this);
  private readonly line: Connection | null;
  private readonly telling = new Telling();
  private version = "";
  /** The thing that was pointed at last: the question, and where it was pressed. */
  private pointed = { id: "", anchor: "" };
  /** Another version of the server is there: the page is to be loaded anew. */
  private outdated = false;

  readonly choices: Choice[] = $derived.by(() => choicesOf(this));
  readonly locked: boolean = $derived(this.connection !== "open");

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
    document.addEventListener("visibilitychange", this.pacing.leave);
    addEventListener("pagehide", this.leave);
    const address = `${scheme}://${location.host}/ws/${encodeURIComponent(table)}`;
    this.line = new Connection(address, () => tokenOf(table), language, {
      message: (message) => this.hear(message),
      state: (state) => {
        if (this.connection !== state && state === "lost") announce(say("web-lost"), "now");
        if (state === "gone") forgetSeat(table);
        this.connection = state;
      },
    });
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.pacing.leave);
    removeEventListener("pagehide", this.leave);
    this.hand.close();
    this.turn.close();
    this.talk.close();
    this.telling.close();
    this.orders.close();
    this.pacing.close();
    this.line?.close();
  }

  private readonly leave = (): void => this.turn.discarding.close();

  tryNow(): void {
    this.line?.tryNow();
  }

  // What the server says

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.outdated ||= this.version !== "" && this.version !== message.version;
        this.version = message.version;
        this.code = message.code ?? "";
        this.talk.enter(message.person ?? "", message.lines ?? []);
        this.pacing.comeIn();
        break;
      case "view":
        this.pacing.take(message.seq, message.view);
        break;
      case "done":
        if (!this.salting.answered(message.id, message.seq)) {
          this.orders.done(message.id, message.seq);
          this.useUp(this.seq);
          this.pacing.expect(message.seq);
        }
        break;
      case "refusal":
        if (!this.salting.answered(message.id)) {
          const running = this.failed(message.id);
          if (running) this.explaining.explain(running.label, message.refused, running.anchor);
        }
        break;
      case "stale":
        this.pacing.comeIn();
        if (this.failed(message.id)) this.explaining.note(say("web-stale"));
        break;
      case "previewed":
        this.hand.answer(message.id, message);
        break;
      case "explained":
        if (message.refused) this.explaining.explain("", message.refused, "turn");
        break;
      case "hinted":
        this.explaining.hinted(message);
        break;
      case "told":
        if (message.id === this.pointed.id) this.explaining.told(message, this.pointed.anchor);
        break;
      case "logged":
        this.whole = message.plays;
        break;
      case "invited":
        this.code = message.code;
        break;
      case "said":
        this.talk.hear(message);
        break;
      case "taken":
        this.talk.taken(message.id);
        break;
      case "problem":
        this.troubled(message.id ?? "", message.sentence);
        break;
      default:
    }
  }

  /** A command was not done: a card on its way to the pile comes back. */
  private failed(id: string): ReturnType<Orders["finish"]> {
    const running = this.orders.finish(id);
    if (running) this.turn.discarding.drop();
    return running;
  }

  private troubled(id: string, sentence: string): void {
    if (id && !this.salting.answered(id)) {
      if (this.talk.failed(id, sentence)) return;
      if (this.failed(id)) this.explaining.note(sentence);
      else if (id === this.pointed.id) this.explaining.note(sentence, this.pointed.anchor);
      else this.problem = sentence;
    } else if (!id) this.problem = sentence;
    this.hand.answer(id, null);
  }

  private see(seq: number, seen: TableView): void {
    const before = this.view;
    if (before && seq < this.seq) return;
    const view = share(before, seen);
    this.seq = seq;
    this.useUp(seq);
    this.turn.discarding.see(view.laying);
    if (before && (before.deal !== view.deal || before.phase !== view.phase)) {
      this.clear();
      this.sheetOpen = true;
      this.whole = null;
    }
    this.turn.confirming = null;
    this.view = view;
    const wasStaged = this.orders.running?.uses?.staged.length ? 0 : this.hand.staged.length;
    this.hand.take(view, !before);
    if (before && this.hand.staged.length < wasStaged && view.phase === "playing") this.explaining.note(say("table-lifted"));
    this.seals.see(view);
    this.salting.see(view);
    this.telling.tell(before, view);
    this.turn.goOn(view);
    this.loadAnew(view);
  }

  /** Loads a new version of the page when nothing is in hand. */
  private loadAnew(view: TableView): void {
    const { picked, staged } = this.hand;
    const busy = view.yourTurn || picked.length || staged.length || this.turn.discarding.held || this.talk.draft;
    if (this.outdated && !busy) location.reload();
  }

  /** Takes out of the hand what one's own order used up, once the view of `seq` shows it; what others do leaves the hand alone. */
  private useUp(seq: number): void {
    const shown = this.orders.shown(seq);
    if (!shown) return;
    if (shown.uses) this.hand.use(shown.uses);
    this.turn.discarding.played();
    this.explaining.forget();
  }

  private clear(): void {
    this.hand.clear();
    this.explaining.forget();
  }

  // What its parts need of it

  get leaving(): string {
    return this.turn.discarding.held?.face ?? "";
  }

  changed(): void {
    this.explaining.close();
    this.turn.changed();
  }

  lifted(label: string, refused: Refused): void {
    this.explaining.explain(label, refused, "turn");
  }

  ordering(): void {
    this.pacing.jump();
    this.explaining.forget();
    this.turn.ordering();
  }

  /** Asks; tells whether there was a connection. */
  ask(message: ClientMessage): boolean {
    return this.line?.ask(message) ?? false;
  }

  command(message: Command): void {
    this.line?.command(message);
  }

  // What a page asks of it

  /** Does a move, or says why not. */
  move(move: Move): void {
    this.turn.move(move);
  }

  /** Asks how a thing on the table stands; pressed once more it was read. */
  point(thing: string, anchor: string): void {
    const { shown } = this.explaining;
    if (shown?.kind === "told" && shown.anchor === anchor) return this.explaining.close();
    if (this.isSample) return this.explaining.note(say("table-told-later"), anchor);
    this.pointed = { id: freshId(), anchor };
    this.ask({ type: "about", id: this.pointed.id, thing });
  }

  /** Gives an order that is no move: about seats, people, settings, a pause. */
  give(order: Order, label: string, anchor = "turn"): void {
    if (this.orders.once()) this.orders.send(order, label, null, anchor);
  }

  get explanation(): Explaining["shown"] {
    return this.explaining.shown;
  }

  note(sentence: string, anchor = "turn"): void {
    this.explaining.note(sentence, anchor);
  }

  /** Is called by another name at this table. */
  rename(name: string): void {
    this.problem = this.ask({ type: "rename", id: freshId(), name }) ? "" : say("table-not-sent");
  }

  /** Asks for all lines of the running deal. */
  tellWhole(): void {
    this.ask({ type: "log", id: freshId(), after: -1 });
  }
}
