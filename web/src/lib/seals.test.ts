import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { DealSheet, TableView } from "../protocol";
import { Seals } from "./seals";

const PROMISE = "ab".repeat(32);
let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const view = (you: number): TableView => ({ you, phase: "lobby", nextCommitment: PROMISE, plays: [], players: [], teams: [] }) as unknown as TableView;
const sheet = (salts: string[]): DealSheet => ({ seed: "", commitment: PROMISE, salts }) as unknown as DealSheet;
const salty = (seals: Seals, you: number, salts: string[]): boolean | undefined =>
  seals.check(view(you), sheet(salts)).find(({ what }) => what === "salt")?.holds;

it("looks for the own salt where it was given, also from another seat", () => {
  const seals = new Seals("t");
  seals.see(view(1));
  const salt = seals.freshSalt(PROMISE, 1);
  expect(salty(seals, 2, ["00", salt, "00"])).toBe(true);
  expect(salty(seals, 1, ["00", "00", salt])).toBe(false);
});

it("looks for no salt that was not taken", () => {
  const seals = new Seals("t");
  seals.see(view(1));
  seals.freshSalt(PROMISE, 1);
  seals.forgetSalt(PROMISE);
  expect(salty(seals, 1, ["00", "aa"])).toBeUndefined();
});
