import { at, type Choice, type Question, type Seat } from "@medallion/kernel";
import type { Advice, Advised } from "@medallion/search";
import type { CoachQuestion } from "../task.ts";

/** A question that was answered, with what the seat saw of it. */
export interface Answered {
  /** How many entries of the game led to it. */
  readonly position: number;
  readonly seat: Seat;
  readonly view: unknown;
  readonly question: Question;
  readonly choices: readonly Choice[];
  readonly chosen: number;
}

/** What an analysis says of one decision. Plain JSON. */
export interface Judged {
  readonly position: number;
  readonly seat: Seat;
  readonly chosen: number;
  readonly advice: Advice;
  /** By so much the best choice raises the chance of winning above the one that was taken; nothing if that was best. */
  readonly loss: number;
  /** Whether that is more than the model's error, chance and a trifle could make it. */
  readonly isSure: boolean;
}

/** A smaller loss is nobody's mistake. */
const TRIFLE = 0.05;
/** So many standard errors may be chance. */
const SURE = 2;
/** As many turning points as people want to look at. */
const MOST_TURNS = 6;

/** What the coach is asked about a decision. `seed` keeps one analysis apart from another. */
export function questionAbout(
  { position, seat, view, question, choices, chosen }: Answered,
  seed: string,
): CoachQuestion {
  return { view, question, choices, random: `${seed}/${position}/${seat}`, also: [chosen] };
}

/** What the advice makes of what was chosen. */
export function judgedBy({ position, seat, chosen }: Answered, advice: Advice): Judged {
  const { camp, options, error } = advice;
  const best = options[0];
  const taken = options.find(({ choice }) => choice === chosen);
  if (best === undefined || taken === undefined)
    return { position, seat, chosen, advice, loss: 0, isSure: false };
  const loss = Math.max(0, chanceIn(best, camp) - chanceIn(taken, camp));
  const chance = SURE * Math.hypot(best.spread, taken.spread);
  return { position, seat, chosen, advice, loss, isSure: loss > Math.max(error, chance, TRIFLE) };
}

/** What the camp of the seat may expect at a decision, if the best is chosen. */
export function expectedAt({ advice: { camp, options } }: Judged): number | undefined {
  return options[0]?.chances[camp];
}

/** The decisions that cost most, in the order of the game. */
export function turningPoints(judged: readonly Judged[]): readonly Judged[] {
  return judged
    .filter(({ isSure }) => isSure)
    .sort((one, other) => other.loss - one.loss)
    .slice(0, MOST_TURNS)
    .sort((one, other) => one.position - other.position);
}

function chanceIn({ chances }: Advised, camp: number): number {
  return at(chances, camp);
}
