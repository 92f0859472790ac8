// Builds the client into the Python package: one page, its script, its style and the drawn cards, all from one origin.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { sheet } from "./drawing/cards.ts";
import { offlinePage } from "./drawing/offline.ts";

const here = (path: string) => new URL(path, import.meta.url).pathname;

/** Draws all cards into one picture before anything else is built. */
function drawCards(): void {
  drawSheet(here("./src/assets/cards.svg"), sheet(2));
  drawSheet(here("./src/assets/cards-four.svg"), sheet(4));
}

function drawSheet(file: string, drawn: string): void {
  let old = "";
  try {
    old = readFileSync(file, "utf-8");
  } catch {
    mkdirSync(here("./src/assets"), { recursive: true });
  }
  if (old !== drawn) writeFileSync(file, drawn);
}

/** Makes the page for when there is no network. */
function offline(): Plugin {
  return {
    name: "offline",
    apply: "build",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "offline.html", source: offlinePage() });
    },
  };
}

/** What home needs, and what a table needs besides: a file each, so that few are asked for and home does not wait for tables. */
const PARTS = [
  {
    name: "base",
    test: /node_modules\/(?!uqr)|preload-helper|\/lang\/|\/src\/(parts|home)\/|\/src\/lib\/(texts|store|pack|shapes|idle)\.ts|\/src\/places\.ts/,
    priority: 2,
  },
  { name: "table", test: /\/src\/(table|lib)\/|\/src\/lobby\/(Place|Lobby|SeatList|Link|Agreement|Invite|TakeSeat|Own|Deeds)\./, priority: 1 },
];

/** Has the page fetch the table's code beside its own, not run it: that is done when a table is wanted, or nothing else. */
function fetchTable(): Plugin {
  return {
    name: "fetch-table",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(_, { bundle = {} }) {
        const codes = Object.keys(bundle).filter((name) => /\/table-.*\.js$/.test(name));
        const attrs = { rel: "preload", as: "script", crossorigin: true, fetchpriority: "low" };
        return codes.map((name) => ({ tag: "link", attrs: { ...attrs, href: `/${name}` }, injectTo: "head" as const }));
      },
    },
  };
}

/** Puts a brotli form beside each text, so that the server need not make it. */
function compress(): Plugin {
  return {
    name: "compress",
    apply: "build",
    writeBundle({ dir = "" }) {
      for (const name of readdirSync(dir, { recursive: true, encoding: "utf-8" })) {
        if (!/\.(js|css|svg|html)$/.test(name)) continue;
        const text = readFileSync(`${dir}/${name}`);
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
        writeFileSync(`${dir}/${name}.br`, brotliCompressSync(text, { params }));
      }
    },
  };
}

drawCards();

export default defineConfig({
  plugins: [svelte(), offline(), fetchTable(), compress()],
  build: {
    outDir: "../src/pennies/server/client",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: PARTS } } },
  },
  server: {
    fs: { allow: [here("."), here("../src/pennies/lang")] },
    proxy: { "/api": { target: "http://127.0.0.1:8420", ws: true }, "/ws": { target: "http://127.0.0.1:8420", ws: true } },
  },
});
