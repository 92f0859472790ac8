// Says how much the first load is, compressed, and fails above the limit: `npm run size` after `npm run build`. Parts that come
// later (by `import()`) are listed, and not counted.
import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

const LIMIT = 120_000;
const folder = new URL("../../src/pennies/server/client/", import.meta.url).pathname;
const names = readdirSync(folder, { recursive: true, encoding: "utf-8" }).filter((name) => /\.(js|css|svg|html)$/.test(name));

/** The files that the page names, those that they import at once, and the pictures that styles name. */
function atOnce(name, found = new Set()) {
  if (found.has(name)) return found;
  found.add(name);
  const text = /\.(html|js|css)$/.test(name) ? readFileSync(folder + name, "utf-8") : "";
  const form = name.endsWith(".js") ? /(?:from|import)\s*["']\.\/([^"']+)["']/g : /(?:src|href)="\/([^"]+)"|url\(\/?([^)"']+)\)/g;
  for (const [, one, other] of text.matchAll(form)) {
    const named = names.find((each) => basename(each) === basename(one ?? other));
    if (named) atOnce(named, found);
  }
  return found;
}

const first = atOnce("index.html");
let total = 0;
let small = 0;
for (const name of names) {
  const content = readFileSync(folder + name);
  const [zipped, packed] = [gzipSync(content, { level: 9 }).length, brotliCompressSync(content).length];
  if (first.has(name)) [total, small] = [total + zipped, small + packed];
  const when = first.has(name) ? "" : "later";
  console.log(`${name.padEnd(34)} ${String(content.length).padStart(8)} raw ${String(zipped).padStart(7)} gzip ${String(packed).padStart(7)} brotli ${when}`);
}
console.log(`${"first load".padEnd(34)} ${" ".repeat(12)} ${String(total).padStart(7)} gzip ${String(small).padStart(7)} brotli, limit ${LIMIT} gzip`);
process.exitCode = total > LIMIT || first.size < 5 ? 1 : 0;
