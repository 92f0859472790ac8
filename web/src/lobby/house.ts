// Single rules as they are changed: values of fields of a profile, and which of them are shown.
import type { HouseRule } from "../protocol";

/** Values by field, as a profile's file has them. */
export type Changes = Record<string, unknown>;

/** Takes a value over; one that is as usual is no change. */
export function changed(changes: Changes, rule: HouseRule, value: string): Changes {
  const others = Object.fromEntries(Object.entries(changes).filter(([field]) => field !== rule.field));
  return value === rule.usual ? others : { ...others, [rule.field]: JSON.parse(value) as unknown };
}

export interface Group {
  title: string;
  rules: HouseRule[];
}

/** The rules that have the words, under the titles of their sections. */
export function grouped(rules: readonly HouseRule[], words: string, onlyChanged: boolean): Group[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const groups = new Map<string, HouseRule[]>();
  for (const rule of rules) {
    const text = [rule.rule, rule.section, rule.label, rule.text].join(" ").toLowerCase();
    if ((onlyChanged && !rule.isChanged) || !wanted.every((word) => text.includes(word))) continue;
    groups.set(rule.section, [...(groups.get(rule.section) ?? []), rule]);
  }
  return [...groups].map(([title, found]) => ({ title, rules: found }));
}
