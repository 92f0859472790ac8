// Views drawn without a server, for development: `?sample=lay-24&pick=Q2,K1&lang=uk`, `?sample=drawn/45`.
import { Game } from "../lib/game.svelte";
import { speak, type Language } from "../lib/texts";
import type { Previewed, TableView } from "../protocol";

interface Sample {
  view: TableView;
  previewed?: Previewed;
  staged?: string[];
  picks?: Record<string, number>;
}

const files = import.meta.glob<Sample | TableView>("./**/*.json", { import: "default" });

export async function sampleGame(wanted: URLSearchParams): Promise<Game> {
  const load = files[`./${wanted.get("sample")}.json`];
  if (!load) throw new Error(`no such sample; there are ${Object.keys(files).join(", ")}`);
  if (wanted.has("lang")) speak(wanted.get("lang") as Language);
  const found = await load();
  const sample: Sample = "view" in found ? found : { view: found };
  const picks = wanted.get("pick");
  if (picks) sample.picks = Object.fromEntries([...picks.matchAll(/([^\d,])(\d)/g)].map(([, rank, count]) => [rank, Number(count)]));
  return new Game(sample.view.table, sample);
}
