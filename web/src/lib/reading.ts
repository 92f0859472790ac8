// Parts of the table as sentences, for who does not see it: the melds, the seats, what was played since one's turn.
import type { TableView } from "../protocol";
import { otherTeams, ownTeam } from "./teams";
import { say } from "./texts";

export type Read = "melds" | "seats" | "plays";

export function reading(view: TableView, what: Read): string {
  if (what === "melds") return [ownTeam(view), ...otherTeams(view)].map((team) => melds(team)).join(" ");
  if (what === "seats") return view.players.map((player) => seat(view, player)).join(" ");
  const plays = view.plays.filter((play) => play.sinceYourTurn);
  return plays.map((play) => play.text).join(" ") || say("web-plays-none");
}

function melds(team: TableView["teams"][number]): string {
  const lying = team.cells.filter((cell) => cell.cards.length || cell.canastas.length);
  if (!lying.length) return say("table-read-no-melds", { team: team.name });
  return say("table-read-melds", { team: team.name, melds: lying.map((cell) => cell.name).join(". ") });
}

function seat(view: TableView, player: TableView["players"][number]): string {
  return say("table-read-seat", {
    name: player.seat === view.you ? say("web-you") : player.name,
    turn: player.onTurn ? "yes" : "no",
    count: player.cards,
    foot: player.footDue ? "due" : player.foot ? "waits" : "up",
  });
}
