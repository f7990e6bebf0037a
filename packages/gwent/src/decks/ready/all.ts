import { validateTournament } from "../tournament.ts";
import { validateDeck } from "../validate.ts";
import { MONSTERS_DECKS } from "./monsters.ts";
import { NILFGAARD_DECKS } from "./nilfgaard.ts";
import { NORTHERN_REALMS_DECKS } from "./northern-realms.ts";
import type { ReadyDeck, ReadyFilter, ReadyLineUp } from "./ready.ts";
import { lineUp } from "./ready.ts";
import { SCOIATAEL_DECKS } from "./scoiatael.ts";
import { SKELLIGE_DECKS } from "./skellige.ts";

export const READY_DECKS: readonly ReadyDeck[] = [
  ...NORTHERN_REALMS_DECKS,
  ...NILFGAARD_DECKS,
  ...MONSTERS_DECKS,
  ...SCOIATAEL_DECKS,
  ...SKELLIGE_DECKS,
];

/** The competitive decks share no hero, so any three of them may go to a tournament together. */
export const READY_LINE_UPS: readonly ReadyLineUp[] = [
  lineUp("tournament-northern-wars", ["nr-temerian-drill", "ng-imperial-measure", "st-old-grudges"]),
  lineUp("tournament-wild-hunt", ["mo-hunting-pack", "sk-undying-saga", "ng-imperial-measure"]),
  lineUp("tournament-forest-and-sea", ["st-old-grudges", "sk-undying-saga", "nr-temerian-drill"]),
];

export function readyDeck(id: string): ReadyDeck | undefined {
  return READY_DECKS.find((ready) => ready.id === id);
}

export function readyLineUp(id: string): ReadyLineUp | undefined {
  return READY_LINE_UPS.find((ready) => ready.id === id);
}

/** The ready decks that are legal under these options. */
export function readyDecks({ faction, ...options }: ReadyFilter = {}): readonly ReadyDeck[] {
  return READY_DECKS.filter(
    ({ deck }) =>
      (faction === undefined || deck.faction === faction) && validateDeck(deck, options).length === 0,
  );
}

/** The ready line-ups that are legal with this card set. */
export function readyLineUps(options: Pick<ReadyFilter, "cardSet"> = {}): readonly ReadyLineUp[] {
  return READY_LINE_UPS.filter((ready) => {
    const decks = ready.decks.flatMap((id) => readyDeck(id)?.deck ?? []);
    return validateTournament(decks, options).length === 0;
  });
}
