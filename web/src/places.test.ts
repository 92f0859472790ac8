import { describe, expect, it } from "vitest";
import { placeOf } from "./places";

describe("an address stands for a page", () => {
  it.each([
    ["/", "home", ""],
    ["/nowhere/at/all", "home", ""],
    ["/t/728cf1", "table", "728cf1"],
    ["/t/728cf1/", "table", "728cf1"],
    ["/t/728cf1/replay", "replay", "728cf1"],
    ["/t/728cf1/device", "other-device", "728cf1"],
    ["/join", "join", ""],
    ["/join/K7M2PWX4Q", "join", "K7M2PWX4Q"],
    ["/device/AB%20C", "device", "AB C"],
    ["/device/%", "device", "%"],
    ["/make", "make", ""],
    ["/watch", "watch", ""],
    ["/rules", "rules", ""],
    ["/past/", "past", ""],
  ])("%s", (path, page, name) => {
    expect(placeOf(path)).toEqual({ page, name });
  });
});
