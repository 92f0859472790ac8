// Which pictures there are and where each stands in the drawn sheet. A face is what the server calls it: rank and suit.
export const COLUMNS = 14;

const RANKS = ["A", "K", "Q", "J", "T", "9", "8", "7", "6", "5", "4", "3", "2"];

/** Every picture in the order of the sheet: a suit a row, each row ending with a joker or the back. */
export const PICTURES: string[] = ["S", "H", "C", "D"].flatMap((suit, row) => [
  ...RANKS.map((rank) => rank + suit),
  ["XS", "XH", "back", ""][row]!,
]).filter(Boolean);

const places = new Map(PICTURES.map((code, i) => [code, [i % COLUMNS, Math.floor(i / COLUMNS)] as const]));

/** Column and row of a picture; an unknown one is the back. */
export const place = (code: string): readonly [number, number] => places.get(code) ?? places.get("back")!;
