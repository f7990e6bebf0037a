import { InputError } from "@medallion/kernel";
import type { Path } from "../refuse.ts";
import { inEnglish } from "../refuse.ts";
import type { Deck, DeckList } from "./deck.ts";
import type { Fault } from "./fault.ts";
import { faultMessage } from "./fault.ts";
import { validateTournament } from "./tournament.ts";
import type { DeckOptions } from "./validate.ts";
import { validateDeck, validateSoloDeck } from "./validate.ts";

/** The deck if it is legal; otherwise one `InputError` that names every fault. */
export function legalDeck(list: DeckList, options: DeckOptions = {}, path: Path = []): Deck {
  return deckWithout(validateDeck(list, options), list, path);
}

/** The same for a deck built for solo (GW-16.18). */
export function legalSoloDeck(
  list: DeckList,
  options: Pick<DeckOptions, "cardSet"> = {},
  path: Path = [],
): Deck {
  return deckWithout(validateSoloDeck(list, options), list, path);
}

/** The same for the three decks of a tournament. */
export function legalLineUp(
  lists: readonly DeckList[],
  options: Pick<DeckOptions, "cardSet"> = {},
  path: Path = [],
): readonly Deck[] {
  const faults = validateTournament(lists, options);
  return lists.map((list) => deckWithout(faults, list, path));
}

function deckWithout(faults: readonly Fault[], list: DeckList, path: Path): Deck {
  const { leader } = list;
  if (faults.length === 0 && leader !== undefined) return { ...list, leader };
  throw new InputError("illegal-deck", faults.map(sentence).join(" "), path, faults.map(faultMessage));
}

function sentence(fault: Fault): string {
  return `${fault.rule}: ${inEnglish(faultMessage(fault))}`;
}
