import {
  at,
  begin,
  type Choice,
  type Kit,
  type Mode,
  play,
  type Question,
  randomFrom,
  randomOf,
  seedFrom,
} from "@medallion/kernel";
import { OutsideBot, type OutsideChoice } from "./bot.ts";

/** What was found out about a program in one mode of a game. */
export interface ModeCheck {
  readonly game: string;
  readonly mode: string;
  readonly asked: number;
  /** Answers that went to the fallback, by what they were asked, the first few. */
  readonly lost: readonly { readonly kind: string; readonly why: string; readonly question: string }[];
  readonly lostMoves: number;
  /** Whether each repeated question had the answer it had before. */
  readonly steady: boolean;
  /** Milliseconds of the slowest answer, and of the middle one. */
  readonly slowest: number;
  readonly median: number;
  /** Whether it went by itself when its input ended. */
  readonly went: boolean;
}

/** Every so many questions are asked twice. */
const TWICE = 10;
const SHOWN = 3;

/**
 * Lets the program play all seats of some games of a mode, or their first so many questions, and asks now and then the
 * same again. Programs of several seats are several.
 */
export async function checkMode(
  kit: Kit,
  mode: Mode,
  command: string,
  {
    games,
    questions,
    milliseconds,
  }: { readonly games: number; readonly questions: number; readonly milliseconds: number },
  now: () => number,
): Promise<ModeCheck> {
  const bot = new OutsideBot(command, kit);
  const lost: { kind: string; why: string; question: string }[] = [];
  const times: number[] = [];
  let lostMoves = 0;
  let steady = true;
  const ask = async (
    view: unknown,
    question: Question,
    choices: readonly Choice[],
    chance: string,
  ): Promise<OutsideChoice> => {
    const before = now();
    const answer = await bot.choose({
      view,
      question,
      choices,
      random: randomOf(chance),
      budget: { milliseconds },
    });
    times.push(now() - before);
    if (answer.lost !== undefined) {
      lostMoves += 1;
      if (lost.length < SHOWN) lost.push({ ...answer.lost, question: question.kind });
    }
    return answer;
  };
  for (let number = 0; number < games; number++) {
    const seed = `check/${number}`;
    const options = kit.lobby.options({ mode: mode.id }, randomOf(`${seed}/options`));
    const state = begin(kit.game, options, randomFrom(seedFrom(seed)));
    for (let asked = 0; asked < questions; asked++) {
      const question = kit.game.questions(state)[0];
      if (question === undefined) break;
      const { seat } = question;
      const choices = kit.game.choices(state, seat);
      const view = kit.game.view(state, seat);
      const chance = `${seed}/${asked}`;
      const { choice } = await ask(view, question, choices, chance);
      if (asked % TWICE === 0) steady &&= (await ask(view, question, choices, chance)).choice === choice;
      play(kit.game, state, seat, at(choices, choice));
    }
  }
  const went = await bot.close();
  const sorted = times.toSorted((one, other) => one - other);
  return {
    game: kit.game.id,
    mode: mode.id,
    asked: times.length,
    lost,
    lostMoves,
    steady,
    slowest: sorted.at(-1) ?? 0,
    median: sorted[Math.floor(sorted.length / 2)] ?? 0,
    went,
  };
}
