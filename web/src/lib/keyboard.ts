// What the keys do at the table, once for doing it and for the list that `?` shows.
import type { Game } from "./game.svelte";
import { announce } from "./announce";
import { freshId } from "./connection";
import { preferences } from "./preferences.svelte";
import { reading, type Read } from "./reading";
import { say } from "./texts";

/** What the page can do that a game cannot. */
export interface Desk {
  /** Closes what is open; tells whether something was. */
  close: () => boolean;
  open: (what: "keys") => void;
  talk: () => void;
  focusTurn: () => void;
  focusRank: (rank: string) => void;
}

/** Rows of the list: the keys, and the message that says what they do. */
export const LIST: readonly (readonly [keys: readonly string[], id: string])[] = [
  [["←", "→", "Home", "End"], "table-key-move"],
  [["↑", "↓"], "table-key-pick"],
  [["Shift ↑", "Shift ↓"], "table-key-all"],
  [["2 … 9", "T", "J", "Q", "K", "A", "W", "X"], "table-key-rank"],
  [["Enter"], "table-key-enter"],
  [["L"], "table-key-lay"],
  [["D"], "table-key-draw"],
  [["P"], "table-key-take"],
  [["O"], "table-key-ask"],
  [["Z", "Shift Z"], "table-key-back"],
  [["Esc"], "table-key-escape"],
  [["M", "S", "E", "V"], "table-key-read"],
  [["H", "R"], "table-key-help"],
  [["C"], "table-key-talk"],
  [["?"], "table-key-list"],
];

const press = (id: string): void => document.getElementById(id)?.click();

/** The button of the turn bar whose key begins like this. */
const chosen = (game: Game, start: string): void => press(`move-${game.choices.find((each) => each.key.startsWith(start))?.key ?? ""}`);

const readOut = (game: Game, what: Read): void => {
  if (game.view) announce(reading(game.view, what), "now");
};

/** Letters as they are typed, in lower case. */
const LETTERS: Record<string, (game: Game, desk: Desk) => void> = {
  l: (game) => chosen(game, "lay"),
  d: (game) => press(game.view?.laying ? "move-discard" : "move-draw"),
  p: (game) => chosen(game, "take"),
  o: (game) => {
    if (game.choices.some((each) => each.key === "ask")) press("move-ask");
    else if (game.view?.laying) game.ask({ type: "why", id: freshId(), action: "ask" });
  },
  z: (game) => game.turn.back(),
  m: (game) => readOut(game, "melds"),
  s: (game) => readOut(game, "seats"),
  e: (game) => readOut(game, "plays"),
  v: (_, desk) => desk.focusTurn(),
  h: (game) => (preferences.hints ? game.turn.hint() : game.explaining.note(say("table-hints-off"), "turn")),
  r: (game) => game.explaining.again(),
  c: (_, desk) => desk.talk(),
};

/** Reads a key by its letter, or by its place where the keyboard writes another alphabet. */
function letterOf(event: KeyboardEvent): string {
  const letter = event.key.toLowerCase();
  if (letter.length === 1 && !/[a-z0-9?]/.test(letter) && event.code.startsWith("Key")) return event.code.slice(-1).toLowerCase();
  return letter;
}

/** Does what a key means; tells whether it meant something. */
export function pressed(event: KeyboardEvent, game: Game, desk: Desk): boolean {
  if (event.key === "Escape") {
    if (desk.close()) return true;
    if (game.explaining.shown) game.explaining.shown = null;
    else if (game.turn.confirming) game.turn.confirming = null;
    else if (game.turn.discarding.held) game.turn.takeBackDiscard();
    else game.hand.pickAll({});
    return true;
  }
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.altKey || event.metaKey || target.closest("input:not([type=radio]), select, textarea")) return false;
  if (event.key === "Enter") return enter(game, target);
  if (event.key === "?") desk.open("keys");
  else if (preferences.letters) return letter(event, game, desk);
  else return false;
  return true;
}

/** Enter is the primary move, unless a button or a link has the focus. */
function enter(game: Game, target: HTMLElement): boolean {
  if (target.closest("button, a, summary") && !target.closest(".rack")) return false;
  game.choices.find((choice) => choice.primary)?.press();
  return true;
}

function letter(event: KeyboardEvent, game: Game, desk: Desk): boolean {
  const typed = letterOf(event);
  if (typed === "z" && event.shiftKey) {
    game.hand.unstageAll();
    return true;
  }
  const rank = rankOf(typed, game);
  if (rank) {
    desk.focusRank(rank);
    return true;
  }
  LETTERS[typed]?.(game, desk);
  return typed in LETTERS;
}

/** The rank that a letter jumps to; W is the column of wild cards that is no joker's. */
function rankOf(typed: string, game: Game): string {
  const columns = game.hand.columns;
  const wanted = typed.toUpperCase();
  if (columns.some((column) => column.rank === wanted)) return wanted;
  const wild = typed === "w" ? game.view?.rack.filter((column) => column.wild).at(-1)?.rank : "";
  return columns.some((column) => column.rank === wild) ? (wild ?? "") : "";
}
