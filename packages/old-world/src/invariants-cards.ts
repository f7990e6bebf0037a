import { at } from "@medallion/kernel";
import { type Box, boxOf } from "./box.ts";
import { COMPONENTS } from "./data/index.ts";
import type { Check } from "./invariants.ts";
import type { State } from "./state.ts";
import { EVERYBODY, NONE } from "./state.ts";

/** Nothing is lost and nothing doubled: cards, potions, tokens, monsters, stories, fight cards (OW-1.1). */
export function brokenCards(state: State, check: Check): void {
  // A scenario lays out what it needs and no more.
  const isWhole = state.declared === undefined && state.phase !== "setup";
  actionCards(state, isWhole, check);
  fightCards(state, isWhole, check);
  if (!isWhole) return;
  potions(state, check);
  locationTokens(state, check);
  monsters(state, check);
  stories(state, check);
}

/** Counts how often each thing was met. */
class Census {
  readonly #counts: Uint8Array;
  total = 0;
  doubled = false;

  constructor(things: number) {
    this.#counts = new Uint8Array(things);
  }

  add(things: readonly number[]): void {
    for (const thing of things) if (thing !== NONE) this.one(thing);
  }

  one(thing: number): void {
    this.total++;
    const count = (this.#counts[thing] ?? 0) + 1;
    this.#counts[thing] = count;
    if (count > 1) this.doubled = true;
  }

  count(thing: number): number {
    return this.#counts[thing] ?? 0;
  }
}

/** The 90 cards of the pool, and the 10 starting cards of every school at the table. */
function actionCards(state: State, isWhole: boolean, check: Check): void {
  const box = boxOf(state);
  const census = new Census(box.cards.length);
  for (const zone of [state.deck, state.discard, state.pool, state.removed]) census.add(zone);
  for (const player of state.players) {
    for (const zone of [player.deck, player.hand, player.discard, player.removed]) census.add(zone);
    openCardsAreNoSecret(state, player.discard, check);
  }
  for (const { combo } of state.fight?.fighters ?? []) for (const { card } of combo) census.one(card);
  check(!census.doubled, "no action card is in two places");
  openCardsAreNoSecret(state, state.discard, check);
  if (!isWhole) return;
  const taken = state.players.reduce((sum, { school }) => sum + (box.starting[school]?.length ?? 0), 0);
  check(census.total === box.common.length + taken, "all action cards are somewhere");
}

/** Knowledge is kept of hidden cards only: of open ones it would betray who has looked at them. */
function openCardsAreNoSecret({ seen }: State, open: readonly number[], check: Check): void {
  for (const card of open)
    check((at(seen, card) & ~EVERYBODY) === 0, "nothing is noted of who knows an open card");
}

function fightCards(state: State, isWhole: boolean, check: Check): void {
  const { fightDeck, fight } = state;
  const census = new Census(boxOf(state).fightCards.length);
  for (const zone of [fightDeck, fight?.life ?? [], fight?.lost ?? [], fight?.revealed ?? []])
    census.add(zone);
  check(!census.doubled, "no fight card is in two places");
  if (isWhole) check(census.total === COMPONENTS.fightCards.length, "all fight cards are somewhere");
}

/** Potions of a kind are equal. */
function potions(state: State, check: Check): void {
  const box = boxOf(state);
  const census = new Census(box.potions.length);
  for (const zone of [state.potionDeck, state.potionDiscard]) census.add(zone);
  for (const { potions: held, drunk } of state.players) for (const zone of [held, drunk]) census.add(zone);
  for (const [kind, { copies }] of box.potions.entries())
    check(census.count(kind) === copies, "all potions are somewhere");
}

/** Every location token lies in a pile, in a slot, as a trail or on a quest (OW-4.1). */
function locationTokens(state: State, check: Check): void {
  const { locations } = COMPONENTS;
  const census = new Census(locations.length);
  for (const pile of state.piles) census.add(pile);
  census.add(state.lairs);
  for (const { trails, trailQuests, quests } of state.players) {
    census.add(trails);
    for (const { place } of trailQuests) census.one(place);
    for (const { place, terrain } of quests) if (terrain !== NONE) census.one(place);
  }
  check(!census.doubled, "no location token is in two places");
  check(census.total === locations.filter(({ token }) => token).length, "all location tokens are somewhere");
}

/** A defeated monster is a trophy; in a fight that ends its token is still on its way. */
function monsters(state: State, check: Check): void {
  const box = boxOf(state);
  const census = new Census(box.monsters.length);
  for (const pile of [...state.monsterPiles, ...state.drivenAway]) census.add(pile);
  census.add(state.monsters);
  census.add(state.extraStack);
  for (const { trophies } of state.players)
    for (const trophy of trophies) if (trophy < box.monsters.length) census.one(trophy);
  check(!census.doubled, "no monster is in two places");
  if (!isChanging(state)) check(census.total === box.monsters.length, "all monsters are somewhere");
}

/** While a trophy is on its way its monster lies nowhere. */
function isChanging({ agenda, fight, abandoned }: State): boolean {
  return (
    abandoned || fight !== null || agenda.some((step) => step.do === "placeTrophy" || step.do === "trophy")
  );
}

/** A story is in its deck, told, being read, or with a player; events have their place by being nowhere else. */
function stories(state: State, check: Check): void {
  const box: Box = boxOf(state);
  const census = new Census(box.stories.length);
  for (const pile of [...state.exploration, ...state.explored]) census.add(pile);
  for (const { story, stays } of state.readings) if (!stays) census.one(story);
  for (const { quests, kept } of state.players) {
    for (const { quest } of quests) census.one(at(box.quests, quest).story);
    for (const keep of kept) census.one(at(box.keeps, keep).story);
  }
  check(!census.doubled, "no story is in two places");
  let exploration = 0;
  for (const [story, { deck }] of box.stories.entries()) if (deck >= 0) exploration += census.count(story);
  check(exploration === COMPONENTS.explorationCards.length, "all exploration cards are somewhere");
}
