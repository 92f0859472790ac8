// Written by scripts/generate_protocol.py from src/pennies/server/messages.py: change that, not this.

/** A kind of canasta. */
export type Kind = "natural" | "mixed" | "wild" | "sevens";

/** How far a table is. */
export type Phase = "lobby" | "playing" | "deal-over" | "game-over";

/** What a partner has answered in this turn; `asked`: is being asked now. */
export type Answer = "" | "yes" | "no" | "asked";

/** What a rank of the hand has of its own; `locked`: sevens that may not be discarded yet. */
export type Special = "" | "black-three" | "locked";

/** The first message: who is there. Without a token of the table one watches. */
export interface Hello {
  type: "hello";
  token?: string;
  language?: string;
}

/** Begin the game. */
export interface Start {
  do: "start";
}

/** Do an action in notation; a lay of several parts is all or nothing. */
export interface Act {
  do: "act";
  action: string;
}

/** Take back the last lay or take of this turn. */
export interface Undo {
  do: "undo";
}

/** Go on to the next deal. */
export interface NextDeal {
  do: "next";
}

/** Begin another game with the same seats. */
export interface Rematch {
  do: "rematch";
}

/** Something to be done. `id` is the client's own, and the same id is never done twice; `seq` is the view it saw. */
export interface Command {
  type: "command";
  id: string;
  seq: number;
  command: Start | Act | Undo | NextDeal | Rematch;
}

/** What could be done with these picked cards (faces of the hand), after the parts that are staged already? */
export interface Preview {
  type: "preview";
  id: string;
  picked: string[];
  /** Parts of a lay as notation, in card form: `K:KS KH 2D`. */
  staged?: string[];
}

/** Why can this action not be done (or can it)? */
export interface Why {
  type: "why";
  id: string;
  action: string;
}

/** What would the bot do? */
export interface Hint {
  type: "hint";
  id: string;
}

/** Are you there? */
export interface Ping {
  type: "ping";
}

export type ClientMessage = Hello | Command | Preview | Why | Hint | Ping;

/** Why something is refused, in words. */
export interface Refused {
  code: string;
  rule: string;
  sentence: string;
  help: string;
  /** The rule with this table's numbers. */
  ruleText: string;
  sources: string;
}

/** A seat as everybody sees it. */
export interface Player {
  seat: number;
  name: string;
  team: number;
  bot: boolean;
  dealer: boolean;
  onTurn: boolean;
  cards: number;
  /** Cards in the foot; 0: picked up. */
  foot: number;
  footDue: boolean;
  said: Answer;
}

/** One rank of the own hand. */
export interface Column {
  rank: string;
  /** As read out: "queens: 3 cards". */
  name: string;
  /** Faces (`QS`), canonical order. */
  cards: string[];
  wild: boolean;
  special: Special;
  /** How many came since the turn began. */
  fresh: number;
}

/** One team's cards of one rank on the horizon. */
export interface Cell {
  target: string;
  /** The open meld; empty if there is none. */
  cards: string[];
  canastas: Kind[];
  /** As read out: "kings: natural canasta; open, 3 of 7, none wild". */
  name: string;
}

/** A kind of canasta: how many the team has, needs, and the size of its best open meld. */
export interface KindCount {
  kind: Kind;
  label: string;
  have: number;
  need: number;
  best: number;
  most: number;
}

/** What lies before a team. */
export interface TeamPart {
  team: number;
  name: string;
  members: string;
  own: boolean;
  score: number;
  opened: boolean;
  minimum: number;
  laid: number;
  redThrees: string[];
  /** What its red threes count now; negative without a sevens canasta. */
  redValue: number;
  /** In the order of `horizon`. */
  cells: Cell[];
  kinds: KindCount[];
}

/** Stock and pile as everybody sees them. */
export interface Pile {
  stock: number;
  size: number;
  /** Face of the top card; empty if there is none. */
  top: string;
  /** Face of the card that freezes the pile; empty if it is not frozen by a card. */
  freezer: string;
  frozen: boolean;
  blocked: boolean;
  /** Cards set aside until the opening is met. */
  aside: number;
}

/** A button of the turn bar. It keeps its place when it is impossible, and then says why when pressed. */
export interface Move {
  /** `draw`, `take`, `take-1` …, `pass`, `ask`, `yes`, `no`, `start`, `next`, `rematch`. */
  id: string;
  label: string;
  detail: string;
  /** Notation to send in `Act`; empty for start, next and rematch. */
  action: string;
  legal: boolean;
  refused: Refused | null;
}

