// SHA-256 and HMAC in plain arithmetic: a page that came over plain HTTP has no `crypto.subtle`, and must be able to check
// a shuffle, too. FIPS 180-4 and RFC 2104.
const BLOCK = 64;

/** The first 32 bits of the fractional parts of a root of each of the first primes. */
function primes(count: number, root: number): Uint32Array {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (!found.some((prime) => n % prime === 0)) found.push(n);
  return Uint32Array.from(found, (prime) => fraction(prime, root));
}

/** Exact to 32 bits, by whole numbers: the root of `prime * 2^(32 root)`. */
function fraction(prime: number, root: number): number {
  const power = BigInt(root);
  const goal = BigInt(prime) << (32n * power);
  let low = 0n;
  let high = 1n << 40n;
  while (high - low > 1n) {
    const middle = (low + high) >> 1n;
    if (middle ** power <= goal) low = middle;
    else high = middle;
  }
  return Number(low & 0xffffffffn);
}

/** Worked out for the first hash, not when the page begins. */
let constants: { start: Uint32Array; rounds: Uint32Array } | undefined;

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

export function sha256(message: Uint8Array): Uint8Array {
  const length = Math.ceil((message.length + 9) / BLOCK) * BLOCK;
  const padded = new Uint8Array(length);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(length - 8, Math.floor(message.length / 0x20000000));
  view.setUint32(length - 4, message.length << 3);
  const { start, rounds } = (constants ??= { start: primes(8, 2), rounds: primes(64, 3) });
  const state = start.slice();
  for (let at = 0; at < length; at += BLOCK) mix(state, view, at, rounds);
  const out = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => out.setUint32(i * 4, word));
  return new Uint8Array(out.buffer);
}

function mix(state: Uint32Array, view: DataView, at: number, rounds: Uint32Array): void {
  const words = new Uint32Array(64);
  for (let i = 0; i < 16; i++) words[i] = view.getUint32(at + i * 4);
  for (let i = 16; i < 64; i++) {
    const [early, late] = [words[i - 15]!, words[i - 2]!];
    const low = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const high = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words[i] = words[i - 16]! + low + words[i - 7]! + high;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + rounds[i]! + words[i]!) | 0;
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = state[i]! + word));
}

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(BLOCK);
  block.set(key.length > BLOCK ? sha256(key) : key);
  const inner = sha256(joined(block.map((byte) => byte ^ 0x36), message));
  return sha256(joined(block.map((byte) => byte ^ 0x5c), inner));
}

export function joined(...parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export const toHex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

export const fromHex = (text: string): Uint8Array => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
