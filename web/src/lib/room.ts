// How much room there is, in the reader's own type: the limits of the styles, where an em is the size of type that the
// reader has set. Who doubles it has half the room, and gets the layout of a smaller window.
const is = (query: string): boolean => matchMedia(query).matches;

export const WIDE = "(min-width: 75em)";

/** A phone upright. */
export const isNarrow = (): boolean => is("(max-width: 37.4375em)");
/** A phone on its side. */
export const isShort = (): boolean => is("(max-height: 32.5em) and (min-width: 37.5em)");
/** Hardly any room even for that. */
export const isTiny = (): boolean => is("(max-height: 32.5em) and (min-width: 37.5em) and (max-width: 47.4375em)");
/** From here on, plays and talk stand beside the table. */
export const isWide = (): boolean => is(WIDE);
