// A discard that is shown already and can still be taken back: it lies on the pile in a draining ring, then it is sent.
import { announce } from "./announce";
import { preferences } from "./preferences.svelte";
import { say } from "./texts";

export interface Held {
  action: string;
  face: string;
  label: string;
  /** Whether it was sent; until then it can be taken back. */
  sent: boolean;
  graceMs: number;
}

/** A clock that runs shorter than this leaves no time for a grace. */
const SHORT_CLOCK_MS = 10_000;

export class Discard {
  held = $state.raw<Held | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `send` sends the action, and tells whether it could. */
  constructor(private readonly send: (held: Held) => boolean) {}

  /** Who leaves has said it: what lies on the pile is sent, because nobody is there to take it back. */
  close(): void {
    clearTimeout(this.timer);
    if (this.canBeTakenBack) this.go();
  }

  get canBeTakenBack(): boolean {
    return this.held !== null && !this.held.sent;
  }

  /** Puts a card on its way. `leftMs` is what the clock leaves; infinite without one. */
  hold(action: string, face: string, label: string, leftMs: number): void {
    const graceMs = leftMs < SHORT_CLOCK_MS ? 0 : preferences.graceMs;
    this.held = { action, face, label, sent: false, graceMs };
    if (!graceMs) {
      this.go();
      return;
    }
    announce(say("web-grace"));
    this.timer = setTimeout(() => this.go(), graceMs);
  }

  /** The face stays away from the hand until a view shows it on the pile. */
  private go(): void {
    if (!this.held) return;
    if (this.send(this.held)) this.held = { ...this.held, sent: true };
    else this.drop();
  }

  takeBack(): boolean {
    if (!this.canBeTakenBack) return false;
    clearTimeout(this.timer);
    announce(say("web-grace-back"));
    this.held = null;
    return true;
  }

  /** A view came: when the turn is over, the card is on the pile, or comes back because it cannot be played any more. */
  see(laying: boolean): void {
    if (!laying) this.drop();
  }

  /** A view shows what was ordered: what was sent is on the pile. */
  played(): void {
    if (this.held?.sent) this.drop();
  }

  /** It was refused, or is done. */
  drop(): void {
    clearTimeout(this.timer);
    this.held = null;
  }
}
