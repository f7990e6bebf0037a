import { at } from "@medallion/kernel";
import { effectsWorth } from "../knowledge/effects.ts";
import { helpOf } from "../knowledge/odds.ts";
import { perBox } from "../knowledge/per-box.ts";

/** By number: what lists of effects, abilities and potions are usually worth to a fighting witcher, in cards of life. */
export const listWorths = perBox(({ lists }) => lists.map((effects) => effectsWorth(effects)));

/** By ability: what it is worth beyond its cost. */
export const abilityWorths = perBox(({ abilities }) =>
  abilities.map(({ ability }) => effectsWorth(ability.effects) + effectsWorth(ability.cost)),
);

/** By potion: what it is worth with its cost and its drawback. */
export const potionWorths = perBox(({ potions }) =>
  potions.map(
    ({ cost, effects, drawback }) => effectsWorth(cost) + effectsWorth(effects) + effectsWorth(drawback),
  ),
);

/** By ability: what having it brings to a fight. */
export const abilityHelp = perBox((box) => box.abilities.map((_, number) => helpOf(box, [number])));

/** By trophy: the help of its abilities. */
export const trophyHelp = perBox((box) => {
  const help = abilityHelp(box);
  return box.trophies.map(({ abilities }) => abilities.reduce((sum, ability) => sum + at(help, ability), 0));
});

export const keptHelp = perBox((box) => {
  const help = abilityHelp(box);
  return box.keeps.map(({ abilities }) => abilities.reduce((sum, ability) => sum + at(help, ability), 0));
});
