// One polite live region: messages are joined, and there is at most one in a second and a half.
const PAUSE = 1500;

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
  timer ??= setTimeout(flush, Math.max(120, last + PAUSE - Date.now()));
}
