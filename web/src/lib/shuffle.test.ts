import { describe, expect, it } from "vitest";
import { hmac, sha256, toHex } from "./sha256";
import { PACK, sealOf, shuffled } from "./shuffle";

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const digest = (cards: string[]): string => toHex(sha256(bytes(cards.join(" "))));

describe("SHA-256", () => {
  it("gives the values of FIPS 180-4", () => {
    expect(toHex(sha256(bytes("")))).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    expect(toHex(sha256(bytes("abc")))).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    const two = "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq";
    expect(toHex(sha256(bytes(two)))).toBe("248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
  });

  it("agrees with the browser's own for every length around a block", async () => {
    for (let length = 0; length < 130; length++) {
      const message = Uint8Array.from({ length }, (_, i) => (i * 7) % 251);
      const theirs = new Uint8Array(await crypto.subtle.digest("SHA-256", message));
      expect(toHex(sha256(message))).toBe(toHex(theirs));
    }
  });

  it("makes the HMAC of RFC 4231", () => {
    expect(toHex(hmac(bytes("Jefe"), bytes("what do ya want for nothing?")))).toBe(
      "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
    );
  });
});

// The test vectors of docs/RULES.md.
describe("the shuffle", () => {
  const seed = "2bd06d3bb5ec9b84cfb463f7f211bb9c24de4031dd1ff204ff929be1709a94a5";
  const none = Array<string>(6).fill("00".repeat(16));

  it("has a seal", () => {
    expect(sealOf(seed)).toBe("636f0e94e456de66cbc42a3231c8b8314e7d90aab3a18caaed6988e3528da97a");
  });

  it("is made again without salts", () => {
    const cards = shuffled(seed, none, 4);
    expect(cards).toHaveLength(4 * PACK);
    expect(cards.slice(0, 12).join(" ")).toBe("9C 2S XH 7H 4C 6C XH JH 3H 9D 2D 7C");
    expect(digest(cards)).toBe("378bd499705163273bcbba1a5924e7e9b1be0488ab8166e73a82268877960958");
  });

  it("is made again with salts", () => {
    const salts = [0, 1, 2, 3, 4, 5].map((seat) => seat.toString(16).padStart(2, "0").repeat(16));
    const cards = shuffled(seed, salts, 4);
    expect(cards.slice(0, 12).join(" ")).toBe("QC 5D QS AC 8D 4H 4S JH 6S 7C JS 2D");
    expect(digest(cards)).toBe("51e60ad7f2112154985c13948d0dd4e9de4864dd97df304ba619a207a0e15abc");
  });
});
