// A row of buttons with one tab stop: arrows move along it, Home and End go to its ends. In a replay arrows have another use.
const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

export function roving(row: HTMLElement, isReplay: boolean): { destroy(): void } {
  const buttons = (): HTMLElement[] => [...row.querySelectorAll<HTMLElement>("button")];
  const key = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (!step || isReplay || event.ctrlKey || event.altKey || event.metaKey) return;
    const all = buttons();
    const at = all.indexOf(document.activeElement as HTMLElement);
    if (at < 0) return;
    all[step(at, all.length - 1)]?.focus({ preventScroll: true });
    event.preventDefault();
    event.stopPropagation();
  };
  const focused = (event: FocusEvent): void => {
    for (const button of buttons()) button.tabIndex = button === event.target ? 0 : -1;
  };
  const first = (): void => {
    const all = buttons();
    if (all.length && !all.some((button) => button.tabIndex === 0)) all[0]!.tabIndex = 0;
  };
  for (const [at, button] of buttons().entries()) button.tabIndex = at ? -1 : 0;
  // Buttons come and go with what lies on the table.
  const watcher = new MutationObserver(first);
  watcher.observe(row, { childList: true, subtree: true });
  row.addEventListener("keydown", key);
  row.addEventListener("focusin", focused);
  return {
    destroy: () => {
      watcher.disconnect();
      row.removeEventListener("keydown", key);
      row.removeEventListener("focusin", focused);
    },
  };
}
