import { describe, expect, it } from "vitest";
import type { HouseRule } from "../protocol";
import { changed, grouped } from "./house";

const rule = (field: string, section: string, more: Partial<HouseRule> = {}): HouseRule => ({
  field,
  section,
  rule: field.toUpperCase(),
  label: `label of ${field}`,
  text: `text of ${field}`,
  options: [],
  least: 0,
  most: 9,
  value: "1",
  usual: "1",
  usualText: "1",
  isChanged: false,
  sources: [],
  ...more,
});

describe("single rules", () => {
  it("are changes only where they are not as usual", () => {
    const draw = rule("draw", "Drawing", { usual: "2" });
    expect(changed({ hand: 9 }, draw, "3")).toEqual({ hand: 9, draw: 3 });
    expect(changed({ hand: 9, draw: 3 }, draw, "2")).toEqual({ hand: 9 });
    expect(changed({}, draw, '{"wild":1}')).toEqual({ draw: { wild: 1 } });
  });

  it("are found by all their words, in sections", () => {
    const rules = [rule("draw", "Drawing"), rule("hand", "Dealing", { isChanged: true }), rule("foot", "Dealing")];
    expect(grouped(rules, "", false).map((group) => [group.title, group.rules.length])).toEqual([
      ["Drawing", 1],
      ["Dealing", 2],
    ]);
    expect(grouped(rules, "dealing FOOT", false).flatMap((group) => group.rules.map((each) => each.field))).toEqual(["foot"]);
    expect(grouped(rules, "", true).flatMap((group) => group.rules.map((each) => each.field))).toEqual(["hand"]);
  });
});
