// Says how much the first load is, compressed, and fails above the limit: `npm run size` after `npm run build`.
import { readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";

const LIMIT = 120_000;
const folder = new URL("../../src/pennies/server/client/", import.meta.url).pathname;
const names = readdirSync(folder, { recursive: true, encoding: "utf-8" }).filter((name) => /\.(js|css|svg|html)$/.test(name));
let total = 0;
let small = 0;
for (const name of names) {
  const content = readFileSync(folder + name);
  const [zipped, packed] = [gzipSync(content, { level: 9 }).length, brotliCompressSync(content).length];
  total += zipped;
  small += packed;
  console.log(`${name.padEnd(34)} ${String(content.length).padStart(8)} raw ${String(zipped).padStart(7)} gzip ${String(packed).padStart(7)} brotli`);
}
console.log(`${"first load".padEnd(34)} ${" ".repeat(12)} ${String(total).padStart(7)} gzip ${String(small).padStart(7)} brotli, limit ${LIMIT} gzip`);
process.exitCode = total > LIMIT ? 1 : 0;
