import { chacha20 } from "@noble/ciphers/chacha.js";
import { hexToBytes } from "@noble/hashes/utils.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { RandomState } from "./random.ts";
import { commitment, copyRandom, pick, randomFrom, randomOf, seedFrom, shuffle } from "./random.ts";

const SEED = seedFrom("a seed");

describe("the chance of a game", () => {
  it("is the same for the same seed and salts, on every machine", () => {
    const random = randomFrom(SEED, ["salt"]);
    // Pinned: saves and links of finished games rest on these numbers.
    expect(random.key).toBe("23991015595cfead38d48046bca279c59f533b61e8356674c715500a4a8661d9");
    expect(Array.from({ length: 8 }, () => pick(random, 0, 1000))).toEqual([
      980, 362, 667, 179, 289, 230, 833, 569,
    ]);
  });

  it("differs by seed, by salt and by the order of the salts", () => {
    const keys = [
      randomFrom(SEED),
      randomFrom(seedFrom("another")),
      randomFrom(SEED, ["a", "b"]),
      randomFrom(SEED, ["b", "a"]),
      randomFrom(SEED, ["ab"]),
    ].map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it("has streams that do not move each other", () => {
    const alone = randomFrom(SEED);
    const expected = Array.from({ length: 100 }, () => pick(alone, 3, 10_000));
    const together = randomFrom(SEED);
    const found = expected.map((_, i) => {
      for (let other = 0; other < i % 5; other++) pick(together, 1, 7);
      return pick(together, 3, 10_000);
    });
    expect(found).toEqual(expected);
  });

  it("is the key stream of ChaCha20 as the library's cipher makes it, a nonce for each stream", () => {
    const hex = fc.stringMatching(/^[0-9a-f]{64}$/u);
    fc.assert(
      fc.property(hex, fc.nat(300), fc.nat(1000), (key, stream, start) => {
        const nonce = new Uint8Array(12);
        nonce.set([stream & 255, stream >> 8]);
        const bytes = chacha20(hexToBytes(key), nonce, new Uint8Array(4 * (start + 40)));
        const words = new DataView(bytes.buffer);
        const at: number[] = Array.from({ length: stream + 1 }, () => start);
        const random: RandomState = { key, at };
        const drawn = Array.from({ length: 40 }, () => pick(random, stream, 0x1_0000_0000));
        expect(drawn).toEqual(drawn.map((_, i) => words.getUint32(4 * (start + i), true)));
      }),
    );
  });

  it("refuses a key that is not 64 hex digits", () => {
    for (const key of ["", "00", "g".repeat(64), "0".repeat(66)])
      expect(() => pick({ key, at: [] }, 0, 2)).toThrow();
  });

  it("goes on from a copy or from saved data as the original does", () => {
    const random = randomFrom(SEED);
    for (let i = 0; i < 70; i++) pick(random, 0, 6);
    const saved = JSON.parse(JSON.stringify(random)) as RandomState;
    const copy = copyRandom(random);
    const next = Array.from({ length: 70 }, () => pick(random, 0, 6));
    expect(Array.from({ length: 70 }, () => pick(copy, 0, 6))).toEqual(next);
    expect(Array.from({ length: 70 }, () => pick(saved, 0, 6))).toEqual(next);
  });

  it("favours no candidate", () => {
    const random = randomOf("fair");
    const counts = Array<number>(6).fill(0);
    for (let i = 0; i < 60_000; i++) {
      const drawn = random.below(6);
      counts[drawn] = (counts[drawn] ?? 0) + 1;
    }
    // Five standard deviations of a fair die thrown 60,000 times.
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(460);
  });

  it("favours no order", () => {
    const random = randomFrom(SEED);
    const counts = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const list = ["a", "b", "c", "d"];
      shuffle(random, 2, list);
      counts.set(list.join(""), (counts.get(list.join("")) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(160);
  });

  it("stays below its bound for every bound", () => {
    const random = randomOf("bounds");
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 0x1_0000_0000 }), (bound) => {
        const drawn = random.below(bound);
        return Number.isInteger(drawn) && drawn >= 0 && drawn < bound;
      }),
    );
    expect(() => random.below(0)).toThrow("nothing to pick from");
  });

  it("is committed to by the hash of the seed alone", () => {
    expect(commitment(SEED)).toMatch(/^[0-9a-f]{64}$/u);
    expect(commitment(SEED)).not.toBe(commitment(seedFrom("another")));
  });
});

describe("forced results", () => {
  const forced = (...entries: NonNullable<RandomState["forced"]>): RandomState => ({
    ...randomFrom(SEED),
    forced: entries,
  });

  it("are used up in order, picks by place and shuffles by order", () => {
    const random = forced(2, "reverse", [2, 0, 1], 0);
    expect(pick(random, 0, 5)).toBe(2);
    const list = ["a", "b", "c"];
    shuffle(random, 0, list);
    expect(list).toEqual(["c", "b", "a"]);
    shuffle(random, 0, list);
    expect(list).toEqual(["a", "c", "b"]);
    expect(pick(random, 0, 5)).toBe(0);
  });

  it("leave shuffles as they are where none is forced, and numbers for the next pick", () => {
    const random = forced(1);
    const list = [1, 2, 3, 4, 5, 6, 7, 8];
    shuffle(random, 0, list);
    expect(list).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(pick(random, 0, 2)).toBe(1);
  });

  it("that do not fit are an error", () => {
    expect(() => pick(forced(2), 0, 2)).toThrow("cannot be forced to 2");
    expect(() => pick(forced("reverse"), 0, 2)).toThrow("cannot be forced");
    expect(() => shuffle(forced([0, 0]), 0, ["a", "b"])).toThrow("cannot be forced");
  });
});
