import { boxOf } from "../box.ts";
import { ACTIONS, ATTRIBUTES, COLOURS, COMPONENTS, DECKS, SCHOOLS, TERRAINS } from "../data/index.ts";
import type { State } from "../state.ts";
import { seatNames, waysToName, waysToPlace } from "./names.ts";
import { cardName, FILLER } from "./notation.ts";

const VERBS =
  "declines passes bets uses goes is stops finishes rerolls discards removes takes gains raises lowers chooses names keeps looks abandons gives ends moves plays resolves pays trains tracks purges rides duels challenges fights meditates explores drinks lays returns bites charges puts adds buries";
const NOUNS =
  "nothing back done hand deck discard pile slot trail quest action location poker dice phase Phase I one option Specialization ability extension free card top bottom under again attacker defender monster school trophy gold another two bite charge through game up on";

/** Everything a scenario may name after "cannot". */
export function wordsOf(state: State): ReadonlySet<string> {
  const box = boxOf(state);
  const ids = [
    ...COMPONENTS.schools.map(({ school }) => school),
    ...box.potions.map(({ id }) => id),
    ...box.monsters.map(({ id }) => id),
    ...ATTRIBUTES,
    ...SCHOOLS,
  ];
  return new Set([
    ...VERBS.split(" "),
    ...NOUNS.split(" "),
    ...["1", "2", "3", "4", "5", "6", "A", "B"],
    ...TERRAINS,
    ...COLOURS,
    ...DECKS,
    ...ACTIONS,
    ...ids.flatMap(waysToName),
    ...COMPONENTS.locations.flatMap(({ number }) => waysToPlace(number)),
    ...box.cards.map(cardName),
    FILLER,
    ...box.fightCards.map(({ id }) => id),
    ...box.stories.map(({ id }) => id),
    ...seatNames(state),
  ]);
}
