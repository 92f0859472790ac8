// Which moment of a deal is shown, and how it stands in the address.
export interface At {
  /** Counted from 1; 0 is the last game of the table. */
  game: number;
  deal: number;
  /** How many actions had been done. */
  at: number;
  /** Whose knowledge; -1 for what everybody saw. */
  seat: number;
  /** With all hands. */
  open: boolean;
}

const whole = (text: string | null, otherwise: number): number => (text !== null && /^-?\d{1,6}$/.test(text) ? Number(text) : otherwise);

export function readAt(search: string, seat: number): At {
  const query = new URLSearchParams(search);
  return {
    game: Math.max(0, whole(query.get("game"), 0)),
    deal: Math.max(1, whole(query.get("deal"), 1)),
    at: Math.max(0, whole(query.get("at"), 0)),
    seat: Math.max(-1, whole(query.get("seat"), seat)),
    open: query.get("open") === "1",
  };
}

export const writeAt = ({ game, deal, at, seat, open }: At): string =>
  `${game ? `game=${game}&` : ""}deal=${deal}&at=${at}&seat=${seat}${open ? "&open=1" : ""}`;

/** Later than any deal lasts: the address of how it stands now. */
export const NOW = 99_999;

/** The turn (counted from 1) that a moment is in: the last that had begun. */
export const turnOf = (turns: readonly number[], at: number): number => Math.max(1, turns.filter((start) => start <= at).length);

/** Where the next turn begins; after the last one the end. */
export const nextTurn = (turns: readonly number[], at: number, end: number): number => turns.find((start) => start > at) ?? end;

/** Where this turn began; from its beginning the one before. */
export const previousTurn = (turns: readonly number[], at: number): number => turns.filter((start) => start < at).at(-1) ?? 0;
