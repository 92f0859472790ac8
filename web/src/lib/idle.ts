// What can wait until a page is drawn and nobody waits for anything.

/** Where the browser does not say when it has nothing to do. */
const PERHAPS_IDLE_MS = 200;

export function whenIdle(act: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(act);
  else setTimeout(act, PERHAPS_IDLE_MS);
}

/** Does something once what stands in the page by now was painted. */
export function whenPainted(act: () => void): void {
  requestAnimationFrame(() => setTimeout(() => whenIdle(act)));
}
