// The clocks that a table can have, by name.
import type { Clock } from "../protocol";

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** Clocks to choose from; `other` is one that somebody set without this page. */
export const CLOCKS: Readonly<Record<string, Clock>> = {
  none: { kind: "none" },
  minute: { kind: "turn", turnS: MINUTE, reserveS: 3 * MINUTE },
  quick: { kind: "turn", turnS: MINUTE / 2, reserveS: MINUTE },
  day: { kind: "days", turnS: DAY },
};

export function clockName(clock: Clock | undefined): string {
  if (!clock || (clock.kind ?? "none") === "none") return "none";
  const same = ([, each]: [string, Clock]): boolean => each.kind === clock.kind && each.turnS === clock.turnS;
  return Object.entries(CLOCKS).find(same)?.[0] ?? "other";
}
