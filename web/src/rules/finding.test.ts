import { describe, expect, it } from "vitest";
import { found, inSections, shortly, sourcesOf } from "./finding";
import type { Rule } from "../protocol";

const rule = (id: string, section: string, text: string, sources: string[] = []): Rule => ({ id, section, text, sources, values: [] });
const RULES = [
  rule("PILE-1", "Taking the pile", "Only the player on turn takes it.", ["P"]),
  rule("PILE-2", "Taking the pile", "A frozen pile needs a natural pair.", ["P", "C"]),
  rule("FOOT-1", "The foot", "Запас піднімають, коли його зароблено. П’ять карт."),
];

describe("finding rules", () => {
  it.each([
    ["", ["PILE-1", "PILE-2", "FOOT-1"]],
    ["pile", ["PILE-1", "PILE-2"]],
    ["  FROZEN  pair", ["PILE-2"]],
    ["foot-1", ["FOOT-1"]],
    ["ЗАПАС", ["FOOT-1"]],
    ["п'ять", ["FOOT-1"]],
    ["frozen foot", []],
  ])("by %j", (wanted, ids) => {
    expect(found(RULES, wanted).map((each) => each.id)).toEqual(ids);
  });

  it("looks into values", () => {
    const valued = { ...RULES[0]!, values: [{ rule: "PILE-1", label: "Pile", value: "thirty", standard: "ten", sources: [] }] };
    expect(found([valued], "thirty")).toHaveLength(1);
    expect(found([valued], "forty")).toHaveLength(0);
  });

  it("keeps sections in their order", () => {
    expect(inSections(RULES).map(({ title, rules }) => [title, rules.length])).toEqual([
      ["Taking the pile", 2],
      ["The foot", 1],
    ]);
  });

  it("names sources in the order of the tags, and none that nobody knows", () => {
    const sources = [
      { tag: "C", text: "Canasta" },
      { tag: "P", text: "pagat" },
    ];
    expect(sourcesOf(RULES[1]!, sources).map((source) => source.text)).toEqual(["pagat", "Canasta"]);
    expect(shortly(rule("X", "", "", ["P", "="]), [...sources, { tag: "=", text: "a decision" }])).toBe("P, a decision");
    expect(sourcesOf(rule("X", "", "", ["?"]), sources)).toEqual([]);
  });
});
