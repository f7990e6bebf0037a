import { randomFillSync } from "node:crypto";

const BYTES = 32;
/** How many are drawn at once: asking the system for chance takes longer than anything else about a seed. */
const DRAWN = 128;

/** Fresh seeds, as hexadecimal digits. Every command may need one; none is kept after it was given. */
export function seeds(): () => string {
  const pool = Buffer.alloc(BYTES * DRAWN);
  let next = DRAWN;
  return () => {
    if (next === DRAWN) {
      randomFillSync(pool);
      next = 0;
    }
    const from = next++ * BYTES;
    const seed = pool.toString("hex", from, from + BYTES);
    pool.fill(0, from, from + BYTES);
    return seed;
  };
}
