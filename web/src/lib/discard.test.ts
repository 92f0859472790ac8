import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Discard, type Held } from "./discard.svelte";
import { prefer } from "./preferences.svelte";

let sent: Held[];
let discard: Discard;

beforeEach(() => {
  vi.useFakeTimers();
  prefer("graceMs", 1200);
  sent = [];
  discard = new Discard((held) => {
    sent.push(held);
    return true;
  });
});

afterEach(() => {
  discard.close();
  vi.useRealTimers();
});

const hold = (leftMs = Infinity): void => discard.hold("discard 9H", "9H", "Discard nine", leftMs);

it("is sent at once by who leaves, and not twice", () => {
  hold();
  discard.close();
  discard.close();
  vi.advanceTimersByTime(5000);
  expect(sent.map((held) => held.action)).toEqual(["discard 9H"]);
});

it("is sent when its grace is over, and gone when a view shows it, not when somebody else did something", () => {
  hold();
  vi.advanceTimersByTime(1199);
  expect(sent).toEqual([]);
  expect(discard.canBeTakenBack).toBe(true);
  vi.advanceTimersByTime(1);
  expect(sent.map((held) => held.action)).toEqual(["discard 9H"]);
  expect(discard.canBeTakenBack).toBe(false);
  discard.see(true);
  expect(discard.held?.face).toBe("9H");
  discard.played();
  expect(discard.held).toBeNull();
});

it("is never sent when it was taken back", () => {
  hold();
  vi.advanceTimersByTime(600);
  expect(discard.takeBack()).toBe(true);
  vi.advanceTimersByTime(5000);
  expect(sent).toEqual([]);
  expect(discard.takeBack()).toBe(false);
});

it("is sent at once where that is set, and when the clock is short", () => {
  hold(9999);
  expect(sent).toHaveLength(1);
  discard.drop();
  hold(10_000);
  expect(sent).toHaveLength(1);
  discard.drop();
  prefer("graceMs", 0);
  hold();
  expect(sent).toHaveLength(2);
});

it("comes back when the turn is over without it", () => {
  hold();
  discard.see(false);
  expect(discard.held).toBeNull();
  vi.advanceTimersByTime(5000);
  expect(sent).toEqual([]);
});

it("comes back when it could not be sent", () => {
  discard = new Discard(() => false);
  hold();
  vi.advanceTimersByTime(1200);
  expect(discard.held).toBeNull();
});
