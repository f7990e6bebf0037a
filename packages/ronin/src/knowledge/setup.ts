import { at } from "@medallion/kernel";
import { boxOf } from "../box.ts";
import type { RoninChoice } from "../choice.ts";
import { bonusValue } from "../data/check/tracks.ts";
import { CHARACTERS } from "../data/index.ts";
import type { State } from "../state.ts";
import { ACTIVE, PLACE, powerWorth, XP } from "./worth.ts";

/** A starting card is played in the first chapter more often than not. */
const STARTING_PLAYED = 0.5;

/** Characters by the symbols of their cards in the first chapter and by their place in the order; else they are equal. */
export function rateCharacters(state: State, choices: readonly RoninChoice[]): readonly number[] {
  const box = boxOf(state);
  const { pairs, initiative } = at(box.chapters, state.chapterCard);
  const pair = at(pairs, 0);
  return choices.map((choice) => {
    if (choice.kind !== "character") return 0;
    const character = CHARACTERS.indexOf(choice.character);
    let active = 0;
    for (const card of at(box.starting, character))
      for (const symbol of [at(box.first, card), at(box.second, card)]) if (pair.includes(symbol)) active++;
    return STARTING_PLAYED * ACTIVE * active - (PLACE * initiative.indexOf(character)) / 2;
  });
}

/** A silent partner by the abilities that it lends. */
export function rateAutomas(state: State, choices: readonly RoninChoice[]): readonly number[] {
  return choices.map((choice) =>
    choice.kind === "automa"
      ? boxOf(state).abilities.reduce(
          (sum, ability) =>
            ability.character === choice.character && (ability.slot === 1 || ability.slot === 3)
              ? sum + powerWorth(ability, XP)
              : sum,
          0,
        )
      : 0,
  );
}

/** Boards by their bonuses: the sooner a bonus comes, the likelier it is reached. */
export function rateBoards(state: State, choices: readonly RoninChoice[]): readonly number[] {
  const box = boxOf(state);
  return choices.map((choice) => {
    if (choice.kind !== "board") return 0;
    const side = at(box.sides, box.sideOf.get(choice.board) ?? 0);
    return side.bonuses.reduce(
      (sum, bonus, space) =>
        bonus === undefined ? sum : sum + bonusValue(bonus) * (1 - space / (2 * side.top)),
      0,
    );
  });
}
