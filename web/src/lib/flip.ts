// Cards travel: where a face has gone from one place and come to another, a picture of it flies there (FLIP with the Web
// Animations API, transform and opacity only). Columns that stay slide. With reduced motion, what is new shines briefly.
import { place } from "./pack";
import { isStill } from "./preferences.svelte";

/** Every card that can travel says `data-face` and `data-zone`; what slides says `data-slide`. */
interface Spot {
  face: string;
  zone: string;
  rect: DOMRect;
  element: HTMLElement;
}

export interface Snapshot {
  spots: Map<string, Spot>;
  slides: Map<string, DOMRect>;
}

const MOVE_MS = 260;
const SHINE_MS = 120;
const STAGGER_MS = 40;
const PACKET_MS = 600;
const EASE = "cubic-bezier(.2, .8, .3, 1)";

export function snapshot(root: ParentNode): Snapshot {
  const spots = new Map<string, Spot>();
  const seen = new Map<string, number>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-face]")) {
    const { face = "", zone = "" } = element.dataset;
    const nth = seen.get(`${zone} ${face}`) ?? 0;
    seen.set(`${zone} ${face}`, nth + 1);
    spots.set(`${zone} ${face} ${nth}`, { face, zone, rect: element.getBoundingClientRect(), element });
  }
  const slides = new Map<string, DOMRect>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-slide]")) {
    slides.set(element.dataset["slide"] ?? "", element.getBoundingClientRect());
  }
  return { spots, slides };
}

/**
 * Lets what changed since the snapshot travel. `origin` says where a face that was not seen before comes from, by the
 * zone where it is now.
 */
export function travel(root: ParentNode, before: Snapshot, origin: (zone: string) => Element | null): void {
  const now = snapshot(root);
  const arrived = [...now.spots].filter(([key]) => !before.spots.has(key)).map(([, spot]) => spot);
  const gone = [...before.spots].filter(([key]) => !now.spots.has(key)).map(([, spot]) => spot);
  if (isStill()) {
    for (const { element } of arrived) element.animate({ opacity: [0.35, 1] }, SHINE_MS);
    return;
  }
  slide(root, before.slides);
  const step = Math.min(STAGGER_MS, PACKET_MS / Math.max(1, arrived.length));
  arrived.forEach((spot, i) => {
    const from = gone.findIndex((other) => other.face === spot.face);
    const start = from >= 0 ? gone.splice(from, 1)[0]!.rect : origin(spot.zone)?.getBoundingClientRect();
    if (start && start.width) fly(spot, start, i * step);
  });
}

function slide(root: ParentNode, before: Map<string, DOMRect>): void {
  for (const element of root.querySelectorAll<HTMLElement>("[data-slide]")) {
    const old = before.get(element.dataset["slide"] ?? "");
    if (!old) continue;
    const rect = element.getBoundingClientRect();
    const [dx, dy] = [old.left - rect.left, old.bottom - rect.bottom];
    if (Math.abs(dx) + Math.abs(dy) < 2) continue;
    element.animate({ transform: [`translate(${dx}px, ${dy}px)`, "none"] }, { duration: MOVE_MS, easing: EASE });
  }
}

function fly(spot: Spot, from: DOMRect, delay: number): void {
  const to = spot.rect;
  if (!to.width || !to.height) return;
  const ghost = document.createElement("div");
  const [column, row] = place(spot.face);
  ghost.className = "card flying";
  ghost.style.setProperty("--w", `${to.width}px`);
  ghost.style.setProperty("--c", String(column));
  ghost.style.setProperty("--r", String(row));
  ghost.style.setProperty("left", `${to.left}px`);
  ghost.style.setProperty("top", `${to.top}px`);
  document.body.append(ghost);
  const scale = Math.min(1.6, Math.max(0.4, Math.min(from.width, from.height / 1.4) / to.width));
  const dx = from.left + from.width / 2 - (to.left + to.width / 2);
  const dy = from.top + from.height / 2 - (to.top + (to.width * 1.4) / 2);
  // Before its flight a picture is not seen: it has no fill, and is transparent by style.
  ghost.style.setProperty("opacity", "0");
  spot.element.animate({ opacity: [0, 0] }, { duration: MOVE_MS + delay });
  const flight = ghost.animate(
    { transform: [`translate(${dx}px, ${dy}px) scale(${scale})`, "none"], opacity: [1, 1] },
    { duration: MOVE_MS, delay, easing: EASE },
  );
  flight.finished.finally(() => ghost.remove()).catch(() => undefined);
}

/** A press anywhere finishes what is running. */
export function finishTravel(): void {
  for (const animation of document.getAnimations()) {
    const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null;
    if (target instanceof HTMLElement && target.classList.contains("flying")) animation.finish();
  }
}
