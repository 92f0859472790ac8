// Cards travel: where a face has gone from one place and come to another, a picture of it flies there (FLIP with the Web
// Animations API, transform and opacity only). Columns that stay slide. With reduced motion, what is new shines briefly.
import { place } from "./pack";
import { isStill } from "./preferences.svelte";

/** Every card that can travel says `data-face` and `data-zone`; what slides says `data-slide`. */
interface Spot {
  face: string;
  zone: string;
  element: HTMLElement;
}

/** Where the cards of some parts of the page are. Without motion only which are there, since measuring takes time. */
export interface Snapshot {
  parts: readonly Element[];
  spots: Map<string, Spot>;
  rects: Map<Element, DOMRect>;
  slides: Map<string, DOMRect>;
}

const MOVE_MS = 260;
const SHINE_MS = 120;
const STAGGER_MS = 40;
const PACKET_MS = 600;
const EASE = "cubic-bezier(.2, .8, .3, 1)";

function spotsIn(parts: readonly Element[]): Map<string, Spot> {
  const spots = new Map<string, Spot>();
  const seen = new Map<string, number>();
  for (const part of parts) {
    for (const element of part.querySelectorAll<HTMLElement>("[data-face]")) {
      const [face, zone] = [element.getAttribute("data-face") ?? "", element.getAttribute("data-zone") ?? ""];
      const place = `${zone} ${face}`;
      const nth = seen.get(place) ?? 0;
      seen.set(place, nth + 1);
      spots.set(`${place} ${nth}`, { face, zone, element });
    }
  }
  return spots;
}

const slidesIn = (parts: readonly Element[]): HTMLElement[] =>
  parts.flatMap((part) => [...part.querySelectorAll<HTMLElement>("[data-slide]")]);

export function snapshot(parts: readonly Element[]): Snapshot {
  const spots = spotsIn(parts);
  if (isStill()) return { parts, spots, rects: new Map(), slides: new Map() };
  const rects = new Map([...spots.values()].map(({ element }) => [element, element.getBoundingClientRect()]));
  const slides = new Map(slidesIn(parts).map((element) => [element.dataset["slide"] ?? "", element.getBoundingClientRect()]));
  return { parts, spots, rects, slides };
}

/**
 * Lets what changed since the snapshot travel. `origin` says where a face that was not seen before comes from, by the
 * zone where it is now. All is measured before anything is moved, so that the page lays itself out once.
 */
export function travel(before: Snapshot, origin: (zone: string) => Element | null): void {
  const now = spotsIn(before.parts);
  const arrived = [...now].filter(([key]) => !before.spots.has(key)).map(([, spot]) => spot);
  if (isStill()) {
    for (const { element } of arrived) element.animate({ opacity: [0.35, 1] }, SHINE_MS);
    return;
  }
  const gone = [...before.spots].filter(([key]) => !now.has(key)).map(([, spot]) => spot);
  const step = Math.min(STAGGER_MS, PACKET_MS / Math.max(1, arrived.length));
  const slides = arrived.length || gone.length ? slidesOf(before) : [];
  const flights = arrived.flatMap((spot, i) => {
    const from = gone.findIndex((other) => other.face === spot.face);
    const start = from >= 0 ? before.rects.get(gone.splice(from, 1)[0]!.element) : origin(spot.zone)?.getBoundingClientRect();
    const to = spot.element.getBoundingClientRect();
    return start?.width && to.width && to.height ? [{ spot, start, to, delay: i * step }] : [];
  });
  for (const [element, dx, dy] of slides) {
    element.animate({ transform: [`translate(${dx}px, ${dy}px)`, "none"] }, { duration: MOVE_MS, easing: EASE });
  }
  for (const { spot, start, to, delay } of flights) fly(spot, start, to, delay);
}

/** What stands elsewhere than before, and how far from there. */
function slidesOf({ parts, slides }: Snapshot): [HTMLElement, number, number][] {
  return slidesIn(parts).flatMap((element) => {
    const old = slides.get(element.dataset["slide"] ?? "");
    if (!old) return [];
    const rect = element.getBoundingClientRect();
    const [dx, dy] = [old.left - rect.left, old.bottom - rect.bottom];
    return Math.abs(dx) + Math.abs(dy) < 2 ? [] : [[element, dx, dy]];
  });
}

function fly(spot: Spot, from: DOMRect, to: DOMRect, delay: number): void {
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
