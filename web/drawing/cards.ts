// Draws the pack: 54 faces and the back, as one picture with fourteen cards in a row. No font, no picture: all is paths.
//
// A filled corner means that the card has a rule of its own: violet wild, crimson red three, ink black three.
import { CLOUD, GLYPHS, STAR, SUITS } from "../src/lib/shapes.ts";
import { COLUMNS, PICTURES } from "../src/lib/pack.ts";

const PAPER = "#fcf9f2";
const EDGE = "#d9d0be";
const COPPER = "#b8662f";
const COPPER_LIGHT = "#e3a06b";
const WILD = "#5638a3";
const INK = "#1a2138";
const RED = "#b21f2d";
const BLUE = "#1c57a5";
const GREEN = "#17683a";
const TWO_INKS: Record<string, string> = { S: INK, C: INK, H: RED, D: RED };
const FOUR_INKS: Record<string, string> = { ...TWO_INKS, C: GREEN, D: BLUE };

/** The filled corner. */
const TAB = "M1 10A9 9 0 0 1 10 1H57V54A13 13 0 0 1 44 67H1Z";

const at = (x: number, y: number, scale: number, inner: string) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${inner}</g>`;
const fill = (path: string, colour: string) => `<path d="${path}" fill="${colour}"/>`;

function penny(radius: number, rim: string, face: string): string {
  const ring = `<circle r="${(radius * 0.78).toFixed(1)}" fill="none" stroke="${face}" stroke-width="${(radius * 0.1).toFixed(1)}"/>`;
  return `<circle r="${radius}" fill="${rim}"/>${ring}${at(0, +(radius * 0.02).toFixed(2), +(radius / 62).toFixed(3), fill(CLOUD, face))}`;
}

function index(glyph: string, colour: string, x: number, y: number, scale: number): string {
  const line = `fill="none" stroke="${colour}" stroke-width="13.5" stroke-linecap="round" stroke-linejoin="round"`;
  return at(x, y, scale, `<path d="${glyph}" ${line}/>`);
}

/** Courts: a bust in two inks, told apart by silhouette: points and beard, pearls and hair, cap and feather. */
function court(rank: string, suit: string, ink: string): string {
  const line = `stroke="${ink}" stroke-width="2.6" stroke-linejoin="round"`;
  const robe =
    `<path d="M-37 0C-37-20-22-29 0-29S37-20 37 0Z" fill="${ink}"/>` +
    `<path d="M-13-27 0-14 13-27" fill="none" stroke="${COPPER_LIGHT}" stroke-width="4" stroke-linejoin="round"/>` +
    at(0, -6, 0.1, fill(SUITS[suit]!, PAPER));
  const head = `<ellipse cy="-42" rx="12.5" ry="14.5" fill="#f6e6d2" ${line}/>`;
  const eyes = `<circle cx="-4.5" cy="-43" r="1.7" fill="${ink}"/><circle cx="4.5" cy="-43" r="1.7" fill="${ink}"/>`;
  if (rank === "K") {
    const beard = `<path d="M-12-39C-12-20 12-20 12-39 7-34 4-36 0-36S-7-34-12-39Z" fill="${ink}"/>`;
    const crown = `<path d="M-15-53-18-73-8-63 0-77 8-63 18-73 15-53Z" fill="${COPPER_LIGHT}" ${line}/>`;
    return robe + head + beard + eyes + crown;
  }
  if (rank === "Q") {
    const hair = `<path d="M-15-51C-22-38-19-24-28-17H28C19-24 22-38 15-51 10-62-10-62-15-51Z" fill="${ink}"/>`;
    const mouth = `<path d="M-3-35Q0-32 3-35" fill="none" stroke="${ink}" stroke-width="2"/>`;
    const crown = `<path d="M-13-53-15-66-6-60 0-69 6-60 15-66 13-53Z" fill="${COPPER_LIGHT}" ${line}/>`;
    const pearls = `<circle cx="-15" cy="-69" r="3.4"/><circle cy="-73" r="3.4"/><circle cx="15" cy="-69" r="3.4"/>`;
    return hair + robe + head + eyes + mouth + crown + `<g fill="${COPPER_LIGHT}" ${line}>${pearls}</g>`;
  }
  const mouth = `<path d="M-3-35H4" stroke="${ink}" stroke-width="2"/>`;
  const feather = `<path d="M10-60C22-64 29-72 29-81 18-79 9-71 5-60Z" fill="${COPPER_LIGHT}" ${line}/>`;
  const cap = `<path d="M-17-50C-18-66 12-70 17-51Z" fill="${ink}"/>`;
  const band = `<path d="M-19-50H18" stroke="${COPPER_LIGHT}" stroke-width="5" stroke-linecap="round"/>`;
  return robe + head + eyes + mouth + feather + cap + band;
}

function joker(red: boolean): string {
  const drop = (x: number, y: number, radius: number) => at(x, y, 1, penny(radius, COPPER, COPPER_LIGHT));
  const eyes = `<circle cx="-9" cy="1" r="3.4" fill="${PAPER}"/><circle cx="9" cy="1" r="3.4" fill="${PAPER}"/>`;
  const smile = `<path d="M-8 9Q0 15 8 9" fill="none" stroke="${PAPER}" stroke-width="3" stroke-linecap="round"/>`;
  const cloud = at(55, 93, 0.76, fill(CLOUD, red ? RED : INK) + eyes + smile);
  return cloud + drop(36, 121, 7) + drop(55, 130, 7) + drop(74, 120, 7);
}

function face(code: string, inks: Record<string, string>): string {
  const [rank, suit] = [code[0]!, code[1]!];
  const red = suit === "H" || suit === "D";
  if (rank === "X") {
    const stars = at(29, 33, 0.52, fill(STAR, "#fff")) + at(79, 24, 0.24, fill(STAR, red ? RED : INK));
    return fill(TAB, WILD) + stars + joker(red);
  }
  const ink = inks[suit]!;
  const tab = rank === "2" ? WILD : rank === "3" ? ink : "";
  const wide = rank === "T";
  const corner =
    (tab ? fill(TAB, tab) : "") +
    index(GLYPHS[rank]!, tab ? "#fff" : ink, wide ? 8 : 9.5, 9, wide ? 0.66 : 0.64) +
    at(wide ? 83 : 80, 23, wide ? 0.26 : 0.3, fill(SUITS[suit]!, ink));
  if (rank === "2") return corner + at(53, 103, 0.66, fill(STAR, WILD)) + at(53, 104, 0.2, fill(SUITS[suit]!, "#fff"));
  if (rank === "3" && red) return corner + at(53, 104, 1, penny(27, COPPER, COPPER_LIGHT));
  if (rank === "3") {
    const bar = `<path d="M-13 0H13" stroke="${INK}" stroke-width="9" stroke-linecap="round"/>`;
    return corner + at(53, 103, 1, `<circle r="24" fill="none" stroke="${INK}" stroke-width="7"/>${bar}`);
  }
  if (rank === "A") {
    return corner + at(52, 102, 0.68, fill(SUITS[suit]!, ink)) + at(52, suit === "H" ? 98 : 103, 0.5, penny(17, COPPER, "#f4d3b4"));
  }
  if ("KQJ".includes(rank)) return corner + at(54, 139, 0.93, court(rank, suit, ink));
  return corner + at(52, 103, 0.58, fill(SUITS[suit]!, ink));
}

function back(): string {
  let waves = "";
  for (let row = 0; row < 6; row++) {
    for (let i = -1; i < 6; i++) {
      waves += `<circle cx="${i * 18 + (row % 2 ? 9 : 0) + 5}" cy="${98 + row * 9}" r="10"/>`;
    }
  }
  const places = [[22, 24], [76, 20], [84, 52], [17, 60], [50, 17], [30, 84], [72, 84]];
  const stars = places.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="1.7" fill="#a9bfe2"/>`).join("");
  return (
    `<clipPath id="in"><rect x="6" y="6" width="88" height="128" rx="6"/></clipPath><g clip-path="url(#in)">` +
    `<rect width="100" height="140" fill="#1d2e4f"/>${stars}` +
    `<g fill="#24385d" stroke="#5d7aa9" stroke-width="1.4">${waves}</g></g>${at(50, 58, 1, penny(25, "#c9743a", "#f3c79f"))}`
  );
}

function picture(code: string, inks: Record<string, string>): string {
  const paper = `<rect x=".5" y=".5" width="99" height="139" rx="9.5" fill="${PAPER}" stroke="${EDGE}"/>`;
  return paper + (code === "back" ? back() : face(code, inks));
}

/** All cards in one picture, in two or four colours. */
export function sheet(colours: 2 | 4): string {
  const inks = colours === 4 ? FOUR_INKS : TWO_INKS;
  const rows = Math.ceil(PICTURES.length / COLUMNS);
  const size = `viewBox="0 0 ${COLUMNS * 100} ${rows * 140}" width="${COLUMNS * 100}" height="${rows * 140}"`;
  const cards = PICTURES.map(
    (code, i) => `<g transform="translate(${(i % COLUMNS) * 100} ${Math.floor(i / COLUMNS) * 140})">${picture(code, inks)}</g>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${cards.join("\n")}</svg>\n`;
}
