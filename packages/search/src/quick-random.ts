import type { Random } from "@medallion/kernel";

/**
 * Chance for imagined games, many times as quick as that of real ones (xoshiro128**), whose seed comes from there.
 * Nothing that anybody plays for hangs on it: neither deals nor dice nor the choices of a bot that does not think ahead.
 */
export function quickRandom(seed: Random): Random {
  let a = seed.below(0x1_0000_0000);
  let b = seed.below(0x1_0000_0000);
  let c = seed.below(0x1_0000_0000);
  // One of the four at least must not be zero.
  let d = seed.below(0x1_0000_0000) | 1;
  const next = (): number => {
    const scrambled = Math.imul(b, 5);
    const result = Math.imul((scrambled << 7) | (scrambled >>> 25), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = (d << 11) | (d >>> 21);
    return result;
  };
  // A product of 53 bits: the bias is below one in a million for every bound of a game.
  return { below: (bound) => Math.floor((next() / 0x1_0000_0000) * bound) };
}
