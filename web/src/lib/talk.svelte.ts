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
  private sent = "";
  private timers = new Set<ReturnType<typeof setTimeout>>();

  constructor(
    private readonly table: string,
    private readonly send: (message: ClientMessage) => void,
  ) {
    this.muted = new Set(mutedAt(table));
  }

  close(): void {
    for (const timer of this.timers) clearTimeout(timer);
  }

  /** Comes in, or back: these lines were said last. */
  enter(person: string, lines: readonly Said[]): void {
    this.person = person;
    const last = this.lines.at(-1)?.number ?? 0;
    if (this.lines.length) this.unread += lines.filter((line) => line.number > last).length;
    this.lines = lines;
    for (const other of this.muted) this.send({ type: "mute", id: freshId(), person: other, muted: true });
  }

  hear(line: Said): void {
    if (this.muted.has(line.person)) return;
    this.lines = [...this.lines, line].slice(-MOST_LINES);
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
    this.draft = "";
    this.say({ text });
  }

  sayPhrase(emote: string): void {
    this.say({ emote });
  }

  private say(what: { text: string } | { emote: string }): void {
    this.problem = "";
    this.sent = freshId();
    this.send({ type: "say", id: this.sent, ...what });
  }

  /** Takes the blame if it was what was said that failed. */
  failed(id: string, sentence: string): boolean {
    if (id !== this.sent) return false;
    this.problem = sentence;
    return true;
  }

  mute(person: string, muted: boolean): void {
    const next = new Set(this.muted);
    if (muted) next.add(person);
    else next.delete(person);
    this.muted = next;
    keepMuted(this.table, [...next]);
    this.send({ type: "mute", id: freshId(), person, muted });
    if (muted) this.lines = this.lines.filter((line) => line.person !== person);
  }
}

export const wordsOf = (line: Said): string => (line.emote ? say(`table-phrase-${line.emote}`) : line.text);
