// When something was pressed last, by the time at which it happened and not at which the page got round to it: a page that
// was busy handles two presses at once that were a second apart.
const KINDS = ["pointerup", "click", "keydown"] as const;

/** The second of two presses within this time is the slip of a finger. */
export const SLIP_MS = 350;

export class Presses {
  private latest = -Infinity;
  private taken = -Infinity;

  constructor() {
    for (const kind of KINDS) addEventListener(kind, this.note, true);
  }

  close(): void {
    for (const kind of KINDS) removeEventListener(kind, this.note, true);
  }

  private readonly note = (event: Event): void => {
    if (event.isTrusted && !(event as KeyboardEvent).repeat) this.latest = event.timeStamp;
  };

  /** Takes the press that is being handled; tells whether it is none that was made twice by mistake. */
  take(): boolean {
    if (this.latest - this.taken < SLIP_MS) return false;
    this.taken = this.latest;
    return true;
  }
}
