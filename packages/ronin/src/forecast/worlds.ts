import type { Random, Seat } from "@medallion/kernel";
import { at, hashOf, randomOf } from "@medallion/kernel";
import { type Box, boxOf, LEFT, RIGHT } from "../box.ts";
import { COLOURS } from "../data/index.ts";
import { imagineState } from "../imagine/index.ts";
import { leftOf, rightOf } from "../rules/circle.ts";
import { keepChoices } from "../rules/cleaning.ts";
import { playChoices } from "../rules/play.ts";
import { cardNamed } from "../rules/zones.ts";
import type { Card, State } from "../state.ts";
import { playerOf } from "../state.ts";
import type { View } from "../view.ts";
import { pickFor } from "./picking.ts";
import type { Habit } from "./unfold.ts";

/** A table on which the others have laid their cards and the seat has not. */
export interface World {
  readonly state: State;
  habit(): Habit;
}

/** How many tables are imagined with hands by chance, beside those that are pushed to what is only possible. */
const BY_CHANCE = 16;

/** What the neighbours' cards can be full of; a world for each shows how far they can change things. */
function leanings({ colours, passes, effects }: Box): readonly Worth[] {
  const passing = (way: number) => (card: Card) => (passes[card] === way ? 1 : 0);
  const allied = (card: Card): number => {
    const k = effects[card]?.result.k;
    return k === "R1" || k === "R2" ? 1 : 0;
  };
  return [
    ...COLOURS.map((_, colour) => (card: Card) => (colours[card] === colour ? 1 : 0)),
    passing(LEFT),
    passing(RIGHT),
    allied,
  ];
}

/** The step at which cards that were chosen in secret come to the table, as far as it lies ahead. */
function ready(state: State): "play" | "keep" | undefined {
  const place = state.agenda.findLastIndex(({ kind }) => kind === "reveal" || kind === "keep");
  const step = state.agenda[place]?.kind;
  if (step === undefined) return undefined;
  state.agenda.length = place + 1;
  if (step === "reveal") state.phase = "play";
  state.asks = [];
  for (const player of state.players) player.chosen = [];
  return step === "reveal" ? "play" : "keep";
}

/** The table as the view shows it, where nobody else takes, lays or uses anything; none where no cards are laid. */
export function stillWorld(view: View): World | undefined {
  const state = imagineState(view, randomOf("still"));
  if (ready(state) === undefined) return undefined;
  return { state, habit: () => () => 0 };
}

/** Tables that agree with the view, always the same ones for the same view. */
export function* imaginedWorlds(view: View, seat: Seat): Generator<World, void> {
  const random = randomOf(`forecast ${hashOf(view)}`);
  for (const [number, wishes] of [...wishesOf(view, seat), ...Array<undefined>(BY_CHANCE)].entries()) {
    const state = imagineState(view, random, wishes && { players: wishes.likes, worth: wishes.worth });
    if (state.phase === "draft")
      for (const other of state.order)
        if (other !== seat) pickFor(state, other, random, wishFor(other, wishes));
    const step = ready(state);
    if (step === undefined) return;
    for (let other = 0; other < state.options.humans; other++)
      if (other !== seat) layFor(state, other, step, random, wishFor(other, wishes));
    const first = random.below(1 << 16);
    yield { state, habit: () => habitFrom(first, number % 2 === 0) };
  }
}

type Worth = (card: Card) => number;

/** Some lay what a leaning likes, some what it likes least. */
interface Wishes {
  readonly worth: Worth;
  readonly likes: readonly Seat[];
  readonly dislikes: readonly Seat[];
}

/** Each leaning for one neighbour against the other, for the other, and for both; once quiet and once not. */
function wishesOf(view: View, seat: Seat): readonly Wishes[] {
  const seated = { ...view, sides: [] };
  const [left, right] = [leftOf(seated, seat), rightOf(seated, seat)];
  return leanings(boxOf(view)).flatMap((worth) =>
    [
      { worth, likes: [left], dislikes: [right] },
      { worth, likes: [right], dislikes: [left] },
      { worth, likes: [left, right], dislikes: [] },
    ].flatMap((wishes) => [wishes, wishes]),
  );
}

function wishFor(other: Seat, wishes: Wishes | undefined): Worth | undefined {
  if (wishes?.likes.includes(other)) return wishes.worth;
  return wishes?.dislikes.includes(other) ? (card) => -wishes.worth(card) : undefined;
}

/** Chance lays any cards; a wish those that are worth most to it. */
function layFor(
  state: State,
  other: Seat,
  step: "play" | "keep",
  random: Random,
  wish: Worth | undefined,
): void {
  const owner = playerOf(state, other);
  const choices = step === "play" ? playChoices(state, other) : keepChoices(state, other);
  if (choices.length === 0) {
    owner.chosen = step === "play" ? owner.hand.slice() : owner.timeline.slice();
    return;
  }
  const cardsOf = (place: number): Card[] => {
    const choice = at(choices, place % choices.length);
    return "cards" in choice ? choice.cards.map((id) => cardNamed(state, id)) : [];
  };
  const start = random.below(choices.length);
  owner.chosen = cardsOf(start);
  if (wish === undefined) return;
  const worthOf = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + wish(card), 0);
  for (let i = 1; i < choices.length; i++) {
    const cards = cardsOf(start + i);
    if (worthOf(cards) > worthOf(owner.chosen)) owner.chosen = cards;
  }
}

/** Somebody who answers this and that, the same each time; or who always takes the first choice, which uses nothing. */
function habitFrom(first: number, isQuiet: boolean): Habit {
  let next = first;
  return (choices) => (isQuiet ? 0 : next++ % choices.length);
}
