import { at } from "@medallion/kernel";
import { type Box, boxOf } from "../box.ts";
import { ATTRIBUTES, SCHOOLS } from "../data/index.ts";
import type { AbilityIndex, Card, State, TrophyIndex } from "../state.ts";
import { waysToName } from "./names.ts";
import { cardName } from "./notation.ts";

/** What a scenario calls the action card of this id. */
export function named(state: State, id: string): string {
  const box = boxOf(state);
  return cardName(at(box.cards, box.cardOf.get(id) ?? -1));
}

/** What a scenario calls these cards. */
export function namesIn(state: State, cards: readonly Card[]): string[] {
  const box = boxOf(state);
  return cards.map((card) => (card < 0 ? "none" : cardName(at(box.cards, card))));
}

/** `verb object` for each verb and each way to name the object. */
export function ways(verbs: readonly string[], objects: readonly string[], end = ""): string[] {
  return objects.flatMap((object) => verbs.map((verb) => `${verb} ${object}${end}`));
}

/** The ways to name a trophy; the griffin is a monster and a school. */
export function waysToTrophy(box: Box, trophy: TrophyIndex): readonly string[] {
  const { of, index } = at(box.trophies, trophy);
  if (of === "monster") {
    const { id } = at(box.monsters, index);
    return SCHOOLS.some((school) => school === id) ? [`${id} monster`] : waysToName(id);
  }
  if (of === "attribute") return waysToName(at(ATTRIBUTES, index));
  const school = at(SCHOOLS, index);
  return box.monsterOf.has(school) ? [`${school} school`] : [school];
}

/** The ways to name the card an ability stands on. */
export function waysToAbility(state: State, ability: AbilityIndex): readonly string[] {
  const box = boxOf(state);
  const { on, index } = at(box.abilities, ability);
  if (on === "trophy") return waysToTrophy(box, index);
  if (on === "monster") return waysToName(at(box.monsters, index).id);
  return [at(box.stories, at(box.keeps, index).story).id];
}
