import { describe, expect, it } from "vitest";
import { nextTurn, previousTurn, readAt, turnOf, writeAt } from "./moments";

describe("a moment in an address", () => {
  it("is read and written alike", () => {
    for (const at of [
      { game: 0, deal: 2, at: 17, seat: -1, open: false },
      { game: 3, deal: 1, at: 0, seat: 5, open: true },
    ]) {
      expect(readAt(`?${writeAt(at)}`, 3)).toEqual(at);
    }
  });

  it("begins at the beginning, with the own seat", () => {
    expect(readAt("", 3)).toEqual({ game: 0, deal: 1, at: 0, seat: 3, open: false });
  });

  it("does not take nonsense", () => {
    expect(readAt("?game=-1&deal=0&at=-4&seat=x&open=yes", -1)).toEqual({ game: 0, deal: 1, at: 0, seat: -1, open: false });
  });
});

describe("turns", () => {
  const turns = [0, 3, 7];

  it.each([
    [0, 1, 3, 0],
    [2, 1, 3, 0],
    [3, 2, 7, 0],
    [5, 2, 7, 3],
    [7, 3, 9, 3],
    [9, 3, 9, 7],
  ])("at %i", (at, turn, next, previous) => {
    expect([turnOf(turns, at), nextTurn(turns, at, 9), previousTurn(turns, at)]).toEqual([turn, next, previous]);
  });
});
