// Starts the client: the theme as the system wishes, the language as remembered, then the page.
import { mount } from "svelte";
import App from "./App.svelte";
import type { Game } from "./lib/game.svelte";
import { language, warmUp } from "./lib/texts";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/table.css";
import "./styles/people.css";
import "./styles/pages.css";
import "./styles/home.css";

/** What can wait until the page is there. */
const LATER_MS = 1500;

const light = matchMedia("(prefers-color-scheme: light)");
const theme = (): string => (document.documentElement.dataset["theme"] = light.matches ? "day" : "dusk");
theme();
light.addEventListener("change", theme);
document.documentElement.lang = language();

async function start(): Promise<void> {
  let sample: Game | undefined;
  if (import.meta.env.DEV && new URLSearchParams(location.search).has("sample")) {
    const { sampleGame } = await import("./samples/sample");
    sample = await sampleGame(new URLSearchParams(location.search));
  }
  const target = document.getElementById("app");
  if (target) mount(App, { target, props: sample ? { sample } : {} });
}

void start();
addEventListener("load", () => setTimeout(warmUp, LATER_MS));

/** The browser opens a clear page of its own when there is no network; only a secure origin may have that. */
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  addEventListener("load", () => void navigator.serviceWorker.register("/worker.js").catch(() => undefined));
}
