// What of the log is new since the view before: what is read out, what is looked at for a while, and what has a sound.
import type { Play, TableView } from "../protocol";

/** Whether other cards were dealt; the numbers of lines begin anew then. A game may end in its first deal, and so may the next one. */
const isDealt = (before: TableView, view: TableView): boolean =>
  before.deal !== view.deal || (before.phase !== "playing" && view.phase === "playing");

/** Lines that were not there, and those that have grown under the number they had. Who has another name now does nothing new. */
export function newPlays(before: TableView, view: TableView): readonly Play[] {
  if (isDealt(before, view)) return view.plays;
  const [first, last] = [before.plays[0]?.number ?? 0, before.plays.at(-1)?.number ?? -1];
  const isRenamed = before.players.some((player, seat) => player.name !== view.players[seat]?.name);
  const old = new Map(before.plays.map((each) => [each.number, each.text]));
  const isNew = ({ number, text }: Play): boolean => number > last || (!isRenamed && number >= first && old.get(number) !== text);
  return view.plays.filter(isNew);
}

/** Those of others; of a new deal all, because nobody did them. */
export const newsOfOthers = (before: TableView, view: TableView): readonly Play[] =>
  newPlays(before, view).filter((each) => each.seat !== view.you || isDealt(before, view));
