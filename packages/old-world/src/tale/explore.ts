import type { Seat } from "@medallion/kernel";
import { at, shuffle } from "@medallion/kernel";
import { boxOf } from "../box.ts";
import { DECKS } from "../data/index.ts";
import { abilitiesAt, canUse, useAbility } from "../effects/abilities.ts";
import type { Scribe } from "../events.ts";
import { EXPLORATION } from "../rules/chance.ts";
import { toAll } from "../rules/tell.ts";
import type { AbilityIndex, State } from "../state.ts";
import { readStory } from "./reading.ts";
import type { TaleStep } from "./steps.ts";

/** A kept card that replaces the next exploration, the oldest one first (OW-8.24). */
function replacement(state: State, seat: Seat): AbilityIndex | undefined {
  return abilitiesAt(state, seat, "nextExplore").find((ability) => canUse(state, seat, ability));
}

function hasCards(state: State, deck: number): boolean {
  const isRenewed = state.options.rules.explorationReshuffle && at(state.explored, deck).length > 0;
  return at(state.exploration, deck).length > 0 || isRenewed;
}

/** OW-8.18: an empty deck that is not made anew cannot be chosen, unless there is nothing else. */
export function canExplore(state: State, deck: number): boolean {
  if (hasCards(state, deck) || replacement(state, state.active) !== undefined) return true;
  return !DECKS.some((_, other) => hasCards(state, other));
}

/** OW-8.1, OW-8.24. */
export function explore(
  state: State,
  scribe: Scribe,
  { deck }: Extract<TaleStep, { readonly do: "explore" }>,
): void {
  const { active } = state;
  const instead = replacement(state, active);
  if (instead !== undefined) return useAbility(state, scribe, active, instead);
  if (!hasCards(state, deck)) {
    scribe.tell?.(toAll({ kind: "nothingToExplore", seat: active }));
    return;
  }
  if (at(state.exploration, deck).length === 0) renew(state, scribe, deck);
  const story = at(state.exploration, deck).pop();
  if (story === undefined) return;
  scribe.final = true;
  scribe.tell?.(
    toAll({
      kind: "storyDrawn",
      seat: active,
      story: at(boxOf(state).stories, story).id,
      deck: at(DECKS, deck),
    }),
  );
  readStory(state, scribe, active, story);
}

/** OW-8.18: all removed cards of the deck are shuffled into a new one. */
function renew(state: State, scribe: Scribe, deck: number): void {
  const cards = at(state.explored, deck);
  state.explored[deck] = [];
  state.exploration[deck] = cards;
  shuffle(state.random, EXPLORATION, cards);
  scribe.tell?.(toAll({ kind: "storiesReshuffled", deck: at(DECKS, deck), count: cards.length }));
}
