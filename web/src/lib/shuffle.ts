// The shuffle, made again in the browser from the open seed and the salts: docs/RULES.md, Notation, tells how.
import { fromHex, hmac, joined, sha256, toHex } from "./sha256";

const RANKS = [..."2AKQJT987654", "3"];
const SUITS = [..."SHDC"];
const JOKERS = ["XS", "XH"];
const WORDS = 0x1_0000_0000;
/** Cards of one pack with its jokers. */
export const PACK = RANKS.length * SUITS.length + JOKERS.length;

export const sealOf = (seed: string): string => toHex(sha256(fromHex(seed)));

/** So many packs in canonical order. */
function canonical(packs: number): string[] {
  const kinds = [...JOKERS, ...RANKS.flatMap((rank) => SUITS.map((suit) => rank + suit))];
  return kinds.flatMap((kind) => Array<string>(packs).fill(kind));
}

function* words(key: Uint8Array): Generator<number, never> {
  const counter = new DataView(new ArrayBuffer(8));
  for (let count = 0; ; count++) {
    counter.setUint32(4, count);
    const block = new DataView(sha256(joined(key, new Uint8Array(counter.buffer))).buffer);
    for (let at = 0; at < block.byteLength; at += 4) yield block.getUint32(at);
  }
}

/** The pack as it lay before the deal; its first card leaves it first. */
export function shuffled(seed: string, salts: readonly string[], packs: number): string[] {
  const cards = canonical(packs);
  const stream = words(hmac(fromHex(seed), joined(...salts.map(fromHex))));
  for (let last = cards.length - 1; last > 0; last--) {
    const limit = last + 1;
    let word = stream.next().value;
    while (word >= WORDS - (WORDS % limit)) word = stream.next().value;
    const other = word % limit;
    [cards[last], cards[other]] = [cards[other]!, cards[last]!];
  }
  return cards;
}
