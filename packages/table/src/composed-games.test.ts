import { KITS } from "@medallion/games";
import {
  at,
  begin,
  type Choice,
  type Kit,
  LANGUAGES,
  play,
  type Question,
  type Random,
  randomFrom,
  randomOf,
  type Say,
  seedFrom,
  speaker,
} from "@medallion/kernel";
import { describe, expect, test } from "vitest";
import { type Candidate, candidatesOf, nextParts, rolesOf, whole, withoutForced } from "./composing.ts";

/** More would have to be scrolled through, and read to those who listen. */
const MOST = 20;

/** Calls `look` with every question of a random game and the view of whoever is asked. */
function walk(
  { game, trial }: Kit,
  name: string,
  look: (view: unknown, question: Question, choices: readonly Choice[], random: Random) => void,
): void {
  const random = randomOf(name);
  const drawn = trial.cases.find((one) => one.name === name);
  const state = begin(game, game.parseOptions(drawn?.options(random)), randomFrom(seedFrom(name)));
  for (let open = game.questions(state); open.length > 0; open = game.questions(state)) {
    const question = at(open, random.below(open.length));
    const choices = game.choices(state, question.seat);
    look(game.view(state, question.seat), question, choices, random);
    play(game, state, question.seat, at(choices, random.below(choices.length)));
  }
}

const CASES = KITS.flatMap((kit) =>
  kit.trial.cases
    .filter(({ knowing }) => knowing === undefined)
    .map(({ name }) => ({ id: kit.game.id, name, kit })),
);

describe.each(CASES)("$id, $name", ({ kit, name }) => {
  test("every choice is reached part by part, from lists that can be overlooked, and says all in four languages", async () => {
    const says = await Promise.all(
      LANGUAGES.map(async (language) => speaker(language, await kit.texts(language))),
    );
    walk(kit, name, (view, question, choices, random) => {
      const say = at(says, random.below(says.length));
      const stakes = kit.stakes(question);
      if (stakes !== undefined) expect(say(stakes)).not.toBe("");
      const wanted = random.below(choices.length);
      const words = (choice: number): string => say(kit.game.describeChoice(at(choices, choice)));
      let left = withoutForced(candidatesOf(kit, view, choices));
      while (left.some(({ parts }) => parts.length > 0)) {
        const next = nextParts(left);
        expect(next.length, words(wanted)).toBeLessThanOrEqual(MOST);
        for (const { part } of next) saysAll(say, part);
        rolesOf(next).map(say);
        const ways = next.filter((way) => way.left.some(({ choice }) => choice === wanted));
        if (ways.length === 0) break;
        left = withoutForced(at(ways, random.below(ways.length)).left);
      }
      expect(words(whole(left) ?? -1)).toBe(words(wanted));
    });
  });
});

function saysAll(say: Say, { text, about = [] }: Candidate["parts"][number]): void {
  for (const message of [text, ...about]) expect(say(message)).not.toBe("");
}
