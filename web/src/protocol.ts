// Written by scripts/generate_protocol.py from src/pennies/server/messages.py (and the orders of
// src/pennies/table/commands.py): change those, not this.

/** Do an action in notation; a lay of several parts is all or nothing. */
export interface Act {
  do: "act";
  action: string;
}

/** Take the own seat back from the bot that covers it. */
export interface Back {
  do: "back";
}

/** Change settings; the host's. What is null stays as it is; rules only change before a game. */
export interface Change {
  do: "settings";
  profile?: string | Record<string, unknown> | null;
  level?: string | null;
  pace?: "calm" | "even" | "brisk" | "at-once" | null;
  clock?: Clock | null;
  public?: boolean | null;
  /** A seat that may be watched when its deal is over; -1 for none. */
  watched?: number | null;
}

/** Make the person of a seat the host; the host's. */
export interface HandOn {
  do: "hand-on";
  seat?: number;
  /** Who is meant, as for `remove`. */
  person?: string;
}

/** Leave the own seat; it is open then. */
export interface Leave {
  do: "leave";
}

/** Be ready for the deal after this one; it begins when everybody is. */
export interface NextDeal {
  do: "next";
  /** The deal that is over, counted from 1; 0 for whichever it is. */
  deal?: number;
}

/** Stop play and clocks; the host's word does it, or that of most people. */
export interface Pause {
  do: "pause";
}

/** Begin another game; the host's. */
export interface Rematch {
  do: "rematch";
  /** All but the first seat move on by one, so that partners change. */
  rotate?: boolean;
}

/** Take a person's seat away, and if `bar` all right to come back; the host's. */
export interface Remove {
  do: "remove";
  seat?: number;
  bar?: boolean;
  /** Who is meant, wherever that is; empty for whoever has the seat. */
  person?: string;
}

/** Agree to give the game up for one's team, or take that back for all. */
export interface Resign {
  do: "resign";
  agree?: boolean;
}

/** Go on after a pause, likewise. */
export interface Resume {
  do: "resume";
}

/** Mix 16 bytes of the client's own into the next pack. */
export interface Salt {
  do: "salt";
  /** The promise that it is for: the hash of the seed that is mixed with. */
  commitment: string;
  /** 32 hexadecimal digits. */
  salt: string;
}

/** Put a bot into a seat that no person holds, or open it; the host's. */
export interface SetSeat {
  do: "seat";
  seat: number;
  /** A level; empty opens the seat. */
  bot?: string;
}

/** Take an open seat, leaving the own one. */
export interface Sit {
  do: "sit";
  seat: number;
}

/** Begin the game; the host's. */
export interface Start {
  do: "start";
}

/** Take back the last lay or take of this turn. */
export interface Undo {
  do: "undo";
}

/** The moment of another table's game that a table goes on from: after so many actions of a deal, counted from 1. */
export interface CameFrom {
  table: string;
  game: number;
  deal: number;
  at: number;
}

export type Purpose = "" | "practice" | "lesson";

/**
 * How long a turn may take.
 *
 * `none`: as long as it takes. `turn`: so many seconds for each turn, and a reserve for the whole game. `days`: so
 * many seconds, and nobody is covered for being away.
 */
export interface Clock {
  kind?: "none" | "turn" | "days";
  turnS?: number;
  reserveS?: number;
}

/** A kind of canasta. */
export type Kind = "natural" | "mixed" | "wild" | "sevens";

/** What a person can order; told apart by `do`. */
export type Ordered = Start | Act | Undo | NextDeal | Rematch | Change | SetSeat | Sit | Leave | Remove | HandOn | Pause | Resume | Resign | Back | Salt;

/** Who holds a seat. */
export type Holds = "open" | "person" | "bot";

/** Why a bot plays for a person. */
export type Covered = "" | "away" | "time";

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

/**
 * An order, and who gives it when.
 *
 * Attributes:
 *     id: the client's own; the same id of the same person is never done twice. Empty for the table's own.
 *     seq: the number of events that the client had seen.
 *     now: the time, in seconds; it never runs backwards.
 *     seed: 32 bytes that nobody knows; used if a deal begins, for the one after it.
 */
export interface Command {
  type: "command";
  id: string;
  seq: number;
  command: Start | Act | Undo | NextDeal | Rematch | Change | SetSeat | Sit | Leave | Remove | HandOn | Pause | Resume | Resign | Back | Salt;
}

