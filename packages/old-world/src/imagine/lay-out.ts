import type { RandomState } from "@medallion/kernel";
import { attributeTrophy, type Box, boxOf, monsterTrophy, schoolTrophy } from "../box.ts";
import { copyFighter, copyPoker, copyReading, copyTurn } from "../copy-state.ts";
import { ATTRIBUTES, type Attribute, SCHOOLS, type School, TERRAINS } from "../data/index.ts";
import type { Player, State, TrophyIndex } from "../state.ts";
import { EVERYBODY, NONE } from "../state.ts";
import type { Fight } from "../state-fight.ts";
import type { View } from "../view.ts";
import type { FightView } from "../view-fight.ts";
import type { PlayerView, QuestView, TrophyView } from "../view-player.ts";

/** The number of a thing that a view names. */
export function numberIn(places: ReadonlyMap<string, number>, id: string): number {
  const place = places.get(id);
  if (place === undefined) throw new Error(`there is no ${id}`);
  return place;
}

export function numbersIn(places: ReadonlyMap<string, number>, ids: readonly string[]): number[] {
  return ids.map((id) => numberIn(places, id));
}

/** All that a view shows, as a state in which what is hidden from the viewer is missing. */
export function layOut(view: View, random: RandomState): State {
  const box = boxOf(view);
  const state: State = {
    options: view.options,
    ...(view.declared === undefined ? {} : { declared: view.declared }),
    random,
    agenda: view.agenda.slice(),
    asks: [],
    asked: view.players.map(({ asked = 0 }) => asked),
    phase: view.phase,
    first: view.first ?? NONE,
    active: view.active,
    turns: view.turns,
    turn: copyTurn(view.turn),
    deck: [],
    discard: numbersIn(box.cardOf, view.discard),
    pool: view.pool.map((card) => (card === null ? NONE : numberIn(box.cardOf, card))),
    removed: numbersIn(box.cardOf, view.removed),
    potionDeck: [],
    potionDiscard: numbersIn(box.potionOf, view.potionDiscard),
    attributeTrophies: view.attributeTrophies.slice(),
    exploration: view.exploration.map(() => []),
    explored: view.explored.map((pile) => numbersIn(box.storyOf, pile)),
    piles: view.tokens.map(() => []),
    monsters: view.lairs.map((lair) =>
      lair?.monster === undefined ? NONE : numberIn(box.monsterOf, lair.monster),
    ),
    lairs: view.lairs.map((lair) => lair?.place ?? NONE),
    monsterPiles: view.monsterTokens.map(() => []),
    drivenAway: view.drivenAway.map((tokens) => numbersIn(box.monsterOf, tokens)),
    extraStack: [],
    fightDeck: [],
    tavern: view.tavern ?? NONE,
    seen: box.cards.map(() => 0),
    players: view.players.map((player) => layPlayer(box, player)),
    boards: view.boards.map((school) => SCHOOLS.indexOf(school)),
    poker: view.poker === undefined ? null : copyPoker(view.poker),
    fight: view.fight === undefined ? null : layFight(box, view.fight),
    readings: view.readings.map((reading) =>
      copyReading({ ...reading, story: numberIn(box.storyOf, reading.story) }),
    ),
    winner: view.winner ?? NONE,
    abandoned: view.abandoned,
  };
  for (const { known } of view.players)
    for (const card of numbersIn(box.cardOf, known)) state.seen[card] = EVERYBODY;
  return state;
}

/** The deck stays empty; of another's hand only what the viewer knows is there. */
function layPlayer(box: Box, seen: PlayerView): Player {
  return {
    school: seen.school === undefined ? NONE : SCHOOLS.indexOf(seen.school),
    at: seen.at ?? NONE,
    attributes: seen.attributes.slice(),
    level: seen.level,
    shield: seen.shield,
    gold: seen.gold,
    track: seen.track,
    deck: [],
    hand: numbersIn(box.cardOf, seen.hand ?? [...seen.known, ...seen.spied]),
    discard: numbersIn(box.cardOf, seen.discard),
    removed: numbersIn(box.cardOf, seen.removed),
    potions: numbersIn(box.potionOf, seen.potions),
    drunk: numbersIn(box.potionOf, seen.drunk),
    trophies: seen.trophies.map((trophy) => trophyIn(box, trophy)),
    stakes: seen.stakes,
    trails: TERRAINS.map(() => NONE),
    trailQuests: seen.trailQuests.map(({ terrain, place, gold }) => ({
      terrain: TERRAINS.indexOf(terrain),
      place,
      gold,
    })),
    quests: seen.quests.map(layQuest),
    kept: seen.kept.map(({ keep }) => keep),
  };
}

function layQuest({ quest, place = NONE, terrain, ready }: QuestView): Player["quests"][number] {
  return { quest, place, terrain: terrain === undefined ? NONE : TERRAINS.indexOf(terrain), ready };
}

function trophyIn(box: Box, { of, id }: TrophyView): TrophyIndex {
  switch (of) {
    case "monster":
      return monsterTrophy(numberIn(box.monsterOf, id));
    case "attribute":
      return attributeTrophy(box, ATTRIBUTES.indexOf(id as Attribute));
    case "school":
      return schoolTrophy(box, SCHOOLS.indexOf(id as School));
  }
}

/** The monster's cards are dealt later; bets that are still secret are made later. */
function layFight(box: Box, seen: FightView): Fight {
  const { attack } = seen;
  return {
    attacker: seen.attacker,
    defender: seen.defender ?? NONE,
    monster: seen.monster === undefined ? NONE : numberIn(box.monsterOf, seen.monster),
    terrain: seen.terrain === undefined ? NONE : TERRAINS.indexOf(seen.terrain),
    controller: seen.controller ?? NONE,
    bets: seen.bets.map((bet) => bet ?? 0),
    betsOpen: seen.betsOpen,
    formed: seen.formed,
    side: seen.side,
    step: seen.step,
    turns: [seen.turns[0], seen.turns[1]],
    fighters: seen.fighters.map((fighter) =>
      copyFighter({
        ...fighter,
        combo: fighter.combo.map((laid) => ({ ...laid, card: numberIn(box.cardOf, laid.card) })),
      }),
    ),
    life: [],
    lost: [],
    revealed: numbersIn(box.fightCardOf, seen.revealed),
    seen: [],
    attack:
      attack === undefined
        ? null
        : {
            card: attack.card === undefined ? NONE : numberIn(box.fightCardOf, attack.card),
            half: attack.half ?? null,
            printed: attack.printed,
          },
    winner: seen.winner ?? NONE,
  };
}

/** A pile of so many things in which some have a known place; the others come from a heap that is used up. */
export function pileOf(count: number, known: ReadonlyMap<number, number>, heap: number[]): number[] {
  const pile: number[] = [];
  for (let index = 0; index < count; index++) pile.push(known.get(index) ?? taken(heap));
  return pile;
}

/** The next one of a heap; views hold as many as there are places. */
export function taken(heap: number[]): number {
  const next = heap.pop();
  if (next === undefined) throw new Error("the view names too few hidden things");
  return next;
}
