// What this browser remembers: the language, the tables it has a seat at, staged lays. Storage may be forbidden; then it forgets.
export interface Seat {
  table: string;
  token: string;
  /** When the table was last opened here, in milliseconds. */
  at: number;
}

const MOST_TABLES = 20;

type Where = () => Storage;
const device: Where = () => localStorage;

function read<T>(key: string, otherwise: T, where = device): T {
  try {
    const text = where().getItem(`pennies.${key}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

/** Whether it was written. */
function write(key: string, value: unknown, where = device): boolean {
  try {
    where().setItem(`pennies.${key}`, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Seats that could not be written: a browser without storage plays on until the page is closed. */
let unwritten: Seat[] | null = null;

/** The tables with a seat, the last one opened first. Read each time: another tab may have changed them. */
export const knownSeats = (): Seat[] => (unwritten ?? read<Seat[]>("seats", [])).sort((a, b) => b.at - a.at);

export const tokenOf = (table: string): string => knownSeats().find((seat) => seat.table === table)?.token ?? "";

const otherSeats = (table: string): Seat[] => knownSeats().filter((seat) => seat.table !== table);

function writeSeats(seats: Seat[]): void {
  unwritten = write("seats", seats) ? null : seats;
}

export const keepSeat = (table: string, token: string): void =>
  writeSeats([{ table, token, at: Date.now() }, ...otherSeats(table)].slice(0, 40));

export const forgetSeat = (table: string): void => writeSeats(otherSeats(table));

export const setting = <T>(name: string, otherwise: T): T => read(`set.${name}`, otherwise);

export const keepSetting = (name: string, value: unknown): void => void write(`set.${name}`, value);

/** What is picked and staged, as long as the deal is the same. Of this tab alone: two tabs do not take it from each other. */
export interface KeptHand {
  table: string;
  deal: number;
  phase: string;
  picks: Readonly<Record<string, number>>;
  staged: readonly string[];
}

export function keptHand(table: string): KeptHand | null {
  const kept = read<KeptHand | null>("hand", null, () => sessionStorage);
  return kept?.table === table ? kept : null;
}

export const keepHand = (kept: KeptHand): void => void write("hand", kept, () => sessionStorage);

/** Whom one does not want to hear at a table. */
export const mutedAt = (table: string): string[] => read<Record<string, string[]>>("muted", {})[table] ?? [];

export function keepMuted(table: string, persons: string[]): void {
  const others = Object.entries(read<Record<string, string[]>>("muted", {})).filter(([name]) => name !== table);
  write("muted", Object.fromEntries([...others.slice(-MOST_TABLES), [table, persons]]));
}

/** What this browser saw of a shuffle before and while it was played with. */
export interface KeptSeal {
  table: string;
  seal: string;
  /** Seen before the cards were dealt. */
  early: boolean;
  /** What was given to be mixed in, in hexadecimal. */
  salt: string;
  /** The seat that it was given at, which one may have left since; kept from older versions it is missing. */
  seat?: number;
  /** The first hand; empty if the deal was joined later. */
  hand: string[];
  dealer: number;
  /** How many cards there are. */
  cards: number;
}

const seals = (): KeptSeal[] => read<KeptSeal[]>("seals", []);

export const keptSeal = (table: string, seal: string): KeptSeal | undefined =>
  seals().find((kept) => kept.table === table && kept.seal === seal);

export const keepSeal = (kept: KeptSeal): void =>
  void write("seals", [...seals().filter((other) => other.seal !== kept.seal), kept].slice(-MOST_TABLES));
