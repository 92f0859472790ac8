// How somebody likes to play, remembered on this device, and the table that is made of it.
import { ask } from "./asking";
import { keepSeat, keepSetting, setting } from "../lib/store";
import { language } from "../lib/texts";
import type { MadeTable, NewTable } from "../protocol";
import { codeOf } from "./code";

export const PROFILES = ["standard", "official", "manna", "uspc", "gamerules", "howstuffworks", "bicycle"] as const;
export const PACES = ["calm", "even", "brisk", "at-once"] as const;
export type Pace = (typeof PACES)[number];

export interface Wish {
  profile: string;
  level: string;
  pace: Pace;
  clock: string;
  public: boolean;
}

export const remembered = (): Wish => ({
  profile: setting("profile", "standard"),
  level: setting("level", "club"),
  pace: setting<Pace>("pace", "even"),
  clock: setting("clock", "none"),
  public: false,
});

export function remember(wish: Wish): void {
  for (const name of ["profile", "level", "pace", "clock"] as const) keepSetting(name, wish[name]);
}

export const ownName = (): string => setting("name", "");

export const keepName = (name: string): void => keepSetting("name", name.trim());

/** Makes a table, takes the host's seat, and gives the table's name. */
export async function makeTable(wish: Partial<NewTable>): Promise<string> {
  const body: NewTable = { language: language(), name: ownName(), ...wish };
  const made = await ask<MadeTable>("/api/tables", { body });
  keepSeat(made.table, made.token);
  return made.table;
}

/** The table that an invitation led to before, if this device has a seat there. */
export const tableOfCode = (code: string): string => setting<Record<string, string>>("codes", {})[codeOf(code)] ?? "";

export function keepCode(code: string, table: string): void {
  const codes = Object.entries(setting<Record<string, string>>("codes", {})).filter(([, each]) => each !== table);
  keepSetting("codes", Object.fromEntries([[codeOf(code), table], ...codes].slice(0, 40)));
}
