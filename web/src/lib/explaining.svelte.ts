// What the popover says: why not, a hint, a short note, how a thing on the table stands. The last refusal can be read again.
import type { Hinted, Refused, Told } from "../protocol";
import { ranksOf } from "./cards";
import { say } from "./texts";

/** A popover that says why not, gives a hint, or tells of a thing. */
export interface Explanation {
  kind: "refusal" | "hint" | "note" | "told";
  eyebrow: string;
  sentence: string;
  /** What would help, or what to do; and the rule. */
  refused?: Pick<Refused, "help" | "rule" | "ruleText" | "sources">;
  anchor: string;
}

export class Explaining {
  shown = $state.raw<Explanation | null>(null);
  /** The action that the hint named. */
  private hintAction = "";
  /** The refusal that was shown last, for reading it again. */
  private refusal: Explanation | null = null;

  explain(label: string, refused: Refused, anchor: string): void {
    const eyebrow = label ? say("web-not-now", { label }) : say("web-why");
    this.shown = this.refusal = { kind: "refusal", eyebrow, sentence: refused.sentence, refused, anchor };
  }

  again(): void {
    if (this.refusal) this.shown = { ...this.refusal, anchor: "turn" };
    else this.note(say("table-no-refusal"));
  }

  note(sentence: string, anchor = "turn"): void {
    this.shown = { kind: "note", eyebrow: "", sentence, anchor };
  }

  hinted(message: Hinted): void {
    this.hintAction = message.action;
    this.shown = { kind: "hint", eyebrow: say("web-hint"), sentence: message.sentence, anchor: "hint" };
  }

  told(message: Told, anchor: string): void {
    this.shown = { kind: "told", eyebrow: "", sentence: message.sentence, refused: message, anchor };
  }

  close(): void {
    this.shown = null;
  }

  /** Also the hint is over. */
  forget(): void {
    this.shown = null;
    this.hintAction = "";
  }

  get showsHint(): boolean {
    return this.hintAction !== "" && this.shown?.kind === "hint";
  }

  get hintHasCards(): boolean {
    return ranksOf(this.hintAction).length > 0;
  }

  /** How many cards of each rank the hint names. */
  get hintPicks(): Record<string, number> {
    const counts: Record<string, number> = {};
    for (const rank of ranksOf(this.hintAction)) counts[rank] = (counts[rank] ?? 0) + 1;
    return counts;
  }
}