/** What could be done with these picked cards (faces of the hand), after the parts that are staged already? */
export interface Preview {
  type: "preview";
  id: string;
  picked: string[];
  /** Parts of a lay as notation, in card form: `K:KS KH 2D`. */
  staged?: string[];
  /** Whether ways to the opening minimum are wanted. */
  ways?: boolean;
}

/** Why can this action not be done (or can it)? */
export interface Why {
  type: "why";
  id: string;
  action: string;
}

/** What would the bot do, after the parts that are staged already? */
export interface Hint {
  type: "hint";
  id: string;
  /** As in a preview. */
  staged?: string[];
}

/** The lines of the running deal after the one with this number: a view has only the last ones. */
export interface Log {
  type: "log";
  id: string;
  after?: number;
}

/** How was it after so many actions of a deal that is over, or of the own seat's running deal? */
export interface Replay {
  type: "replay";
  id: string;
  /** Counted from 1, in the last game. */
  deal: number;
  /** How many actions had been done; more than there were: the end. */
  at?: number;
  /** Whose view; -1 for what everybody saw. */
  seat?: number;
}

/** Say something to the table: a text, or an emote. It is no part of the game, and nothing is stale after it. */
export interface Say {
  type: "say";
  id: string;
  text?: string;
  emote?: string;
}

/** Hear a person no more, or again. */
export interface Mute {
  type: "mute";
  id: string;
  person: string;
  muted?: boolean;
}

/** Be called by another name. */
export interface Rename {
  type: "rename";
  id: string;
  name: string;
}

/** Are you there? */
export interface Ping {
  type: "ping";
}

export type ClientMessage = Hello | Command | Preview | Why | Hint | Log | Replay | Say | Mute | Rename | Ping;

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
  holds: Holds;
  /** Public id of who holds the seat; not a secret. */
  person: string;
  host: boolean;
  /** Has no connection. */
  away: boolean;
  covered: Covered;
  /** For the next deal. */
  ready: boolean;
  /** What is left of the reserve, when the running turn began. */
  reserveS: number;
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
  /** What it costs besides, to be read before it is done. */
  warning: string;
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
  /** By seat, what was mixed in, in hexadecimal; zeros for who gave none. */
  salts: string[];
}

/** The line to the target: where the opening minimum changes. */
export interface Race {
  target: number;
  marks: ([number, string])[];
}

/** The seats that agree to something. */
export interface Votes {
  pause: number[];
  resume: number[];
  resign: number[];
}

/** The settings of the table. */
export interface Agreed {
  level: string;
  pace: string;
  clock: Clock;
  public: boolean;
  watched: number;
}

/** What whoever learns is told at this moment. */
export interface Lesson {
  topic: string;
  /** Of the learner, counted from 1; one more than `turns`: the deal is over. */
  turn: number;
  turns: number;
  title: string;
  /** What is going on. */
  told: string;
  /** What to do now. */
  todo: string;
  why: string;
  /** The rule to read. */
  rule: string;
  /** What is advised, in notation; empty while nothing is to be done. */
  action: string;
  /** At the end: what one knows now. */
  learned: string[];
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
  /** The legal actions one by one, in notation; a lay of several cards may be made of several. */
  steps: string[];
  plays: Play[];
  race: Race;
  /** The hash of the seed that this deal's cards came from. */
  commitment: string;
  sheet: DealSheet | null;
  /** The promise for the next deal, to which a salt can be given; empty if none is promised. */
  nextCommitment: string;
  /** The seats that gave a salt for it. */
  salted: number[];
  paused: boolean;
  /** When the time of who is to act, or to be ready, is up: seconds since 1970; 0 if it never is. */
  deadline: number;
  /** What a bot did in the reader's seat while it covered it. */
  missed: string[];
  /** How long what was played last is worth looking at before the next view is shown, at an even pace. */
  lookMs: number;
  votes: Votes | null;
  settings: Agreed | null;
  /** What the reader may order now besides moves, by `do`. */
  controls: string[];
  /** The team that gave the game up. */
  resigned: number;
  purpose: Purpose;
  /** All packs come from a text that somebody chose: who knows it knows the cards, and nothing is promised. */
  seeded: boolean;
  /** For whoever learns. */
  lesson: Lesson | null;
  /** What the table is called; may be empty. */
  title: string;
}

/** The answer to hello. */
export interface Welcome {
  type: "welcome";
  table: string;
  seat: number;
  language: string;
  version: string;
  /** The own public id; empty for who watches. */
  person: string;
  /** The invitation to the table; only for who holds a seat. */
  code: string;
  /** What was said last. */
  lines: Said[];
  /** The server's time, by which deadlines are: seconds since 1970. */
  now: number;
}

