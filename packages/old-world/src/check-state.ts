import { allAmong, among, fits } from "@medallion/refusals";
import { boxOf } from "./box.ts";
import { checkAgenda } from "./check-state-agenda.ts";
import { checkFight } from "./check-state-fight.ts";
import { checkPlayer } from "./check-state-player.ts";
import { checkZones } from "./check-state-zones.ts";
import { ATTRIBUTES, COMPONENTS, DECKS, SCHOOLS, TERRAINS } from "./data/index.ts";
import type { Poker, State } from "./state.ts";
import { NONE } from "./state.ts";

const LEVELS = 3;
const FACES = 6;

/** A well-shaped state from outside speaks only of what it has, each thing in one place. Throws `InputError`. */
export function checkReferences(state: State): void {
  checkTable(state);
  checkZones(state);
  for (const [seat, player] of state.players.entries()) checkPlayer(state, player, ["players", seat]);
  if (state.poker !== null) checkPoker(state, state.poker);
  if (state.fight !== null) checkFight(state, state.fight);
  checkReadings(state);
  checkAgenda(state);
}

function checkTable(state: State): void {
  const { seats } = state.options;
  const { cards, abilities } = boxOf(state);
  const locations = COMPONENTS.locations.length;
  const lengths = {
    players: seats,
    asked: seats,
    pool: COMPONENTS.pool.length,
    seen: cards.length,
    attributeTrophies: ATTRIBUTES.length,
    exploration: DECKS.length,
    explored: DECKS.length,
    piles: TERRAINS.length,
    monsters: TERRAINS.length,
    lairs: TERRAINS.length,
    monsterPiles: LEVELS,
    drivenAway: LEVELS,
  } as const;
  for (const [name, length] of Object.entries(lengths))
    fits(state[name as keyof typeof lengths].length === length, [name]);
  among(seats, NONE, state.first, ["first"]);
  among(seats, NONE, state.active, ["active"]);
  among(seats, NONE, state.winner, ["winner"]);
  fits(state.turns >= 0, ["turns"]);
  among(locations, NONE, state.tavern, ["tavern"]);
  allAmong(locations, NONE, state.lairs, ["lairs"]);
  for (const [terrain, lair] of state.lairs.entries())
    fits(lair !== NONE || state.monsters[terrain] === NONE, ["lairs", terrain]);
  fits(
    state.attributeTrophies.every((count) => count >= 0),
    ["attributeTrophies"],
  );
  allAmong(SCHOOLS.length, 0, state.boards, ["boards"]);
  fits(new Set(state.boards).size === state.boards.length, ["boards"]);
  allAmong(locations, 0, state.turn.actions, ["turn", "actions"]);
  allAmong(seats, 0, state.turn.played, ["turn", "played"]);
  allAmong(abilities.length, 0, state.turn.used, ["turn", "used"]);
}

function checkPoker(state: State, { dice, theirs, opponent, marked, pot, against }: Poker): void {
  for (const [name, rolled] of Object.entries({ dice, theirs })) {
    fits(rolled.length === 0 || rolled.length === COMPONENTS.constants.diceOfASet, ["poker", name]);
    allAmong(FACES + 1, 1, rolled, ["poker", name]);
  }
  allAmong(COMPONENTS.constants.diceOfASet, 0, marked, ["poker", "marked"]);
  fits(pot >= 0, ["poker", "pot"]);
  among(state.options.seats, against === "witcher" ? 0 : NONE, opponent, ["poker", "opponent"]);
}

function checkReadings(state: State): void {
  const { stories } = boxOf(state);
  for (const [place, { story, seat, option }] of state.readings.entries()) {
    const path = ["readings", place];
    among(stories.length, 0, story, [...path, "story"]);
    among(state.options.seats, 0, seat, [...path, "seat"]);
    among(Math.max(1, stories[story]?.options.length ?? 0), NONE, option, [...path, "option"]);
  }
}
