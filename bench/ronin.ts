import type { Random } from "@medallion/kernel";
import { at, begin, play, randomFrom } from "@medallion/kernel";
import { ronin } from "@medallion/ronin/game";
import { seedOf } from "./seed.ts";

/** A game of so many humans between random seats, to its end; returns the choices made. */
export function randomGame(humans: number, game: number, random: Random): number {
  const options = ronin.parseOptions({ humans });
  const state = begin(ronin, options, randomFrom(seedOf(game)));
  for (let made = 0; ; made++) {
    const [question] = ronin.questions(state);
    if (question === undefined) return made;
    const choices = ronin.choices(state, question.seat);
    play(ronin, state, question.seat, at(choices, random.below(choices.length)));
  }
}
