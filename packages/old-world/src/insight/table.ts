import type { Seat } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import { boxOf } from "../box.ts";
import type { OldWorldChoice } from "../choice.ts";
import { ATTRIBUTES, COMPONENTS, TERRAINS } from "../data/index.ts";
import { KEEP, PAID_OPTION, PURGE } from "../knowledge/worth.ts";
import { cardNamed } from "../rules/zones.ts";
import { left, NONE, playerOf, type State } from "../state.ts";
import { openTrophies, raiseWorth, worthOfGold } from "./aims.ts";
import { Deck } from "./deck.ts";
import { Rivals } from "./rivals.ts";
import { potionWorths } from "./worths.ts";

type Choices = readonly OldWorldChoice[];

/** What a card paid in Phase III would have done in the next turn: mostly a move. */
const PAID_CARD = 1.2;
/** Never the way back from what was just chosen. */
const BACK = -1000;
const own = new Deck();
const other = new Deck();

/** The cards of a question about own cards, by what they are worth in the own deck. */
export function rateOwnCards(
  state: State,
  seat: Seat,
  choices: Choices,
  sign: 1 | -1,
  into: Float64Array,
): void {
  own.read(boxOf(state), playerOf(state, seat));
  for (let place = 0; place < choices.length; place++) {
    const choice = at(choices, place);
    into[place] =
      "card" in choice && choice.card !== undefined ? sign * own.worth(cardNamed(state, choice.card)) : 0;
  }
}

/** DP-04, DP-12, DP-34: the attribute that is worth most beyond its price; one to lower, the other way round. */
export function rateAttributes(state: State, seat: Seat, choices: Choices, into: Float64Array): void {
  const { attributes, level, potions, gold } = playerOf(state, seat);
  const open = openTrophies(state, seat);
  const worthOf = (name: (typeof ATTRIBUTES)[number], less: number): number => {
    const attribute = ATTRIBUTES.indexOf(name);
    const levels = attributes.map((now, index) => (index === attribute ? now - less : now));
    return raiseWorth({ attributes: levels, level, potions: potions.length }, attribute, open);
  };
  for (let place = 0; place < choices.length; place++) {
    const choice = at(choices, place);
    if (choice.kind === "back") into[place] = BACK;
    else if (choice.kind === "raise") into[place] = worthOf(choice.attribute, 0);
    else if (choice.kind === "lower") into[place] = -worthOf(choice.attribute, 1);
    else if (choice.kind === "train") {
      const kept = choice.story === undefined ? 0 : worthOfGold(2);
      into[place] = worthOf(choice.attribute, 0) - kept - worthOfGold(gold) + worthOfGold(gold - choice.gold);
    } else into[place] = 0;
  }
}

/** DP-14, DP-35: trails of the monster that can best be defeated. */
export function rateTrails(state: State, seat: Seat, choices: Choices, into: Float64Array): void {
  const rivals = new Rivals(state, seat, []);
  const { trails } = playerOf(state, seat);
  for (let place = 0; place < choices.length; place++) {
    const choice = at(choices, place);
    into[place] = 0;
    if (choice.kind !== "trail" && choice.kind !== "trailQuest") continue;
    const terrain = TERRAINS.indexOf(choice.terrain);
    if (choice.kind === "trailQuest" && at(trails, terrain) !== NONE) into[place] = 0.01;
    else into[place] = at(state.monsters, terrain) === NONE ? 0.1 : 0.2 + rivals.chance(terrain);
  }
}

/** DP-07, DP-38: the potion that does least. */
export function ratePotions(state: State, choices: Choices, into: Float64Array): void {
  const box = boxOf(state);
  const worths = potionWorths(box);
  for (let place = 0; place < choices.length; place++) {
    const choice = at(choices, place);
    into[place] = choice.kind === "discardPotion" ? -at(worths, box.potionOf.get(choice.potion) ?? NONE) : 0;
  }
}

/** DP-71: the card that makes the own deck best for its price. */
export function rateGains(state: State, seat: Seat, choices: Choices, into: Float64Array): void {
  own.read(boxOf(state), playerOf(state, seat));
  for (let place = 0; place < choices.length; place++) {
    const choice = at(choices, place);
    into[place] =
      choice.kind === "take" ? own.worth(cardNamed(state, choice.card)) - PAID_CARD * choice.price : 0;
  }
}

/** DP-13: what is gained beyond what is lost. */
export function rateExchange(state: State, seat: Seat, choices: Choices, into: Float64Array): void {
  const { costs } = boxOf(state);
  own.read(boxOf(state), playerOf(state, seat));
  for (let place = 0; place < choices.length; place++) {
    const choice = at(choices, place);
    into[place] = choice.kind === "back" ? BACK : 0;
    if (choice.kind !== "remove") continue;
    const card = cardNamed(state, choice.card);
    const most = at(costs, card) + COMPONENTS.locationActions.exchangeCostIncrease;
    let best = BACK;
    for (const taken of state.pool)
      if (taken !== NONE && at(costs, taken) <= most) best = Math.max(best, own.worth(taken));
    into[place] = best - own.worth(card);
  }
}

/** DP-15: cards that the next player would like better than we do. */
export function ratePurge(state: State, seat: Seat, choices: Choices, into: Float64Array): void {
  const box = boxOf(state);
  const next = left(state, seat);
  own.read(box, playerOf(state, seat));
  other.read(box, playerOf(state, next));
  for (let place = 0; place < choices.length; place++) {
    const choice = at(choices, place);
    into[place] = 0;
    if (choice.kind !== "purge" || next === seat) continue;
    const card = cardNamed(state, choice.card);
    into[place] = other.worth(card) - own.worth(card) - PURGE;
  }
}

/** DP-70: cards that are weaker than what the deck would bring instead. */
export function rateDiscards(state: State, seat: Seat, choices: Choices, into: Float64Array): void {
  const player = playerOf(state, seat);
  own.read(boxOf(state), player);
  const mean = own.mean(player.deck, player.hand, player.discard);
  for (let place = 0; place < choices.length; place++) {
    const choice = at(choices, place);
    into[place] = choice.kind === "discard" ? mean - KEEP - own.worth(cardNamed(state, choice.card)) : 0;
  }
}

/** DP-32: what an option leads to is hidden, so only its price is known; who asks for gold usually gives more. */
export function rateOptions(state: State, seat: Seat, choices: Choices, into: Float64Array): void {
  const box = boxOf(state);
  const { gold } = playerOf(state, seat);
  for (let place = 0; place < choices.length; place++) {
    const choice = at(choices, place);
    into[place] = 0;
    if (choice.kind !== "option") continue;
    const story = at(box.stories, box.storyOf.get(choice.story) ?? NONE);
    const { cost } = at(story.options, choice.option === "A" ? 0 : 1);
    let price = 0;
    for (const effect of at(box.lists, cost)) if (effect.op === "gold") price -= effect.n;
    if (price > 0) into[place] = PAID_OPTION - worthOfGold(gold) + worthOfGold(gold - price);
  }
}
