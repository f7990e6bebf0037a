import type { Seat } from "@medallion/kernel";
import { at, pick, shuffle } from "@medallion/kernel";
import { boxOf } from "../box.ts";
import { ATTRIBUTES, COMPONENTS, type Setup, TERRAINS } from "../data/index.ts";
import type { Scribe } from "../events.ts";
import { changedRules } from "../options.ts";
import type { Card, State, Step, TerrainIndex } from "../state.ts";
import { left, NONE, playerOf } from "../state.ts";
import { ask } from "./ask.ts";
import {
  ATTRIBUTE_TROPHY,
  COMMON_DECK,
  EXPLORATION,
  FIGHT_DECK,
  MONSTERS,
  POTION_DECK,
  STARTING_PLAYER,
  TOKENS,
} from "./chance.ts";
import { gainGold } from "./gold.ts";
import { placeMonster } from "./monsters.ts";
import { toAll } from "./tell.ts";
import { drawCards, idsOf, shuffleDeck } from "./zones.ts";

/** What the number of players decides (OW-2.7, OW-2.17). */
function setupOf({ options }: Pick<State, "options">): Setup {
  return at(COMPONENTS.setup, options.seats - 1);
}

/** OW-2.1, OW-2.2. */
export function startGame(state: State, scribe: Scribe): void {
  const { seats, rules, first } = state.options;
  scribe.tell?.(toAll({ kind: "gameStarted", seats, changed: changedRules(rules) }));
  const by = rules.startingPlayer;
  state.first = by === "host" ? (first ?? 0) : seats === 1 ? 0 : pick(state.random, STARTING_PLAYER, seats);
  state.active = state.first;
  scribe.final = true;
  scribe.tell?.(toAll({ kind: "startingPlayerDecided", seat: state.first, by }));
  const steps: Step[] = [
    { do: "layTable" },
    { do: "layMonsters" },
    { do: "draft", at: 0 },
    { do: "deal" },
    { do: "headStart", at: 0 },
    { do: "turn" },
  ];
  state.agenda.push(...steps.reverse());
}

/** OW-2.3 to OW-2.6. */
export function layTable(state: State, scribe: Scribe): void {
  const box = boxOf(state);
  layPool(state, scribe);
  for (const [kind, { copies }] of box.potions.entries())
    for (let copy = 0; copy < copies; copy++) state.potionDeck.push(kind);
  shuffle(state.random, POTION_DECK, state.potionDeck);
  layTrophies(state, scribe);
  for (const [story, { deck }] of box.stories.entries())
    if (deck >= 0) at(state.exploration, deck).push(story);
  for (const deck of state.exploration) shuffle(state.random, EXPLORATION, deck);
  for (const { number, ground, token } of COMPONENTS.locations)
    if (token && ground !== "any") at(state.piles, TERRAINS.indexOf(ground)).push(number);
  for (const [terrain, pile] of state.piles.entries()) {
    shuffle(state.random, TOKENS, pile);
    state.lairs[terrain] = pile.pop() ?? NONE;
  }
  scribe.final = true;
  scribe.tell?.(toAll({ kind: "lairsShown", places: [...state.lairs] }));
}

/** OW-2.3. */
function layPool(state: State, scribe: Scribe): void {
  const { common, costs } = boxOf(state);
  const slots = COMPONENTS.pool;
  const free = slots.filter(({ setup }) => setup === "cost0").length;
  state.deck = [...common];
  shuffle(state.random, COMMON_DECK, state.deck);
  const cheap: Card[] = [];
  const others: Card[] = [];
  while (cheap.length < free) {
    const card = state.deck.pop();
    if (card === undefined) break;
    (at(costs, card) === 0 ? cheap : others).push(card);
  }
  state.deck.push(...others);
  shuffle(state.random, COMMON_DECK, state.deck);
  shuffle(state.random, COMMON_DECK, cheap);
  for (let slot = slots.length - 1; slot >= 0; slot--) {
    const from = at(slots, slot).setup === "cost0" ? cheap : state.deck;
    state.pool[slot] = from.pop() ?? NONE;
  }
  scribe.tell?.(toAll({ kind: "poolLaid", cards: idsOf(state, state.pool) }));
}

