// One pointer controller for mouse and touch: a press, a flick up or down, or a drag. Six pixels make it a drag.
export interface Gestures {
  press: () => void;
  /** A quick short stroke: -1 up, 1 down. */
  flick: (direction: -1 | 1) => void;
  dragStart: (x: number, y: number) => void;
  dragMove: (x: number, y: number) => void;
  dragEnd: (x: number, y: number, dropped: boolean) => void;
}

const THRESHOLD = 6;
const FLICK_REACH = 60;
const FLICK_TIME_MS = 250;

/** Svelte action: `use:gestures={{…}}`. Presses from the keyboard come as clicks without a pointer. */
export function gestures(element: HTMLElement, handlers: Gestures): { update: (next: Gestures) => void; destroy: () => void } {
  let on = handlers;
  let start: { id: number; x: number; y: number; at: number } | undefined;
  let dragging = false;
  let pressedByPointer = false;

  const down = (event: PointerEvent): void => {
    if (!event.isPrimary || event.button !== 0) return;
    start = { id: event.pointerId, x: event.clientX, y: event.clientY, at: event.timeStamp };
    dragging = false;
    element.setPointerCapture(event.pointerId);
  };
  const moved = (event: PointerEvent): void => {
    if (!start || event.pointerId !== start.id) return;
    const far = Math.hypot(event.clientX - start.x, event.clientY - start.y);
    const quick = event.timeStamp - start.at < FLICK_TIME_MS && far < FLICK_REACH;
    if (!dragging && far > THRESHOLD && !quick) {
      dragging = true;
      on.dragStart(start.x, start.y);
    }
    if (dragging) on.dragMove(event.clientX, event.clientY);
  };
  const up = (event: PointerEvent): void => {
    if (!start || event.pointerId !== start.id) return;
    const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
    const quick = event.timeStamp - start.at < FLICK_TIME_MS;
    start = undefined;
    pressedByPointer = true;
    setTimeout(() => (pressedByPointer = false));
    if (dragging) on.dragEnd(event.clientX, event.clientY, true);
    else if (Math.hypot(dx, dy) <= THRESHOLD) on.press();
    else if (quick && Math.abs(dy) > Math.abs(dx)) on.flick(dy < 0 ? -1 : 1);
    dragging = false;
  };
  const cancel = (event: PointerEvent): void => {
    if (!start || event.pointerId !== start.id) return;
    start = undefined;
    if (dragging) on.dragEnd(event.clientX, event.clientY, false);
    dragging = false;
  };
  const click = (): void => {
    if (!pressedByPointer) on.press();
  };

  element.addEventListener("pointerdown", down);
  element.addEventListener("pointermove", moved);
  element.addEventListener("pointerup", up);
  element.addEventListener("pointercancel", cancel);
  element.addEventListener("click", click);
  return {
    update: (next) => (on = next),
    destroy() {
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("pointermove", moved);
      element.removeEventListener("pointerup", up);
      element.removeEventListener("pointercancel", cancel);
      element.removeEventListener("click", click);
    },
  };
}
