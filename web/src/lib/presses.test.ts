import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Presses, SLIP_MS } from "./presses";

const heard: Record<string, (event: Partial<KeyboardEvent>) => void> = {};
let presses: Presses;

/** A press at a time of the page's clock, whenever the page gets round to it. */
const press = (timeStamp: number, kind = "click", more: Partial<KeyboardEvent> = {}): void =>
  heard[kind]?.({ isTrusted: true, timeStamp, ...more });

beforeEach(() => {
  vi.stubGlobal("addEventListener", (kind: string, note: (typeof heard)[string]) => (heard[kind] = note));
  vi.stubGlobal("removeEventListener", (kind: string) => delete heard[kind]);
  presses = new Presses();
});

afterEach(() => vi.unstubAllGlobals());

it("takes the second of two quick presses for a slip", () => {
  press(1000);
  expect(presses.take()).toBe(true);
  press(1000 + SLIP_MS - 1);
  expect(presses.take()).toBe(false);
  press(1000 + 2 * SLIP_MS);
  expect(presses.take()).toBe(true);
});

it("takes both of two presses that a busy page handles at once", () => {
  press(1000);
  expect(presses.take()).toBe(true);
  press(1000 + SLIP_MS);
  expect(presses.take()).toBe(true);
});

it("counts what a page does by itself for no press", () => {
  expect(presses.take()).toBe(true);
  press(20, "pointerup");
  press(20);
  expect(presses.take()).toBe(true);
});

it("hears neither a key that is held down nor a click that nobody made", () => {
  press(1000, "keydown");
  expect(presses.take()).toBe(true);
  press(1000 + 2 * SLIP_MS, "keydown", { repeat: true });
  press(1000 + 2 * SLIP_MS, "click", { isTrusted: false });
  expect(presses.take()).toBe(false);
});

it("leaves nothing behind", () => {
  presses.close();
  expect(heard).toEqual({});
});
