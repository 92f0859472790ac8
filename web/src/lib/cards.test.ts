import { describe, expect, it } from "vitest";
import type { Column } from "../protocol";
import { facesOf, held, ranksOf, remaining, targetOf, without } from "./cards";

const column = (rank: string, ...cards: string[]): Column => ({ rank, name: rank, cards, wild: false, special: "", fresh: 0 });

describe("parts of a lay", () => {
  it("are read in card form", () => {
    expect(facesOf("K:KS KH 2D")).toEqual(["KS", "KH", "2D"]);
    expect(targetOf("K:KS KH 2D")).toBe("K");
  });
});

describe("faces are counted, for there are several of each", () => {
  it("takes as many as are named", () => {
    expect(without(["KS", "KS", "KH"], ["KS"])).toEqual(["KS", "KH"]);
    expect(without(["KS"], ["KS", "KS"])).toBeNull();
  });

  it("leaves of the rack what is not staged, and no empty column", () => {
    const rack = [column("2", "2D"), column("K", "KS", "KS", "KH")];
    expect(remaining(rack, ["K:KS KH 2D"]).map((each) => each.cards)).toEqual([["KS"]]);
    expect(rack[1]?.cards).toHaveLength(3);
  });

  it("drops a staged part that the hand no longer holds", () => {
    expect(held([column("K", "KS", "KH", "KD")], ["K:KS KH KD", "K:KS KH KC"])).toEqual(["K:KS KH KD"]);
  });
});

describe("a hint names ranks", () => {
  it("by rank or by face", () => {
    expect(ranksOf("lay K:KK2 A:AAX")).toEqual([..."KK2AAX"]);
    expect(ranksOf("lay K:KS KH 2D")).toEqual([..."KK2"]);
    expect(ranksOf("discard 9H")).toEqual(["9"]);
    expect(ranksOf("draw")).toEqual([]);
  });
});
