import { describe, expect, it } from "vitest";
import { codeOf } from "./code";

describe("an invitation", () => {
  it.each([
    ["k7m2 pwx4 q", "K7M2PWX4Q"],
    ["K7M2-PWX4-Q", "K7M2PWX4Q"],
    ["http://192.168.1.7:8420/join/K7M2PWX4Q", "K7M2PWX4Q"],
    ["https://pennies.example/join/K7M2PWX4Q/", "K7M2PWX4Q"],
    ["  ", ""],
  ])("is read as people write it: %s", (written, code) => {
    expect(codeOf(written)).toBe(code);
  });
});
