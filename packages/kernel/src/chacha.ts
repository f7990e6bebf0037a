/** Words of the key stream that are made at a time. */
export const BLOCK = 16;

/** "expand 32-byte k", four letters a word. */
const EXPA = 0x61707865;
const ND_3 = 0x3320646e;
const BY_2 = 0x79622d32;
const TE_K = 0x6b206574;

/**
 * A block of the key stream of ChaCha20 (RFC 8439, 2.3) as numbers; of the nonce the first word only, the others are 0.
 * Written out, because a cipher of bytes takes five times as long to hand over the same words
 * (bench: gwent-random-games); the tests compare it with one.
 */
export function keyStream(key: Int32Array, counter: number, nonce: number, into: Uint32Array): void {
  let x0 = EXPA;
  let x1 = ND_3;
  let x2 = BY_2;
  let x3 = TE_K;
  let x4 = key[0] ?? 0;
  let x5 = key[1] ?? 0;
  let x6 = key[2] ?? 0;
  let x7 = key[3] ?? 0;
  let x8 = key[4] ?? 0;
  let x9 = key[5] ?? 0;
  let x10 = key[6] ?? 0;
  let x11 = key[7] ?? 0;
  let x12 = counter;
  let x13 = nonce;
  let x14 = 0;
  let x15 = 0;
  for (let round = 0; round < 20; round += 2) {
    x0 = (x0 + x4) | 0;
    x12 = turn(x12 ^ x0, 16);
    x8 = (x8 + x12) | 0;
    x4 = turn(x4 ^ x8, 12);
    x0 = (x0 + x4) | 0;
    x12 = turn(x12 ^ x0, 8);
    x8 = (x8 + x12) | 0;
    x4 = turn(x4 ^ x8, 7);
    x1 = (x1 + x5) | 0;
    x13 = turn(x13 ^ x1, 16);
    x9 = (x9 + x13) | 0;
    x5 = turn(x5 ^ x9, 12);
    x1 = (x1 + x5) | 0;
    x13 = turn(x13 ^ x1, 8);
    x9 = (x9 + x13) | 0;
    x5 = turn(x5 ^ x9, 7);
    x2 = (x2 + x6) | 0;
    x14 = turn(x14 ^ x2, 16);
    x10 = (x10 + x14) | 0;
    x6 = turn(x6 ^ x10, 12);
    x2 = (x2 + x6) | 0;
    x14 = turn(x14 ^ x2, 8);
    x10 = (x10 + x14) | 0;
    x6 = turn(x6 ^ x10, 7);
    x3 = (x3 + x7) | 0;
    x15 = turn(x15 ^ x3, 16);
    x11 = (x11 + x15) | 0;
    x7 = turn(x7 ^ x11, 12);
    x3 = (x3 + x7) | 0;
    x15 = turn(x15 ^ x3, 8);
    x11 = (x11 + x15) | 0;
    x7 = turn(x7 ^ x11, 7);
    x0 = (x0 + x5) | 0;
    x15 = turn(x15 ^ x0, 16);
    x10 = (x10 + x15) | 0;
    x5 = turn(x5 ^ x10, 12);
    x0 = (x0 + x5) | 0;
    x15 = turn(x15 ^ x0, 8);
    x10 = (x10 + x15) | 0;
    x5 = turn(x5 ^ x10, 7);
    x1 = (x1 + x6) | 0;
    x12 = turn(x12 ^ x1, 16);
    x11 = (x11 + x12) | 0;
    x6 = turn(x6 ^ x11, 12);
    x1 = (x1 + x6) | 0;
    x12 = turn(x12 ^ x1, 8);
    x11 = (x11 + x12) | 0;
    x6 = turn(x6 ^ x11, 7);
    x2 = (x2 + x7) | 0;
    x13 = turn(x13 ^ x2, 16);
    x8 = (x8 + x13) | 0;
    x7 = turn(x7 ^ x8, 12);
    x2 = (x2 + x7) | 0;
    x13 = turn(x13 ^ x2, 8);
    x8 = (x8 + x13) | 0;
    x7 = turn(x7 ^ x8, 7);
    x3 = (x3 + x4) | 0;
    x14 = turn(x14 ^ x3, 16);
    x9 = (x9 + x14) | 0;
    x4 = turn(x4 ^ x9, 12);
    x3 = (x3 + x4) | 0;
    x14 = turn(x14 ^ x3, 8);
    x9 = (x9 + x14) | 0;
    x4 = turn(x4 ^ x9, 7);
  }
  into[0] = x0 + EXPA;
  into[1] = x1 + ND_3;
  into[2] = x2 + BY_2;
  into[3] = x3 + TE_K;
  into[4] = x4 + (key[0] ?? 0);
  into[5] = x5 + (key[1] ?? 0);
  into[6] = x6 + (key[2] ?? 0);
  into[7] = x7 + (key[3] ?? 0);
  into[8] = x8 + (key[4] ?? 0);
  into[9] = x9 + (key[5] ?? 0);
  into[10] = x10 + (key[6] ?? 0);
  into[11] = x11 + (key[7] ?? 0);
  into[12] = x12 + counter;
  into[13] = x13 + nonce;
  into[14] = x14;
  into[15] = x15;
}

function turn(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by));
}

/** A key of 64 hex digits as the words it is used as: four bytes each, the lowest first. */
export function keyWords(key: string): Int32Array {
  const words = new Int32Array(8);
  let all = 0;
  for (let place = 0; place < 64; place++) {
    const value = DIGITS[key.charCodeAt(place)] ?? -1;
    all |= value;
    // Of a byte the high digit stands first.
    words[place >> 3] = (words[place >> 3] ?? 0) | (value << (4 * ((place & 7) ^ 1)));
  }
  if (all < 0 || key.length !== 64) throw new Error(`no key of 64 hex digits: ${key}`);
  return words;
}

/** The value of a digit by its code, -1 for all else. */
const DIGITS = Int8Array.from({ length: 128 }, (_, code) => {
  const letter = String.fromCharCode(code);
  return /[0-9a-f]/iu.test(letter) ? Number.parseInt(letter, 16) : -1;
});