/** One line of the log. */
export interface Play {
  number: number;
  seat: number;
  text: string;
  kind: "draw" | "take" | "lay" | "canasta" | "foot" | "discard" | "ask" | "deal" | "other";
  sinceYourTurn: boolean;
}

/** A line of the score sheet: points by team, and the rule that gives them. */
export interface SheetRow {
  label: string;
  rule: string;
  points: number[];
  total: boolean;
}

/** The end of a deal. */
export interface DealSheet {
  title: string;
  sentence: string;
  rows: SheetRow[];
  scores: number[];
  wonBy: number;
  seed: string;
  commitment: string;
}

/** The line to the target: where the opening minimum changes. */
export interface Race {
  target: number;
  marks: ([number, string])[];
}

/** Everything that one seat, or somebody watching, may see now. */
export interface TableView {
  table: string;
  phase: Phase;
  profile: string;
  profileTitle: string;
  deal: number;
  /** The own seat; -1 watches. */
  you: number;
  players: Player[];
  /** The targets of melds from left to right: `A` … `4`, `W`, and `3` while black threes lie. */
  horizon: string[];
  meldMost: number;
  teams: TeamPart[];
  pile: Pile;
  rack: Column[];
  /** One sentence: what is expected now. */
  prompt: string;
  /** A second, quieter one. */
  note: string;
  yourTurn: boolean;
  /** It is the own turn, and cards may be laid or discarded. */
  laying: boolean;
  /** Lays are to be staged: the own team has not opened. */
  opening: boolean;
  canUndo: boolean;
  moves: Move[];
  plays: Play[];
  race: Race;
  commitment: string;
  sheet: DealSheet | null;
}

/** The answer to hello. */
export interface Welcome {
  type: "welcome";
  table: string;
  seat: number;
  language: string;
  version: string;
}

/** The whole view, after the event with this number. The latest one wins. */
export interface View {
  type: "view";
  seq: number;
  view: TableView;
}

/** A command was done (or had been, if its id was known); the view of `seq` shows it. */
export interface Done {
  type: "done";
  id: string;
  seq: number;
}

/** A command was refused, nothing happened. */
export interface Refusal {
  type: "refusal";
  id: string;
  seq: number;
  refused: Refused;
}

/** The table had moved on: nothing was done; the current view follows. */
export interface Stale {
  type: "stale";
  id: string;
  seq: number;
}

/** How far the staged and picked cards bring the opening. */
export interface Opening {
  minimum: number;
  /** On the table and staged. */
  laid: number;
  picked: number;
  /** After the picked cards, 0 if met. */
  missing: number;
  text: string;
}

/** A meld that the picked cards can go to, or not. */
export interface Target {
  target: string;
  /** In card form, for `staged`: `K:KS KH`. */
  part: string;
  /** The whole lay with what is staged. */
  action: string;
  /** "Lay 2 queens". */
  label: string;
  /** "5 + 2 = canasta". */
  detail: string;
  points: number;
  /** May be laid down now, as one action with what is staged. */
  legal: boolean;
  /** May be staged: legal, or only the opening minimum is still missing and can be reached. */
  stageable: boolean;
  refused: Refused | null;
}

/** The answer to a preview. */
export interface Previewed {
  type: "previewed";
  id: string;
  seq: number;
  /** "2 queens picked". */
  title: string;
  /** "Closes a mixed canasta, and earns your foot.". */
  note: string;
  targets: Target[];
  /** For one picked card (legal or refused); for more a refused move that says to pick one. */
  discard: Move | null;
  /** Ways to take the pile with the picked cards, when drawing. */
  takes: Move[];
  opening: Opening | null;
  /** Laying down what is staged as it is: legal or why not; None if nothing is staged. */
  staged: Move | null;
}

/** The answer to why: None if it may be done. */
export interface Explained {
  type: "explained";
  id: string;
  action: string;
  refused: Refused | null;
}

/** The answer to hint. */
export interface Hinted {
  type: "hinted";
  id: string;
  action: string;
  sentence: string;
}

/** A message could not be read or not be answered; the connection lives. */
export interface Problem {
  type: "problem";
  code: string;
  sentence: string;
  id: string;
}

/** I am. */
export interface Pong {
  type: "pong";
}

export type ServerMessage = Welcome | View | Done | Refusal | Stale | Previewed | Explained | Hinted | Problem | Pong;

/** A table to be made: `POST /api/tables`. */
export interface NewTable {
  profile?: string;
  level?: string;
  name?: string;
  language?: string;
  seed?: string;
  pace?: "calm" | "even" | "brisk" | "at-once";
}

/** The answer: the table's public name, and the host's secret, which never stands in an address. */
export interface MadeTable {
  table: string;
  token: string;
}
