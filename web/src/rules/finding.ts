// Finds rules by words: every word must stand somewhere in the rule, its section, its values or its id.
import type { Rule, RuleSource } from "../protocol";

export type Findable = Pick<Rule, "id" | "section" | "text"> & Partial<Pick<Rule, "values">>;

const folded = (text: string): string => text.toLocaleLowerCase().replace(/[’'ʼ]/g, "’");

export function found<T extends Findable>(rules: readonly T[], wanted: string): T[] {
  const words = folded(wanted).split(/\s+/).filter(Boolean);
  return rules.filter((rule) => {
    const values = (rule.values ?? []).flatMap(({ label, value }) => [label, value]);
    const whole = folded([rule.id, rule.section, rule.text, ...values].join(" "));
    return words.every((word) => whole.includes(word));
  });
}

export interface Section<T> {
  title: string;
  rules: T[];
}

export function inSections<T extends { section: string }>(rules: readonly T[]): Section<T>[] {
  const sections = new Map<string, T[]>();
  for (const rule of rules) sections.set(rule.section, [...(sections.get(rule.section) ?? []), rule]);
  return [...sections].map(([title, each]) => ({ title, rules: each }));
}

const DECIDED = "=";

/** The tags of a rule's sources; a decision of the project is spelled out, because its tag says nothing. */
export const shortly = (rule: Rule, sources: readonly RuleSource[]): string =>
  sourcesOf(rule, sources).map(({ tag, text }) => (tag === DECIDED ? text : tag)).join(", ");

/** The sources that a rule's tags name. */
export const sourcesOf = (rule: Rule, sources: readonly RuleSource[]): RuleSource[] =>
  rule.sources.flatMap((tag) => sources.filter((source) => source.tag === tag));
