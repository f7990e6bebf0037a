import type { Kit, Random, Seat, TrialCase } from "@medallion/kernel";
import { at, begin, play, randomFrom, randomOf, seedFrom } from "@medallion/kernel";
import { KITS } from "../index.ts";

/** The cases of a game that differ in what is played, and not only in who chooses. */
export function casesOf({ trial }: Kit): readonly TrialCase[] {
  return trial.cases.filter(({ knowing }) => knowing === undefined);
}

/** Those of every game. */
export const CASES = KITS.flatMap((kit) => casesOf(kit).map(({ name }) => ({ id: kit.game.id, name, kit })));

/** Calls `look` at views of a random game: at its first and its last rest, and at some between them. */
export function walk(
  { kit, name }: (typeof CASES)[number],
  seed: string,
  look: (view: unknown) => void,
): void {
  const { game, trial } = kit;
  const random = randomOf(`${seed} ${name}`);
  const found = trial.cases.find((one) => one.name === name);
  const options = game.parseOptions(found?.options(random));
  const state = begin(game, options, randomFrom(seedFrom(seed)));
  let next = 1;
  const all = (): void => {
    for (const viewer of [...Array.from({ length: game.seats(options) }, (_, seat) => seat), null])
      look(game.view(state, viewer));
  };
  all();
  let answers = 0;
  for (let open = game.questions(state); open.length > 0; open = game.questions(state)) {
    const { seat } = at(open, random.below(open.length));
    play(game, state, seat, anyChoice(kit, state, seat, random));
    answers++;
    if (answers < next) continue;
    all();
    next += random.below(Math.ceil(next * SPREAD)) + 1;
  }
  all();
}

/** Looks come farther and farther apart, so that there are eight or ten whether a game is short or long. */
const SPREAD = 1.4;

/** The first choice often ends things: it is rare here, so that tables fill. */
function anyChoice({ game }: Kit, state: unknown, seat: Seat, random: Random) {
  const choices = game.choices(state, seat);
  const first = choices.length > 1 && random.below(10) > 0 ? 1 : 0;
  return at(choices, first + random.below(choices.length - first));
}
