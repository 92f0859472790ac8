// What is read out: one polite live region, where messages are joined and there is at most one in a second and a half, and
// one that interrupts, for one's turn, a question, a refusal, the connection.
const PAUSE_MS = 1500;
const LEAST_MS = 120;

export type When = "later" | "now";

class Region {
  element: HTMLElement | undefined;
  private waiting: string[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private last = 0;

  constructor(private readonly pauseMs: number) {}

  say(sentence: string): void {
    if (!sentence || this.waiting.includes(sentence)) return;
    this.waiting.push(sentence);
    this.timer ??= setTimeout(() => this.flush(), Math.max(LEAST_MS, this.last + this.pauseMs - Date.now()));
  }

  private flush(): void {
    this.timer = undefined;
    this.last = Date.now();
    if (this.element) this.element.textContent = this.waiting.join(" ");
    this.waiting = [];
  }

  forget(): void {
    this.element = undefined;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.waiting = [];
  }
}

const regions: Record<When, Region> = { later: new Region(PAUSE_MS), now: new Region(0) };

/** Makes an element a region (`use:liveRegion={"later"}`). */
export function liveRegion(element: HTMLElement, when: When = "later"): { destroy: () => void } {
  regions[when].element = element;
  return { destroy: () => regions[when].forget() };
}

/** Has a sentence read out: after what is being read, or now. */
export const announce = (sentence: string, when: When = "later"): void => regions[when].say(sentence);