/** The invitation to the table is another one now; only for who holds a seat. */
export interface Invited {
  type: "invited";
  code: string;
}

/** Somebody said something: a text or an emote. */
export interface Said {
  type: "said";
  number: number;
  person: string;
  name: string;
  text: string;
  emote: string;
  at: number;
}

/** The whole view, after the event with this number. The latest one wins. */
export interface View {
  type: "view";
  seq: number;
  view: TableView;
}

/** Nothing is left to do: the command had been done before, and this was its last event. */
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

/** The table had moved on from what the command was based on; nothing was done. */
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
  /** May be staged: legal, or only the opening minimum is missing and can be reached, or it is not one's turn yet. */
  stageable: boolean;
  refused: Refused | null;
  /** What it costs besides, to be read before it is done. */
  warning: string;
}

/** What could be staged besides to reach the opening minimum. */
export interface Way {
  /** "Add 3 fours and a two: 65". */
  label: string;
  /** In card form, for `staged`. */
  parts: string[];
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
  /** Laying down what is staged as it is: legal or why not; None if nothing is staged, or it is another's turn. */
  staged: Move | null;
  /** Why what is staged cannot be laid in this turn whatever is added: it is to be taken back. */
  lifted: Refused | null;
  /** Up to two ways from what is staged to the opening minimum, if they were asked for. */
  ways: Way[];
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

/** The answer to log. */
export interface Logged {
  type: "logged";
  id: string;
  seq: number;
  plays: Play[];
}

/** The answer to replay: the view as it was, and how many actions the deal had. */
export interface Replayed {
  type: "replayed";
  id: string;
  actions: number;
  view: TableView;
}

/** What was said, muted or renamed is kept. */
export interface Taken {
  type: "taken";
  id: string;
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
  /** The server's time, by which deadlines are: seconds since 1970. */
  now: number;
}

export type ServerMessage = Welcome | View | Done | Refusal | Stale | Previewed | Explained | Hinted | Logged | Replayed | Said | Invited | Taken | Problem | Pong;

/** A table to be made: `POST /api/tables`. */
export interface NewTable {
  profile?: string | Record<string, unknown>;
  /** Of the bots; those in a team with a person are never below `club`. */
  level?: string;
  name?: string;
  language?: string;
  /** A text that all packs come from, for a game that can be repeated; empty: packs nobody can know. */
  seed?: string;
  pace?: "calm" | "even" | "brisk" | "at-once";
  /** So many seats are open for people; bots sit in the others. */
  open?: number;
  clock?: Clock;
  /** Stands in the list that everybody sees. */
  public?: boolean;
  /** What the table is called: up to 40 visible characters, or nothing. */
  title?: string;
}

/** The answer: the table's public name, and the host's secret, which never stands in an address. */
export interface MadeTable {
  table: string;
  token: string;
  person: string;
  /** The invitation, for others: it may stand in an address. */
  code: string;
}

/** A table to be made that goes on from a moment of a deal that is over: `POST /api/tables/{table}/play-on`. */
export interface PlayOn {
  deal: number;
  /** After so many actions. */
  at: number;
  /** To be played; bots play the others. */
  seat: number;
  /** Counted from 1; 0 for the last. */
  game?: number;
  name?: string;
  language?: string;
  level?: string;
  pace?: "calm" | "even" | "brisk" | "at-once";
}

/** A table to be made for the first lesson: `POST /api/lesson`. */
export interface NewLesson {
  /** The learner's turn that it begins with; one more than there are: the end. */
  turn?: number;
  name?: string;
  language?: string;
  pace?: "calm" | "even" | "brisk" | "at-once";
}

/** Somebody comes with an invitation: `POST /api/join`. */
export interface Joining {
  code: string;
  name?: string;
  /** An open seat; -1 for the first one. */
  seat?: number;
  language?: string;
}

/** The answer to joining, and to another device's code. */
export interface Joined {
  table: string;
  token: string;
  person: string;
  seat: number;
}

/** The host has a seat's secrets replaced: `POST /api/tables/{table}/reissue`. */
export interface Reissue {
  seat: number;
}

/** A code that holds once, for some minutes: whoever brings it gets a secret of the seat. */
export interface DeviceCode {
  code: string;
  expires: number;
}

/** A seat in a list. */
export interface ListedSeat {
  holds: Holds;
  name: string;
}

/** A public table: `GET /api/lobby`. */
export interface ListedTable {
  table: string;
  code: string;
  phase: Phase;
  profile: string;
  /** What the table is called; may be empty, as below. */
  title: string;
  seats: ListedSeat[];
  created: number;
}

/** All public tables, the latest first. */
export interface Lobby {
  tables: ListedTable[];
}

/** A value of a profile in words, and the rule that reads it. */
export interface RuleValue {
  rule: string;
  label: string;
  value: string;
  /** The same in the standard rules. */
  standard: string;
  /** Tags of sources. */
  sources: string[];
}

/** A rule with the numbers of a profile. */
export interface Rule {
  id: string;
  text: string;
  /** The title of its section. */
  section: string;
  values: RuleValue[];
  /** Tags of whose texts say so. */
  sources: string[];
}

/** Whose text a tag names. */
export interface RuleSource {
  tag: string;
  text: string;
}

/** The rules of a profile in words: `GET /api/profiles/{name}`. */
export interface ProfileRules {
  name: string;
  title: string;
  about: string;
  hash: string;
  rules: Rule[];
  sources: RuleSource[];
  /** What the words of the game mean, a sentence each. */
  words: string[];
  /** What is not as in the standard rules. */
  differences: RuleValue[];
}

/** Rules that are thought about: `POST /api/house`. */
export interface HouseWish {
  /** A profile that ships, to be changed. */
  profile?: string;
  /** Values of single fields, as in a profile's file. */
  changes?: Record<string, unknown>;
  language?: string;
}

/** What a rule may be instead; `value` is JSON. */
export interface HouseOption {
  value: string;
  text: string;
}

/** A single rule that may be changed: one of its options, or where there are none, a number. */
export interface HouseRule {
  field: string;
  rule: string;
  section: string;
  label: string;
  /** The rule as it is now. */
  text: string;
  options: HouseOption[];
  least: number;
  most: number;
  /** As JSON, like `usual`, which is what the profile has. */
  value: string;
  usual: string;
  usualText: string;
  isChanged: boolean;
  sources: string[];
}

/** The answer: all rules that may be changed, and what the changes come to. */
export interface HouseRules {
  /** What to make a table with. */
  profile: string | Record<string, unknown>;
  rules: HouseRule[];
  /** What is not as in the standard rules. */
  differences: RuleValue[];
  /** Why these rules cannot be played; empty if they can. */
  problem: string;
  /** Where the problem is, if it is one field's. */
  field: string;
}

/** The profiles that there are: `GET /api/profiles`. */
export interface Profiles {
  profiles: string[];
  /** The levels of bots, from the weakest. */
  levels: string[];
}

/** A team and its score. */
export interface NotedTeam {
  name: string;
  members: string;
  own: boolean;
  score: number;
}

/** How a table stands, in short: `GET /api/tables/{table}`. */
export interface TableNote {
  table: string;
  title: string;
  phase: Phase;
  profile: string;
  profileTitle: string;
  /** Names of who sits there. */
  seats: string[];
  /** So many deals of this game are over, and can be looked at. */
  deals: number;
  /** So many games have begun. */
  games: number;
  purpose: Purpose;
  /** The moment that practice goes on from. */
  cameFrom: CameFrom | null;
  teams: NotedTeam[];
  /** The seat of who asks; -1 for none. */
  you: number;
  yourTurn: boolean;
  prompt: string;
}

/** What whoever asks may see of a deal. */
export interface PastDeal {
  deal: number;
  over: boolean;
  /** Whose knowledge it can be seen with; -1: what everybody saw. */
  seats: number[];
  /** Whether all hands can be seen, too. */
  hands: boolean;
}

/** The deals of a game that can be looked back at: `GET /api/tables/{table}/past`. */
export interface PastGame {
  game: number;
  /** So many games have begun. */
  games: number;
  /** The seat of who asks; -1 for none. */
  you: number;
  /** Names of who sat there. */
  seats: string[];
  deals: PastDeal[];
}

/** The cards of a seat when all hands are open, and as they are read out. */
export interface OpenHand {
  seat: number;
  cards: string[];
  /** Empty once it is picked up. */
  foot: string[];
  cardsSaid: string;
  footSaid: string;
}

/** A moment of a deal: `GET /api/tables/{table}/moment`. */
export interface Moment {
  actions: number;
  /** After how many actions each turn began. */
  turns: number[];
  view: TableView;
  /** By seat, if they were asked for. */
  hands: OpenHand[];
}
