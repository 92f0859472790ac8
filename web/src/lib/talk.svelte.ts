// What people say to each other: lines and phrases, and whom one does not want to hear.
import type { ClientMessage, Said } from "../protocol";
import { announce } from "./announce";
import { freshId } from "./connection";
import { keepMuted, mutedAt } from "./store";
import { say } from "./texts";

/** What can be said by one press; the server knows the same. */
export const PHRASES = ["hello", "thanks", "well-played", "oops", "thinking", "good-game"] as const;

const MOST_LINES = 100;
const BUBBLE_MS = 4000;

type Saying = { text: string } | { emote: string };

/** Whether a line is what somebody wanted to say; the server keeps no double blanks. */
const isThat = (line: Said, what: Saying): boolean =>
  "emote" in what ? line.emote === what.emote : line.text === what.text.replace(/\s+/g, " ");

export class Talk {
  lines = $state.raw<readonly Said[]>([]);
  muted = $state.raw<ReadonlySet<string>>(new Set());
  /** What was said last by each person, for some seconds. */
  bubbles = $state.raw<Readonly<Record<string, Said>>>({});
  /** How many lines came since they were looked at. */
  unread = $state(0);
  draft = $state("");
  problem = $state("");
  /** The own public id; empty for who watches. */
  person = $state("");
  /** What was sent and has no answer yet, by id. */
  private waiting = new Map<string, Saying>();
  private timers = new Set<ReturnType<typeof setTimeout>>();

  /** `send` tells whether there was a connection. */
  constructor(
    private readonly table: string,
    private readonly send: (message: ClientMessage) => boolean,
  ) {
    this.muted = new Set(mutedAt(table));
  }

  close(): void {
    for (const timer of this.timers) clearTimeout(timer);
  }

  /** Comes in, or back: these lines were said last. What had no answer and is not among them is to be said again. */
  enter(person: string, lines: readonly Said[]): void {
    this.person = person;
    const last = this.lines.at(-1)?.number ?? 0;
    if (this.lines.length) this.unread += lines.filter((line) => line.number > last).length;
    this.lines = lines;
    for (const line of lines) if (line.number > last) this.found(line);
    for (const id of [...this.waiting.keys()]) this.failed(id, say("table-not-sent"));
    for (const other of this.muted) this.send({ type: "mute", id: freshId(), person: other, muted: true });
  }

  hear(line: Said): void {
    if (this.muted.has(line.person)) return;
    this.lines = [...this.lines, line].slice(-MOST_LINES);
    this.found(line);
    if (line.person === this.person) return;
    this.unread += 1;
    announce(say("table-said", { name: line.name, text: wordsOf(line) }));
    if (!line.person) return; // the table itself, which has no seat
    this.bubbles = { ...this.bubbles, [line.person]: line };
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      if (this.bubbles[line.person] !== line) return;
      const { [line.person]: _, ...rest } = this.bubbles;
      this.bubbles = rest;
    }, BUBBLE_MS);
    this.timers.add(timer);
  }

  sayText(): void {
    const text = this.draft.trim();
    if (!text) return;
    if (this.say({ text })) this.draft = "";
  }

  sayPhrase(emote: string): void {
    this.say({ emote });
  }

  private say(what: Saying): boolean {
    const id = freshId();
    const isSent = this.send({ type: "say", id, ...what });
    this.problem = isSent ? "" : say("table-not-sent");
    if (isSent) this.waiting.set(id, what);
    return isSent;
  }

  taken(id: string): void {
    this.waiting.delete(id);
  }

  /** An own line is there, so it was taken. */
  private found(line: Said): void {
    if (line.person !== this.person) return;
    const id = [...this.waiting].find(([, what]) => isThat(line, what))?.[0];
    if (id) this.taken(id);
  }

  /** Takes the blame if it was what was said that failed: a text stands in the field again. */
  failed(id: string, sentence: string): boolean {
    const what = this.waiting.get(id);
    if (!what) return false;
    this.taken(id);
    this.problem = sentence;
    if ("text" in what) this.draft = [what.text, this.draft].filter(Boolean).join(" ");
    return true;
  }

  /** Whom one hears again has to be known to the server; whom one does not, it is told when one comes back. */
  mute(person: string, muted: boolean): void {
    const isSent = this.send({ type: "mute", id: freshId(), person, muted });
    this.problem = isSent || muted ? "" : say("table-not-sent");
    if (!isSent && !muted) return;
    const next = new Set(this.muted);
    if (muted) next.add(person);
    else next.delete(person);
    this.muted = next;
    keepMuted(this.table, [...next]);
    if (muted) this.lines = this.lines.filter((line) => line.person !== person);
  }
}

export const wordsOf = (line: Said): string => (line.emote ? say(`table-phrase-${line.emote}`) : line.text);
