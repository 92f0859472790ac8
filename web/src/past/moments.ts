// Which moment of a finished game is shown, and how it stands in the address.
export interface At {
  deal: number;
  /** How many actions had been done. */
  at: number;
  /** Whose knowledge; -1 for what everybody saw. */
  seat: number;
}

const whole = (text: string | null, otherwise: number): number => (text !== null && /^-?\d{1,6}$/.test(text) ? Number(text) : otherwise);

export function readAt(search: string, seat: number): At {
  const query = new URLSearchParams(search);
  return {
    deal: Math.max(1, whole(query.get("deal"), 1)),
    at: Math.max(0, whole(query.get("at"), 0)),
    seat: Math.max(-1, whole(query.get("seat"), seat)),
  };
}

export const writeAt = ({ deal, at, seat }: At): string => `deal=${deal}&at=${at}&seat=${seat}`;

/** The turn (counted from 1) that a moment is in: the last that had begun. */
export const turnOf = (turns: readonly number[], at: number): number => Math.max(1, turns.filter((start) => start <= at).length);

/** Where the next turn begins; after the last one the end. */
export const nextTurn = (turns: readonly number[], at: number, end: number): number => turns.find((start) => start > at) ?? end;

/** Where this turn began; from its beginning the one before. */
export const previousTurn = (turns: readonly number[], at: number): number => turns.filter((start) => start < at).at(-1) ?? 0;
