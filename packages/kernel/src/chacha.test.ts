import { chacha20 } from "@noble/ciphers/chacha.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import fc from "fast-check";
import { expect, test } from "vitest";
import { BLOCK, keyStream, keyWords } from "./chacha.ts";

function ours(key: string, counter: number, nonce: number): readonly number[] {
  const words = new Uint32Array(BLOCK);
  keyStream(keyWords(key), counter, nonce, words);
  return [...words];
}

function theirs(key: string, counter: number, nonce: number): readonly number[] {
  const bytes = new Uint8Array(12);
  new DataView(bytes.buffer).setUint32(0, nonce, true);
  const stream = new DataView(
    chacha20(hexToBytes(key), bytes, new Uint8Array(64), undefined, counter).buffer,
  );
  return Array.from({ length: BLOCK }, (_, word) => stream.getUint32(4 * word, true));
}

test("is the first block of RFC 8439, A.1, test vector 1", () => {
  expect(ours("0".repeat(64), 0, 0)).toEqual([
    0xade0b876, 0x903df1a0, 0xe56a5d40, 0x28bd8653, 0xb819d2bd, 0x1aed8da0, 0xccef36a8, 0xc70d778b,
    0x7c5941da, 0x8d485751, 0x3fe02477, 0x374ad8b8, 0xf4b8436a, 0x1ca11815, 0x69b687c3, 0x8665eeb2,
  ]);
});

test("is what a library makes of any key, block and stream", () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ minLength: 32, maxLength: 32 }),
      fc.nat(0xffff_fff0),
      fc.nat(0xffff),
      (bytes, counter, nonce) => {
        const key = bytesToHex(bytes);
        expect(ours(key, counter, nonce)).toEqual(theirs(key, counter, nonce));
        expect(ours(key.toUpperCase(), counter, nonce)).toEqual(ours(key, counter, nonce));
      },
    ),
  );
});

test("a key that is not 64 hex digits is refused", () => {
  for (const letter of ["g", " ", "/", ":", "@", "`", "G", "é", "", "00"])
    expect(() => keyWords(`${letter}${"0".repeat(63)}`)).toThrow("no key of 64 hex digits");
});
