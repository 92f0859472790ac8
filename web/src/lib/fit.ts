// How large cards are, and how much of each shows: from the room that there is. Front cards may lose their foot, never
// their index.
import { isNarrow, isShort, isTiny } from "./room";

/** The size of type that the sizes of labels are measured at. */
const USUAL_TYPE = 16;

/** How many times larger than usual the reader has the type. */
const typeSize = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_TYPE;

const put = (element: HTMLElement, values: Record<string, number | string>): void => {
  for (const [name, value] of Object.entries(values)) element.style.setProperty(name, typeof value === "number" ? `${value}px` : value);
};

/** Gives the rack its columns, rows and card size, and tells how high that makes it. `counts` are the cards of each column. */
export function fitRack(rack: HTMLElement, counts: readonly number[], staging: boolean): number {
  const [narrow, short] = [isNarrow(), isShort()];
  const type = typeSize();
  const [width, height] = [rack.parentElement?.clientWidth ?? innerWidth, innerHeight];
  const columns = Math.max(1, counts.length);
  const biggest = Math.max(1, ...counts);
  const tiny = isTiny();
  const gap = tiny ? 3 : narrow || short ? 4 : 7;
  const least = narrow ? 44 : tiny ? 28 : short ? 40 : 54;
  const most = narrow ? 62 * type : short ? 54 * type : height < 800 ? 76 : Math.min(140, height * 0.102);
  const fitting = Math.max(1, Math.floor((width + gap) / (least + gap)));
  const rows = Math.max(Math.ceil(columns / fitting), narrow && columns > 6 ? 2 : 1);
  const perRow = Math.ceil(columns / rows);
  const card = Math.min(most, Math.floor((width - gap * (perRow - 1)) / perRow));
  const lift = narrow || short ? 11 : 15;
  /** A tall column gets more of the window, so that its indices can be read. */
  const taller = Math.max(0, biggest - 3) * 0.03;
  const share = height < 700 ? (staging ? 0.25 : 0.27) : Math.min(0.36, 0.31 + taller / 2);
  const wide = rows > 1 ? (height > innerWidth ? 0.4 : 0.34) : Math.min(0.34, 0.25 + taller);
  const room = narrow ? type * Math.min(height * share, 310) : short ? 118 * type : Math.min(height * wide, 420);
  const rowHeight = (room - lift * rows - 4 * (rows - 1)) / rows;
  const front = card * (narrow ? 1.06 : short ? 1.16 : 1.25);
  const visible = Math.max(front, Math.min(card * 1.4, rowHeight - (biggest - 1) * card * 0.6));
  const reveal = biggest > 1 ? Math.max(4, Math.min(card * 0.62, (rowHeight - visible) / (biggest - 1))) : 0;
  put(rack, {
    "--cols": String(perRow),
    "--cw": card,
    "--cg": Math.min(gap + 6, Math.max(gap, (width - perRow * card) / perRow)),
    "--lift": lift,
    "--vis": visible,
    "--rev": reveal,
    "--rg": rows > 1 ? lift + 3 : 0,
  });
  const highest = Array.from({ length: rows }, (_, row) => Math.max(1, ...counts.slice(row * perRow, (row + 1) * perRow)));
  return highest.reduce((sum, cards) => sum + visible + (cards - 1) * reveal, lift + (rows - 1) * (lift + 3));
}

/** A stack on the horizon: has it a packet of canastas (1 or 0), and how many cards has the open meld. */
export type Stack = readonly [number, number];

/** The room of the melds, measured when it changes and not at each view: to measure makes the page lay itself out. */
export interface Room {
  width: number;
  height: number;
  type: number;
}

export function roomOf(melds: HTMLElement): Room {
  const rows = [...melds.querySelectorAll(".us-cells, .them-cells")];
  const heights = rows.map((row) => row.clientHeight);
  return { width: rows[0]?.clientWidth ?? 0, height: Math.min(...heights), type: typeSize() };
}

/** Gives the melds their card size, or makes them strips. Two teams look alike; of three, ours has more room. */
export function fitMelds(melds: HTMLElement, room: Room, below: readonly Stack[], above: readonly (readonly Stack[])[]): void {
  const ours = melds.querySelector<HTMLElement>(".us-cells");
  const theirs = melds.querySelector<HTMLElement>(".them-cells");
  if (!ours || !theirs) return;
  const column = room.width / below.length;
  const all = [...below, ...above.flat()];
  const alike = above.length < 2;
  fitRow(ours, alike ? all : below, column, room, alike ? 40 : 34);
  fitRow(theirs, alike ? all : above.flat(), column / Math.max(1, above.length), room, alike ? 40 : 34);
}

/** How high the number of cards and a packet of canastas are, with type of the usual size. */
const CARDS = [20, 37] as const;
const STRIPS = [16, 15] as const;
const LEAST_REVEAL = 4;

/** Cards where they fit, else strips. */
function fitRow(row: HTMLElement, stacks: readonly Stack[], column: number, { height, type }: Room, narrowest: number): void {
  const open = stacks.filter(([, cards]) => cards);
  const tightest = ([label, packet]: readonly [number, number], left: (height: number, cards: number) => number): number =>
    Math.min(Infinity, ...open.map(([packets, cards]) => left(height - (label + packets * packet) * type, cards)));
  const side = column < 40 ? 4 : 10;
  const width = Math.min(column - side, Math.max(66, innerHeight * 0.072), Math.max(38, height * 0.36));
  const fits = tightest(CARDS, (left, cards) => left - (cards - 1) * LEAST_REVEAL) >= width * 0.95;
  const strips = column < narrowest || height < 84 || !fits;
  row.classList.toggle("strips", strips);
  if (strips) {
    const thin = Math.floor(tightest(STRIPS, (left, cards) => left / cards) * 2) / 2;
    put(row, { "--mw": Math.min(column - 5, 44), "--mr": Math.max(2.5, Math.min(13, thin)) });
    return;
  }
  const front = Math.max(width * 0.95, Math.min(width * 1.4, tightest(CARDS, (left, cards) => left - (cards - 1) * 10)));
  const reveal = Math.max(LEAST_REVEAL, Math.min(width * 0.34, tightest(CARDS, (left, cards) => (cards > 1 ? (left - front) / (cards - 1) : 99))));
  put(row, { "--mw": width, "--mh": front, "--mr": reveal });
}
