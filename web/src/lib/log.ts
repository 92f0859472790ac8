// The log by turns: what one player did in a row is one entry, which names the player once.
import type { Play } from "../protocol";

export interface Turn {
  seat: number;
  number: number;
  lines: Play[];
}

/** What one player did in a row is one entry; how a deal begins and ends stands alone. */
export function turnsOf(plays: readonly Play[]): Turn[] {
  const turns: Turn[] = [];
  for (const play of plays) {
    const last = turns.at(-1);
    if (last?.seat === play.seat && play.kind !== "deal" && last.lines[0]?.kind !== "deal") last.lines.push(play);
    else turns.push({ seat: play.seat, number: play.number, lines: [play] });
  }
  return turns;
}

/** A line without the name that it begins with, for where the name stands already. */
export function unnamed(text: string, name: string): string {
  const rest = text.startsWith(`${name} `) ? text.slice(name.length + 1) : "";
  return rest ? rest[0]!.toLocaleUpperCase() + rest.slice(1) : text;
}
