// The rules of profiles as the server tells them, fetched once for each language.
import { ask } from "./asking";
import { language } from "../lib/texts";
import type { ProfileRules, Profiles } from "../protocol";

const fetched = new Map<string, Promise<unknown>>();

function once<T>(path: string): Promise<T> {
  const key = `${language()} ${path}`;
  const asked = (fetched.get(key) as Promise<T> | undefined) ?? ask<T>(path);
  fetched.set(key, asked);
  asked.catch(() => fetched.delete(key));
  return asked;
}

export const rulesOf = (profile: string): Promise<ProfileRules> => once(`/api/profiles/${encodeURIComponent(profile)}`);

/** The rules of a table, which may be its own. */
export const rulesOfTable = (table: string): Promise<ProfileRules> => ask(`/api/tables/${encodeURIComponent(table)}/rules`);

/** The name that rules of a table's own have. */
export const HOUSE = "house";

/** Where the rules of a table are read. */
export const rulesAt = ({ table, profile }: { table: string; profile: string }): string =>
  `/rules?${profile === HOUSE ? `table=${table}` : `profile=${profile}`}`;

/** The levels of bots, from the weakest; the remembered one alone while the server is not asked. */
export const levels = (): Promise<string[]> => once<Profiles>("/api/profiles").then((found) => found.levels);
