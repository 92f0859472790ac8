import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { hearTime, isLate, leftMs, leftS, minutes } from "./clock.svelte";

const SERVER_S = 1_796_032_000;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  hearTime(Date.now() / 1000);
  vi.useRealTimers();
});

it.each([0, 60, -60, 86_400])("a device whose clock is %i s fast shows what is left by the server's", (fastS) => {
  vi.setSystemTime((SERVER_S + fastS) * 1000);
  hearTime(SERVER_S);
  expect([leftS(SERVER_S + 60), minutes(SERVER_S + 60), isLate(SERVER_S + 60)]).toEqual([60, "1:00", false]);
  expect(leftMs(SERVER_S + 60)).toBe(60_000);
  vi.advanceTimersByTime(50_000);
  expect(leftMs(SERVER_S + 60)).toBe(10_000);
});

it("a clock that is put right meanwhile is heard of with the next pong", () => {
  vi.setSystemTime((SERVER_S + 60) * 1000);
  hearTime(SERVER_S);
  vi.setSystemTime((SERVER_S + 1) * 1000);
  hearTime(SERVER_S + 1);
  expect(leftS(SERVER_S + 61)).toBe(60);
});

it("without a deadline there is time without an end", () => {
  expect([leftMs(0), leftMs(undefined)]).toEqual([Infinity, Infinity]);
});
