import { expect, it } from "vitest";
import { sheet } from "../../drawing/cards";
import { COLUMNS, PICTURES, place } from "./pack";

it("has a place for every face and the back", () => {
  expect(PICTURES).toHaveLength(55);
  expect(new Set(PICTURES.map((face) => place(face).join())).size).toBe(55);
  expect(PICTURES.every((face) => place(face)[0] < COLUMNS)).toBe(true);
});

it("shows the back for what it does not know", () => {
  expect(place("?")).toEqual(place("back"));
});

it("draws without a style, a script or a reference elsewhere, as the content policy wants", () => {
  for (const colours of [2, 4] as const) expect(sheet(colours)).not.toMatch(/style=|<script|href=|<image/);
});