/** OW-2.7, OW-16.3. */
function layTrophies(state: State, scribe: Scribe): void {
  const { attributeTrophyCopies, randomAttributeTrophies } = setupOf(state);
  const attributes = ATTRIBUTES.map((_, attribute) => attribute);
  for (const attribute of attributes) state.attributeTrophies[attribute] = attributeTrophyCopies;
  for (let i = 0; i < randomAttributeTrophies; i++) {
    const [kind] = attributes.splice(pick(state.random, ATTRIBUTE_TROPHY, attributes.length), 1);
    if (kind !== undefined) state.attributeTrophies[kind] = 1;
  }
  const laid = ATTRIBUTES.filter((_, attribute) => at(state.attributeTrophies, attribute) > 0);
  scribe.tell?.(toAll({ kind: "attributeTrophiesLaid", attributes: laid }));
}

/** OW-2.8 to OW-2.11. With 2 players the starting player places the level-II monster first (DP-03). */
export function layMonsters(state: State, scribe: Scribe): void {
  const box = boxOf(state);
  for (const [monster, { level }] of box.monsters.entries()) at(state.monsterPiles, level - 1).push(monster);
  for (const pile of state.monsterPiles) shuffle(state.random, MONSTERS, pile);
  state.fightDeck = box.fightCards.map((_, card) => card);
  shuffle(state.random, FIGHT_DECK, state.fightDeck);
  if (setupOf(state).chooseTerrainOfLevel2) ask(state, state.first, { kind: "lair" });
  else assignMonsters(state, scribe);
}

const CHOSEN_LEVEL = 2;

/** One token of each level that is due, at random to the slots; the chosen slot has the level-II monster. */
export function assignMonsters(state: State, scribe: Scribe, chosen: TerrainIndex = NONE): void {
  const levels = [...setupOf(state).monsterLevels] as number[];
  const slots = TERRAINS.map((_, terrain) => terrain).filter((terrain) => terrain !== chosen);
  if (chosen !== NONE) levels.splice(levels.indexOf(CHOSEN_LEVEL), 1);
  const drawn = levels.map((level) => at(state.monsterPiles, level - 1).pop() ?? NONE);
  shuffle(state.random, MONSTERS, drawn);
  if (chosen !== NONE)
    placeMonster(state, scribe, chosen, at(state.monsterPiles, CHOSEN_LEVEL - 1).pop() ?? NONE);
  for (const [index, terrain] of slots.entries()) placeMonster(state, scribe, terrain, at(drawn, index));
}

/** Seats in turn order. */
export function turnOrder(state: State): Seat[] {
  const order = [state.first];
  while (order.length < state.options.seats) order.push(left(state, at(order, order.length - 1)));
  return order;
}

/** OW-2.15, OW-2.17, OW-2.18. */
export function deal(state: State, scribe: Scribe): void {
  const { starting } = boxOf(state);
  const { seats, witcherTrophies, extraLevel1Stack } = setupOf(state);
  for (const [place, seat] of turnOrder(state).entries()) {
    const player = playerOf(state, seat);
    player.deck = [...at(starting, player.school)];
    player.stakes = witcherTrophies;
    shuffleDeck(state, scribe, seat);
    drawCards(state, scribe, seat, at(seats, place).cards);
    gainGold(state, scribe, seat, at(seats, place).gold);
  }
  for (let i = 0; i < extraLevel1Stack; i++) {
    const monster = at(state.monsterPiles, 0).pop();
    if (monster !== undefined) state.extraStack.push(monster);
  }
}

/** OW-2.19: one raise for each player in turn order, with 4 and 5 players. */
export function headStart(state: State, place: number): void {
  if (setupOf(state).freeAttributeRaises === 0 || place >= state.options.seats) return;
  state.agenda.push({ do: "headStart", at: place + 1 });
  ask(state, at(turnOrder(state), place), { kind: "headStart" });
}
