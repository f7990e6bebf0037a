import { at, begin, play, type Random, randomFrom, randomOf, seedFrom } from "@medallion/kernel";
import { quickRandom } from "@medallion/search";
import { gwent } from "../../game.ts";
import type { State } from "../../state.ts";
import { trial } from "../../trial.ts";
import { pickChoice } from "../rate.ts";

/** One choice in so many is any, so that games come to places where nobody means to go. */
const STRAYS = 4;

/** Games of every mode, looked at before some of their choices: about one in `every`. */
export function eachPosition(
  { seed, games, every }: { seed: string; games: number; every: number },
  look: (state: State, seat: number, random: Random) => void,
): void {
  const random = quickRandom(randomOf(seed));
  for (const { name, options } of trial.cases)
    for (let game = 0; game < games; game++) {
      const state = begin(
        gwent,
        gwent.parseOptions(options(random)),
        randomFrom(seedFrom(`${seed} ${name} ${game}`)),
      );
      for (let [open] = gwent.questions(state); open !== undefined; [open] = gwent.questions(state)) {
        const { seat } = open;
        if (random.below(every) === 0) look(state, seat, random);
        const choices = gwent.choices(state, seat);
        const strays = random.below(STRAYS) === 0;
        const index = strays ? random.below(choices.length) : pickChoice(state, seat, choices, random);
        play(gwent, state, seat, at(choices, index));
      }
    }
}
