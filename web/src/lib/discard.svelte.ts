// A discard that is shown already and can still be taken back: it lies on the pile in a draining ring, then it is sent.
import { announce } from "./announce";
import { preferences } from "./preferences.svelte";
import { say } from "./texts";

export interface Held {
  action: string;
  face: string;
  label: string;
  /** The view that it was sent at; -1 while it can be taken back. */
  sent: number;
  graceMs: number;
}

/** A clock that runs shorter than this leaves no time for a grace. */
const SHORT_CLOCK_MS = 10_000;

export class Discard {
  held = $state.raw<Held | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `send` sends the action and gives the number of the view that it is based on; -1 if it could not be sent. */
  constructor(private readonly send: (held: Held) => number) {}

  /** Who leaves has said it: what lies on the pile is sent, because nobody is there to take it back. */
  close(): void {
    clearTimeout(this.timer);
    if (this.canBeTakenBack) this.go();
  }

  get canBeTakenBack(): boolean {
    return this.held !== null && this.held.sent < 0;
  }

  /** Puts a card on its way. `leftMs` is what the clock leaves; infinite without one. */
  hold(action: string, face: string, label: string, leftMs: number): void {
    const graceMs = leftMs < SHORT_CLOCK_MS ? 0 : preferences.graceMs;
    this.held = { action, face, label, sent: -1, graceMs };
    if (!graceMs) {
      this.go();
      return;
    }
    announce(say("web-grace"));
    this.timer = setTimeout(() => this.go(), graceMs);
  }

  /** The face stays away from the hand until the next view shows it on the pile. */
  private go(): void {
    if (!this.held) return;
    const sent = this.send(this.held);
    if (sent < 0) this.drop();
    else this.held = { ...this.held, sent };
  }

  takeBack(): boolean {
    if (!this.canBeTakenBack) return false;
    clearTimeout(this.timer);
    announce(say("web-grace-back"));
    this.held = null;
    return true;
  }

  /** A view came: what was sent is on the pile now; what cannot be played any more comes back. */
  see(seq: number, laying: boolean): void {
    if (!this.held) return;
    if (this.held.sent >= 0 ? seq > this.held.sent : !laying) this.drop();
  }

  /** It was refused, or is done. */
  drop(): void {
    clearTimeout(this.timer);
    this.held = null;
  }
}
