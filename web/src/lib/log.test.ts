import { describe, expect, it } from "vitest";
import type { Play } from "../protocol";
import { turnsOf, unnamed } from "./log";

const play = (number: number, seat: number, text: string, kind: Play["kind"] = "lay"): Play => ({ number, seat, text, kind, sinceYourTurn: true });

describe("the log", () => {
  it("puts together what one player did in a row", () => {
    const turns = turnsOf([play(0, 5, "Wren deals.", "deal"), play(1, 5, "Wren draws."), play(2, 5, "Wren lays."), play(3, 0, "You draw.")]);
    expect(turns.map((turn) => turn.lines.length)).toEqual([1, 2, 1]);
  });

  it("names nobody twice in an entry", () => {
    expect(unnamed("Wren lays a queen.", "Wren")).toBe("Lays a queen.");
    expect(unnamed("Мальва піднімає запас.", "Мальва")).toBe("Піднімає запас.");
  });

  it("leaves a line as it is that does not begin with the name", () => {
    for (const text of ["A wild canasta for Wren.", "Wrens deal.", "Wren ", "Wren"]) expect(unnamed(text, "Wren")).toBe(text);
  });
});
