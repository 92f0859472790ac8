// One polite live region: messages are joined, and there is at most one in a second and a half.
const PAUSE_MS = 1500;
const LEAST_MS = 120;

let region: HTMLElement | undefined;
let waiting: string[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let last = 0;

function flush(): void {
  timer = undefined;
  last = Date.now();
  if (region) region.textContent = waiting.join(" ");
  waiting = [];
}

/** Makes an element the region (`use:liveRegion`). */
export function liveRegion(element: HTMLElement): { destroy: () => void } {
  region = element;
  return {
    destroy() {
      region = undefined;
      clearTimeout(timer);
      timer = undefined;
      waiting = [];
    },
  };
}

/** Has a sentence read out, after what is being read. */
export function announce(sentence: string): void {
  if (!sentence || waiting.at(-1) === sentence) return;
  waiting.push(sentence);
  timer ??= setTimeout(flush, Math.max(LEAST_MS, last + PAUSE_MS - Date.now()));
}
