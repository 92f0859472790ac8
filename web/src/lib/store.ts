// What this browser remembers: the language, the tables it has a seat at, staged lays. Storage may be forbidden; then it forgets.
export interface Seat {
  table: string;
  token: string;
  /** When the table was last opened here, in milliseconds. */
  at: number;
}

function read<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`pennies.${key}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(`pennies.${key}`, JSON.stringify(value));
  } catch {
    // A browser without storage plays on until the page is closed.
  }
}

const seats = new Map<string, Seat>(read<Seat[]>("seats", []).map((seat) => [seat.table, seat]));

/** The tables with a seat, the last one opened first. */
export const knownSeats = (): Seat[] => [...seats.values()].sort((a, b) => b.at - a.at);

export const tokenOf = (table: string): string => seats.get(table)?.token ?? "";

export function keepSeat(table: string, token: string): void {
  seats.set(table, { table, token, at: Date.now() });
  write("seats", knownSeats().slice(0, 40));
}

export function forgetSeat(table: string): void {
  seats.delete(table);
  write("seats", knownSeats());
}

export const setting = <T>(name: string, otherwise: T): T => read(`set.${name}`, otherwise);

export const keepSetting = (name: string, value: unknown): void => write(`set.${name}`, value);

/** Staged parts of a lay survive a reload, as long as the table stands where it stood. */
export function stagedAt(table: string, seq: number): string[] {
  const kept = read<{ table: string; seq: number; parts: string[] } | null>("staged", null);
  return kept && kept.table === table && kept.seq === seq ? kept.parts : [];
}

export const keepStaged = (table: string, seq: number, parts: string[]): void => write("staged", { table, seq, parts });
