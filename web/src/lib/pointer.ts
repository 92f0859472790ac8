// One pointer controller for mouse and touch: a press, a flick up or down, a drag, or a long press. Six pixels make it a drag.
export interface Gestures {
  press: () => void;
  /** A quick short stroke: -1 up, 1 down. */
  flick: (direction: -1 | 1) => void;
  /** Held down without moving; or it only looked like that, because the page was late. */
  hold: (is: boolean) => void;
  dragStart: (x: number, y: number) => void;
  dragMove: (x: number, y: number) => void;
  dragEnd: (x: number, y: number, dropped: boolean) => void;
}

const THRESHOLD = 6;
const FLICK_REACH = 60;
const FLICK_TIME_MS = 250;
const HOLD_MS = 450;
/** The click that belongs to a press comes within this time of it. */
const CLICK_MS = 500;

/** Svelte action: `use:gestures={{…}}`. Presses from the keyboard come as clicks without a pointer. */
export function gestures(element: HTMLElement, handlers: Gestures): { update: (next: Gestures) => void; destroy: () => void } {
  let on = handlers;
  let start: { id: number; x: number; y: number; at: number } | undefined;
  let dragging = false;
  let held = false;
  let pressedAt = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const down = (event: PointerEvent): void => {
    if (!event.isPrimary || event.button !== 0) return;
    start = { id: event.pointerId, x: event.clientX, y: event.clientY, at: event.timeStamp };
    dragging = held = false;
    element.setPointerCapture(event.pointerId);
    timer = setTimeout(() => {
      held = start !== undefined && !dragging;
      if (held) on.hold(true);
    }, HOLD_MS);
  };
  const moved = (event: PointerEvent): void => {
    if (!start || event.pointerId !== start.id || held) return;
    const far = Math.hypot(event.clientX - start.x, event.clientY - start.y);
    const quick = event.timeStamp - start.at < FLICK_TIME_MS && far < FLICK_REACH;
    if (far > THRESHOLD) clearTimeout(timer);
    if (!dragging && far > THRESHOLD && !quick) {
      dragging = true;
      on.dragStart(start.x, start.y);
    }
    if (dragging) on.dragMove(event.clientX, event.clientY);
  };
  const up = (event: PointerEvent): void => {
    if (!start || event.pointerId !== start.id) return;
    const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
    const time = event.timeStamp - start.at;
    const quick = time < FLICK_TIME_MS;
    end();
    pressedAt = event.timeStamp;
    if (held && time < HOLD_MS) on.hold((held = false));
    if (held) held = false;
    else if (dragging) on.dragEnd(event.clientX, event.clientY, true);
    else if (Math.hypot(dx, dy) <= THRESHOLD) on.press();
    else if (quick && Math.abs(dy) > Math.abs(dx)) on.flick(dy < 0 ? -1 : 1);
    dragging = false;
  };
  const cancel = (event: PointerEvent): void => {
    if (!start || event.pointerId !== start.id) return;
    end();
    if (dragging) on.dragEnd(event.clientX, event.clientY, false);
    dragging = held = false;
  };
  const end = (): void => {
    start = undefined;
    clearTimeout(timer);
  };
  const click = (event: Event): void => {
    if (event.timeStamp - pressedAt > CLICK_MS) on.press();
    pressedAt = -Infinity;
  };
  const menu = (event: Event): void => {
    if (start || held) event.preventDefault();
  };

  const listeners = { pointerdown: down, pointermove: moved, pointerup: up, pointercancel: cancel, click, contextmenu: menu };
  for (const [name, listener] of Object.entries(listeners)) element.addEventListener(name, listener as EventListener);
  return {
    update: (next) => (on = next),
    destroy() {
      end();
      for (const [name, listener] of Object.entries(listeners)) element.removeEventListener(name, listener as EventListener);
    },
  };
}
