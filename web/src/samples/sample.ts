// Views drawn without a server, for development: `?sample=NAME&cards=45&pick=Q2&picks=…`.
import { Game } from "../lib/game.svelte";
import type { Previewed, TableView } from "../protocol";

interface Sample {
  view: TableView;
  previewed?: Previewed;
  staged?: string[];
  picks?: Record<string, number>;
}

const files = import.meta.glob<Sample | TableView>("./*.json", { import: "default" });

export async function sampleGame(wanted: URLSearchParams): Promise<Game> {
  const load = files[`./${wanted.get("sample")}.json`];
  if (!load) throw new Error(`no such sample; there are ${Object.keys(files).join(", ")}`);
  const found = await load();
  const sample: Sample = "view" in found ? found : { view: found };
  const picks = wanted.get("pick");
  if (picks) sample.picks = Object.fromEntries([...picks.matchAll(/([^\d,])(\d)/g)].map(([, rank, count]) => [rank, Number(count)]));
  return new Game(sample.view.table, sample);
}
