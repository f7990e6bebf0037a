import type { Random } from "@medallion/kernel";
import { at, begin, play, randomFrom } from "@medallion/kernel";
import { ronin } from "@medallion/ronin/game";
import { rateFigure, rounded, type Timed, type Trial } from "./figure.ts";
import { seedOf } from "./seed.ts";

/** Whole games with so many humans. */
export function roninTrial(humans: 2 | 5, times: number, random: Random): Trial {
  const name = `ronin${humans}`;
  const played = { games: 0, choices: 0 };
  const games: Timed = {
    warmUp: 2 * times,
    times,
    work(game) {
      played.choices += randomGame(humans, game, random);
      played.games++;
    },
  };
  return {
    timed: { [name]: games },
    figures(per, chess) {
      const note = `${rounded(played.choices / played.games)} choices per game`;
      const rate = { per: per(name), unit: "games per CPU second", note };
      return [rateFigure(`ronin-${humans}-random-games`, rate, chess)];
    },
  };
}

/** A game of so many humans between random seats, to its end; returns the choices made. */
function randomGame(humans: number, game: number, random: Random): number {
  const options = ronin.parseOptions({ humans });
  const state = begin(ronin, options, randomFrom(seedOf(game)));
  for (let made = 0; ; made++) {
    const [question] = ronin.questions(state);
    if (question === undefined) return made;
    const choices = ronin.choices(state, question.seat);
    play(ronin, state, question.seat, at(choices, random.below(choices.length)));
  }
}
