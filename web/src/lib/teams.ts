// How teams are told apart: the own team first, with the penny; then clouds; a third has the star. Emblem first, colour second.
import type { TableView, TeamPart } from "../protocol";

type Teams = Pick<TableView, "teams">;

export type Side = "us" | "them" | "third" | "all";

const EMBLEMS = { us: "penny", them: "cloud", third: "star", all: "" } as const;

/** The own team; for somebody who watches, the first. */
export const ownTeam = (view: Teams): TeamPart => view.teams.find((team) => team.own) ?? view.teams[0]!;

export const otherTeams = (view: Teams): TeamPart[] => view.teams.filter((team) => team !== ownTeam(view));

export function sideOf(view: Teams, team: number | undefined): Side {
  if (team === undefined) return "all";
  if (team === ownTeam(view).team) return "us";
  return team === otherTeams(view)[0]?.team ? "them" : "third";
}

export const sideOfSeat = (view: TableView, seat: number): Side =>
  sideOf(view, view.players.find((player) => player.seat === seat)?.team);

export const emblemOf = (side: Side): string => EMBLEMS[side];
