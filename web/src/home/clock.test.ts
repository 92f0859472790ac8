import { describe, expect, it } from "vitest";
import { CLOCKS, clockName } from "./clock";

describe("a clock", () => {
  it("has the name that it was chosen by", () => {
    for (const [name, clock] of Object.entries(CLOCKS)) expect(clockName(clock)).toBe(name);
  });

  it("is none where the server leaves it out, and another where somebody else set it", () => {
    expect(clockName({})).toBe("none");
    expect(clockName({ kind: "turn", turnS: 61 })).toBe("other");
  });
});
