import { at } from "@medallion/kernel";
import type { Box } from "../box.ts";
import type { BoxAbility } from "../box-effects.ts";
import { ATTRIBUTES, SCHOOLS } from "../data/index.ts";
import type { AbilityIndex } from "../state.ts";
import type { AbilityName, EffectChoice } from "./choice.ts";

type UseChoice = Extract<EffectChoice, { readonly kind: "use" }>;

/** The answers that use abilities, made once for each box because menus list them all the time. */
const choices = new WeakMap<Box, readonly UseChoice[]>();

function nameOf(box: Box, ability: BoxAbility, number: AbilityIndex): AbilityName {
  const { on, index } = ability;
  if (on === "monster")
    return {
      on,
      id: at(box.monsters, index).id,
      ability: at(box.monsterAbilities, index).indexOf(number),
    };
  if (on === "keep") {
    const { story, abilities } = at(box.keeps, index);
    return { on: "kept", id: at(box.stories, story).id, ability: abilities.indexOf(number) };
  }
  const { of, index: whose, abilities } = at(box.trophies, index);
  const place = abilities.indexOf(number);
  switch (of) {
    case "monster":
      return { on: "monsterTrophy", id: at(box.monsters, whose).id, ability: place };
    case "attribute":
      return { on: "attributeTrophy", id: at(ATTRIBUTES, whose), ability: place };
    case "school":
      return { on: "schoolTrophy", id: at(SCHOOLS, whose), ability: place };
  }
}

function choicesOf(box: Box): readonly UseChoice[] {
  const known = choices.get(box);
  if (known !== undefined) return known;
  const made = box.abilities.map((ability, number) => ({
    kind: "use" as const,
    ...nameOf(box, ability, number),
  }));
  choices.set(box, made);
  return made;
}

/** The answer that uses this ability. */
export function useChoice(box: Box, ability: AbilityIndex): UseChoice {
  return at(choicesOf(box), ability);
}

/** The ability among these that an answer names. */
export function abilityNamed(box: Box, abilities: readonly AbilityIndex[], name: AbilityName): AbilityIndex {
  const all = choicesOf(box);
  for (const ability of abilities) {
    const { on, id, ability: place } = at(all, ability);
    if (on === name.on && id === name.id && place === name.ability) return ability;
  }
  throw new Error(`ability ${name.ability} of ${name.on} ${name.id} cannot be used now`);
}
