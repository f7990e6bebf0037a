import type { Random } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import type { RoninChoice } from "../choice.ts";
import { DECK_SPOT } from "../rules/draft.ts";
import { cardNamed } from "../rules/zones.ts";
import type { Card } from "../state.ts";
import type { View } from "../view.ts";
import { placeWorth } from "./judge.ts";
import { bestPlay, tryPairs } from "./pairs.ts";
import type { Scene } from "./scene.ts";

/** So many imagined draws stand for the deck. */
const DRAWS = 2;
/** Cards taken in a pick. */
const PICKED = 2;

/** Each place by what the hand can do with its cards, by experience and by the order of the next Draft. */
export function ratePlaces(
  scene: Scene,
  view: View,
  choices: readonly RoninChoice[],
  random: Random,
): readonly number[] {
  const { state, owner } = scene;
  const draws = Array.from({ length: DRAWS }, () => drawFrom(scene, view, random));
  const offers = [
    ...choices.map((choice) => (choice.kind === "row" ? choice.cards.map((id) => cardNamed(state, id)) : [])),
    ...draws,
  ];
  const best = bestWithEach(scene, owner.hand, offers);
  const deck = draws.reduce((sum, _, i) => sum + at(best, choices.length + i), 0) / DRAWS;
  return choices.map((choice, i) => {
    if (choice.kind !== "row") return deck + placeWorth(scene, DECK_SPOT);
    const last = choice.row * 2 === state.rows.length;
    return at(best, i) + placeWorth(scene, choice.row) + (last ? scene.experience.point : 0);
  });
}

/** What the hand can do with the cards of each offer added. */
function bestWithEach(
  scene: Scene,
  hand: readonly Card[],
  offers: readonly (readonly Card[])[],
): readonly number[] {
  const cards = [...hand, ...offers.flat()];
  const groups = [...hand.map(() => 0), ...offers.flatMap((offer, i) => offer.map(() => i + 1))];
  const plays = tryPairs(scene, cards, groups);
  return offers.map((_, i) =>
    bestPlay(
      plays,
      groups.flatMap((group, place) => (group === 0 || group === i + 1 ? [place] : [])),
    ),
  );
}

/** Two cards as the deck might give them: known ones on top, else any that lie hidden. */
function drawFrom({ state }: Scene, view: View, random: Random): readonly Card[] {
  const unseen = view.hidden.at(-1) ?? [];
  const known = view.deckSeen.filter(({ place }) => place < PICKED).map(({ card }) => card);
  const drawn = [...known];
  while (drawn.length < PICKED && unseen.length >= PICKED) {
    const card = at(unseen, random.below(unseen.length));
    if (!drawn.includes(card)) drawn.push(card);
  }
  return drawn.map((id) => cardNamed(state, id));
}

/** DRAFT_PEEK: any two of the cards on top of the deck. */
export function rateTakes(scene: Scene, choices: readonly RoninChoice[]): readonly number[] {
  const offers = choices.map((choice) =>
    choice.kind === "take" ? choice.cards.map((id) => cardNamed(scene.state, id)) : [],
  );
  return bestWithEach(scene, scene.owner.hand, offers);
}

/** DRAFT_EXTRA: the card that the hand misses least. */
export function rateDiscards(scene: Scene, choices: readonly RoninChoice[]): readonly number[] {
  const { state, owner } = scene;
  const plays = tryPairs(scene, owner.hand);
  const places = [...owner.hand.keys()];
  return choices.map((choice) => {
    if (choice.kind !== "discard") return 0;
    const away = owner.hand.indexOf(cardNamed(state, choice.card));
    return bestPlay(
      plays,
      places.filter((place) => place !== away),
    );
  });
}
