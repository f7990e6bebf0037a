import { filled, type WrittenPosition } from "@medallion/fittings";
import { at, type Seat } from "@medallion/kernel";
import { boxOf } from "../box.ts";
import { ATTRIBUTES, DECKS, TERRAINS } from "../data/index.ts";
import { changedRules } from "../options.ts";
import { NONE, type State } from "../state.ts";
import type { Fight } from "../state-fight.ts";
import type { MonsterInput, TableInput } from "./format.ts";
import { nameOf, seatNames } from "./names.ts";
import { seatInput } from "./write-seat.ts";

/** A question of Phase I or II, or of step 1 of a fight with a monster as a scenario writes it. */
export function writePosition(state: State): WrittenPosition | undefined {
  const phase = phaseOf(state);
  if (phase === undefined) return undefined;
  const { rules, seats } = state.options;
  return {
    mode: seats === 1 ? "solo" : "adventure",
    options: { ...Object.fromEntries(changedRules(rules).map((name) => [name, rules[name]])), seats },
    position: filled({
      ...filled({ phase, ...turnOf(state), ...piecesOf(state), ...fightInput(state) }),
      ...Object.fromEntries(seatNames(state).map((name, seat: Seat) => [name, seatInput(state, seat)])),
    }),
  };
}

/** The phase whose question this is, while nothing hangs in the air that a scenario cannot say. */
function phaseOf(state: State): "one" | "two" | "fight" | undefined {
  const { asks, turn, readings, poker, fight } = state;
  const [ask, other] = asks;
  if (ask === undefined || other !== undefined || ask.seat !== state.active) return undefined;
  if (readings.length + turn.used.length > 0) return undefined;
  if (poker !== null || turn.skip) return undefined;
  if (ask.kind === "phaseOne") return "one";
  if (ask.kind === "phaseTwo") return "two";
  return ask.kind === "stepOne" && fight !== null && isFresh(fight) ? "fight" : undefined;
}

/** A combat turn against a monster in which, and before which, nothing was done that lasts. */
function isFresh({ defender, fighters, seen, side, step }: Fight): boolean {
  const [fighter] = fighters;
  return (
    defender === NONE &&
    side === 0 &&
    step === 1 &&
    fighter !== undefined &&
    seen.length + fighter.combo.length === 0 &&
    fighter.attributes.every((change) => change === 0) &&
    fighter.potionCap === NONE &&
    fighter.shieldGainCap === NONE &&
    fighter.dull === 0
  );
}

function turnOf(state: State): TableInput {
  const { turn } = state;
  return {
    active: nameOf(state, state.active),
    first: nameOf(state, state.first),
    turns: state.turns,
    ...(turn.moved ? { moved: true } : {}),
    actions: [...turn.actions],
    played: turn.played.map((seat) => nameOf(state, seat)),
    ...(turn.draw === 0 ? {} : { draw: turn.draw }),
    ...(turn.drawSet === NONE ? {} : { drawSet: turn.drawSet }),
    ...(turn.beaten ? { beaten: true } : {}),
    ...(turn.free ? { free: true } : {}),
    ...(turn.noExplore ? { noExplore: true } : {}),
  };
}

/** Cards, tokens and monsters that belong to nobody. */
function piecesOf(state: State): TableInput {
  const { cards, potions, monsters, stories } = boxOf(state);
  const named = (all: readonly { readonly id: string }[], places: readonly number[]): string[] =>
    places.map((place) => at(all, place).id);
  const byLevel = (piles: readonly (readonly number[])[]): Record<string, string[]> =>
    Object.fromEntries(piles.map((pile, level) => [level + 1, named(monsters, pile.toReversed())]));
  return {
    pool: state.pool.map((card) => (card === NONE ? null : at(cards, card).id)),
    deck: named(cards, state.deck.toReversed()),
    discard: named(cards, state.discard),
    removed: named(cards, state.removed),
    potionDeck: named(potions, state.potionDeck.toReversed()),
    potionDiscard: named(potions, state.potionDiscard),
    attributeTrophies: Object.fromEntries(
      ATTRIBUTES.map((attribute, place) => [attribute, at(state.attributeTrophies, place)]),
    ),
    ...Object.fromEntries(
      DECKS.map((deck, place) => [
        deck,
        {
          deck: named(stories, at(state.exploration, place).toReversed()),
          removed: named(stories, at(state.explored, place)),
        },
      ]),
    ),
    tokens: Object.fromEntries(
      TERRAINS.map((terrain, slot) => [terrain, at(state.piles, slot).toReversed()]),
    ),
    monsters: Object.fromEntries(TERRAINS.map((terrain, slot) => [terrain, monsterInput(state, slot)])),
    monsterPiles: byLevel(state.monsterPiles),
    drivenAway: byLevel(state.drivenAway),
    extraStack: named(monsters, state.extraStack.toReversed()),
    ...(state.tavern === NONE ? {} : { tavern: state.tavern }),
  };
}

function monsterInput(state: State, slot: number): MonsterInput {
  const monster = at(state.monsters, slot);
  if (monster === NONE) return "none";
  return { id: at(boxOf(state).monsters, monster).id, at: at(state.lairs, slot) };
}

/** The fight, and the fight cards: those of the life deck first, those that are gone last. */
function fightInput(state: State): TableInput {
  const { fightCards } = boxOf(state);
  const { fight } = state;
  const ids = (places: readonly number[]): string[] => places.map((card) => at(fightCards, card).id);
  if (fight === null) return { fightDeck: ids(state.fightDeck.toReversed()) };
  const gone = [...fight.lost, ...fight.revealed];
  return {
    fight: {
      against: at(TERRAINS, fight.terrain),
      // The turn that is asked about begins once more.
      turns: [fight.turns[0] - 1, fight.turns[1]],
      life: fight.life.length,
    },
    fightDeck: ids([...fight.life.toReversed(), ...state.fightDeck.toReversed(), ...gone.toReversed()]),
  };
}
