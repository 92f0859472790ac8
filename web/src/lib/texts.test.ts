import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import englishHome from "../../../src/pennies/lang/en/home.ftl?raw";
import englishHouse from "../../../src/pennies/lang/en/house.ftl?raw";
import englishTable from "../../../src/pennies/lang/en/table.ftl?raw";
import english from "../../../src/pennies/lang/en/web.ftl?raw";
import ukrainianHome from "../../../src/pennies/lang/uk/home.ftl?raw";
import ukrainianHouse from "../../../src/pennies/lang/uk/house.ftl?raw";
import ukrainianTable from "../../../src/pennies/lang/uk/table.ftl?raw";
import ukrainian from "../../../src/pennies/lang/uk/web.ftl?raw";

const files = import.meta.glob<string>("../**/*.{svelte,ts}", { query: "?raw", import: "default", eager: true });
const drawn = import.meta.glob<string>("../../drawing/*.ts", { query: "?raw", import: "default", eager: true });
const code = Object.entries({ ...files, ...drawn })
  .filter(([name]) => !name.endsWith(".test.ts"))
  .map(([, text]) => text)
  .join("\n");

describe.each([
  ["en", `${english}\n${englishHome}\n${englishHouse}\n${englishTable}`],
  ["uk", `${ukrainian}\n${ukrainianHome}\n${ukrainianHouse}\n${ukrainianTable}`],
])("the catalogue %s", (language, source) => {
  const bundle = new FluentBundle(language);

  it("is read without an error", () => {
    expect(bundle.addResource(new FluentResource(source))).toEqual([]);
  });

  it("has every message that the client says", () => {
    const whole = [...code.matchAll(/"((?:web|home|house|table)-[\w-]+)"/g)].map((match) => match[1] ?? "");
    expect(whole.length).toBeGreaterThan(50);
    expect(whole.filter((id) => !bundle.hasMessage(id))).toEqual([]);
  });

  it("has no message of the pages around the table that nothing says", () => {
    const ids = [...source.matchAll(/^((?:home|house)-[\w-]+) =/gm)].map((match) => match[1] ?? "");
    const starts = [...code.matchAll(/`((?:home|house)-[\w-]+-)\$/g)].map((match) => match[1] ?? "");
    expect(ids.length).toBeGreaterThan(50);
    expect(ids.filter((id) => !code.includes(`"${id}"`) && !starts.some((start) => id.startsWith(start)))).toEqual([]);
  });

  it("has messages for every id that is made of a part", () => {
    const starts = [...code.matchAll(/say\(`((?:web|home|house|table)-[\w-]+-)\$/g)].map((match) => match[1] ?? "");
    const ids = [...source.matchAll(/^((?:web|home|house|table)-[\w-]+) =/gm)].map((match) => match[1] ?? "");
    expect(starts.filter((start) => !ids.some((id) => id.startsWith(start)))).toEqual([]);
  });
});
