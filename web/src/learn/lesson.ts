// The lesson of this device: its table, and how a table for it is made.
import { ask } from "../home/asking";
import { ownName, remembered } from "../home/wish";
import { forgetSeat, keepSeat, keepSetting, setting, tokenOf } from "../lib/store";
import { hasText, language } from "../lib/texts";
import type { MadeTable, NewLesson } from "../protocol";

/** The turns that a lesson can begin at, as far as there are words for them; the last is the end. */
export function turns(): number[] {
  const found: number[] = [];
  while (hasText(`home-learn-turn-${found.length + 1}`)) found.push(found.length + 1);
  return found;
}

/** The table where the lesson was left; empty if none was begun. */
export function lessonTable(): string {
  const table = setting("lesson", "");
  return tokenOf(table) ? table : "";
}

/** Makes a table for the lesson from a turn on, in place of the one there was, and gives its name. */
export async function beginLesson(turn = 1): Promise<string> {
  const body: NewLesson = { turn, name: ownName(), language: language(), pace: remembered().pace };
  const made = await ask<MadeTable>("/api/lesson", { body });
  const before = lessonTable();
  if (before) forgetSeat(before);
  keepSeat(made.table, made.token);
  keepSetting("lesson", made.table);
  return made.table;
}
