import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import englishTable from "../../../src/pennies/lang/en/table.ftl?raw";
import english from "../../../src/pennies/lang/en/web.ftl?raw";
import ukrainianTable from "../../../src/pennies/lang/uk/table.ftl?raw";
import ukrainian from "../../../src/pennies/lang/uk/web.ftl?raw";

const files = import.meta.glob<string>("../**/*.{svelte,ts}", { query: "?raw", import: "default", eager: true });
const code = Object.entries(files)
  .filter(([name]) => !name.endsWith(".test.ts"))
  .map(([, text]) => text)
  .join("\n");

describe.each([
  ["en", `${english}\n${englishTable}`],
  ["uk", `${ukrainian}\n${ukrainianTable}`],
])("the catalogue %s", (language, source) => {
  const bundle = new FluentBundle(language);

  it("is read without an error", () => {
    expect(bundle.addResource(new FluentResource(source))).toEqual([]);
  });

  it("has every message that the client says", () => {
    const whole = [...code.matchAll(/"((?:web|table)-[\w-]+)"/g)].map((match) => match[1] ?? "");
    expect(whole.length).toBeGreaterThan(50);
    expect(whole.filter((id) => !bundle.hasMessage(id))).toEqual([]);
  });

  it("has messages for every id that is made of a part", () => {
    const starts = [...code.matchAll(/say\(`((?:web|table)-[\w-]+-)\$/g)].map((match) => match[1] ?? "");
    const ids = [...source.matchAll(/^((?:web|table)-[\w-]+) =/gm)].map((match) => match[1] ?? "");
    expect(starts.filter((start) => !ids.some((id) => id.startsWith(start)))).toEqual([]);
  });
});
