// How long what others play is looked at: a view waits here until the one before it was shown long enough.
//
// How long that is comes with each view; here it is only stretched as its reader wishes. Nothing waits that somebody asked
// for: an answer to one's own command, or one's own turn when one touches something.
import type { TableView } from "../protocol";
import { leftMs } from "./clock.svelte";
import { newPlays } from "./news";
import { preferences, type Pace } from "./preferences.svelte";

const FACTORS: Record<Pace, number> = { calm: 1.4, even: 1, brisk: 1 / 2, "at-once": 0 };
/** Who is further behind jumps to the present. */
const MOST_WAITING = 8;
/** A clock that runs shorter than this leaves no time to look back. */
const SHORT_CLOCK_MS = 10_000;

interface Moment {
  seq: number;
  view: TableView;
}

export class Pacing {
  private waiting: Moment[] = [];
  private shown: TableView | null = null;
  /** What is shown is to be looked at until then. */
  private until = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isNew = true;
  /** The view that shows what one's last command did, and the one that is shown. */
  private expected = -1;
  private current = -1;

  /** `isAwaited` tells whether a command has no answer yet. */
  constructor(
    private readonly show: (seq: number, view: TableView) => void,
    private readonly isAwaited: () => boolean,
  ) {}

  close(): void {
    clearTimeout(this.timer);
    this.waiting = [];
  }

  /** The line is new, or the table had moved on: what comes next is the present. */
  comeIn(): void {
    this.isNew = true;
    this.expected = -1;
  }

  /** A command was done, which the view of `seq` shows: it comes after the answer, if it is not here yet. */
  expect(seq: number): void {
    this.expected = Math.max(this.expected, seq);
    if (this.current < seq && (this.waiting.at(-1)?.seq ?? -1) >= seq) this.jump();
  }

  take(seq: number, view: TableView): void {
    const before = this.waiting.at(-1)?.view ?? this.shown;
    this.waiting.push({ seq, view });
    if (this.isUrgent(before, view)) this.jump();
    else this.goOn();
  }

  /** Something is touched: whose turn it is has seen enough. */
  hurry(): void {
    if (this.waiting.at(-1)?.view.yourTurn) this.jump();
  }

  /** Nobody looks any more: the page's title and a note of the system are not to be late. */
  readonly leave = (): void => {
    if (document.hidden) this.jump();
  };

  /** Shows the present. */
  jump(): void {
    const last = this.waiting.at(-1);
    clearTimeout(this.timer);
    this.waiting = [];
    if (!last) return;
    this.isNew = false;
    this.present(last);
  }

  private isUrgent(before: TableView | null, view: TableView): boolean {
    if (!before || this.isNew || this.isAwaited() || this.current < this.expected) return true;
    if (document.hidden || this.waiting.length > MOST_WAITING) return true;
    return isPlayed(before, view, true) || (view.yourTurn && leftMs(view.deadline) < SHORT_CLOCK_MS);
  }

  private goOn(): void {
    clearTimeout(this.timer);
    for (let next = this.waiting[0]; next; next = this.waiting[0]) {
      const left = this.until - performance.now();
      if (left > 0) {
        this.timer = setTimeout(() => this.goOn(), left);
        return;
      }
      this.waiting.shift();
      this.present(next);
    }
  }

  private present({ seq, view }: Moment): void {
    if (this.shown && isPlayed(this.shown, view, false)) {
      const pace = preferences.looks === "table" ? ((view.settings?.pace as Pace | undefined) ?? "even") : preferences.looks;
      this.until = performance.now() + FACTORS[pace] * (view.lookMs ?? 0);
    }
    this.shown = view;
    this.current = seq;
    this.show(seq, view);
  }
}

/** Whether something was played since the view before: by oneself, or by somebody else. */
function isPlayed(before: TableView, view: TableView, own: boolean): boolean {
  const last = newPlays(before, view).at(-1);
  return last !== undefined && (last.seat === view.you) === own;
}
