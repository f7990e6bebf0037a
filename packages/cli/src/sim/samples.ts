import { type Kit, randomFrom, randomOf, seedFrom } from "@medallion/kernel";
import { type GameSamples, type Insight, playBySelf } from "@medallion/search";
import type { Played } from "./game.ts";
import type { Plan } from "./plan.ts";

/** The samples of one game as text, so that they travel between threads and machines and lie in files. */
export interface PackedSamples extends Pick<GameSamples, "model" | "shares"> {
  /** The numbers as 32-bit floats, little-endian, in base64. */
  readonly measured: string;
}

/** Positions that are kept of one game: neighbours say much the same. */
const POSITIONS = 16;

/** What plans and results call the quick policy, which plays all seats. */
export const POLICY = "policy";

/** Plays the game of this number by the game's quick policy: the same number gives the same samples. */
export function samplesOf(
  kit: Kit,
  insight: Insight,
  plan: Plan,
  number: number,
): { readonly played: Played; readonly samples: PackedSamples } {
  const { length, outcome, samples } = playBySelf({
    game: kit.game,
    insight,
    options: kit.lobby.options(plan.request, randomOf(`${plan.seed}/${number}/options`)),
    random: randomFrom(seedFrom(`${plan.seed}/${number}`)),
    chance: randomOf(`${plan.seed}/${number}/policy`),
    positions: POSITIONS,
    longest: kit.trial.longest,
  });
  const seats = outcome.standings.map(({ result }) => ({ bot: POLICY, result }));
  const facts = { seats: [], uses: {}, parts: {} };
  return { played: { length, seats, facts }, samples: packedSamples(samples) };
}

export function packedSamples({ model, shares, measured }: GameSamples): PackedSamples {
  const { buffer, byteOffset, byteLength } = measured;
  return { model, shares, measured: Buffer.from(buffer, byteOffset, byteLength).toString("base64") };
}

export function unpackedSamples({ model, shares, measured }: PackedSamples): GameSamples {
  const bytes = Buffer.from(measured, "base64");
  const numbers = new Float32Array(bytes.length / Float32Array.BYTES_PER_ELEMENT);
  for (let place = 0; place < numbers.length; place++)
    numbers[place] = bytes.readFloatLE(place * Float32Array.BYTES_PER_ELEMENT);
  return { model, shares, measured: numbers };
}
