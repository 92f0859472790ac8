import { expect, it } from "vitest";
import { share } from "./sharing";

const view = (): { rack: string[][]; pile: { size: number; top: string }; note?: string } => ({
  rack: [["KS", "KH"], ["4D"]],
  pile: { size: 3, top: "9S" },
});

it("keeps the object where nothing changed", () => {
  const old = view();
  expect(share(old, view())).toBe(old);
});

it("keeps the parts that did not change, and takes those that did", () => {
  const old = view();
  const fresh = share(old, { ...view(), pile: { size: 4, top: "9S" } });
  expect(fresh).not.toBe(old);
  expect(fresh.rack).toBe(old.rack);
  expect(fresh.pile).toEqual({ size: 4, top: "9S" });
});

it("sees what was added, taken away or put elsewhere", () => {
  const old = view();
  expect(share(old, { ...view(), note: "x" })).toEqual({ ...view(), note: "x" });
  expect(share({ ...old, note: "x" }, view())).toEqual(view());
  const longer = share(old, { ...view(), rack: [["KS", "KH"], ["4D"], ["5D"]] });
  expect(longer.rack).toEqual([["KS", "KH"], ["4D"], ["5D"]]);
  expect(longer.rack[0]).toBe(old.rack[0]);
  expect(share(old, { ...view(), rack: [["4D"]] }).rack).toEqual([["4D"]]);
});

it("takes another kind of thing as it is", () => {
  expect(share({ 0: 1 }, [1])).toEqual([1]);
  expect(share(null, [1])).toEqual([1]);
  expect(share({ a: 1 }, null)).toBeNull();
  expect(share({ a: undefined }, { b: undefined })).toEqual({ b: undefined });
});
