import {
  at,
  begin,
  play,
  type Random,
  randomFrom,
  type Seat,
  seedFrom,
  settle,
  type Tell,
} from "@medallion/kernel";
import { boxOf } from "../box.ts";
import type { OldWorldEvent } from "../events.ts";
import { oldWorld } from "../game.ts";
import { parseOptions } from "../options.ts";
import { cardsOf } from "../rules/zones.ts";
import type { State, Step, TerrainIndex } from "../state.ts";
import { NONE, playerOf } from "../state.ts";
import { boutOf } from "./bout.ts";
import { DUEL_FEATURES, duelFeatures, FIGHT_FEATURES, fightFeatures, type Opening } from "./chance.ts";
import { bestCombo, found } from "./combos.ts";
import { pick } from "./pick.ts";
import { prowessOf } from "./prowess.ts";

/** A fight that was tried: what its chance is reckoned from, and whether the attacker won. */
export interface Spar {
  readonly kind: "fight" | "duel";
  readonly measured: Float32Array;
  readonly won: boolean;
}

const LONGEST = 4000;
/** One Phase II in so many is tried out, and one fight of those that it could bring. */
const SELDOM = 3;
const HALF = 2;

/** Plays a game by the quick policy, and from some of its turns fights that nobody need have chosen, in all strengths. */
export function sparring(seats: number, seed: string, random: Random): readonly Spar[] {
  const state = begin(oldWorld, parseOptions({ seats }), randomFrom(seedFrom(seed)));
  const spars: Spar[] = [];
  for (let choices = 0; choices < LONGEST; choices++) {
    const [open] = state.asks;
    if (open === undefined) return spars;
    if (open.kind === "phaseTwo" && random.below(SELDOM) === 0)
      spars.push(...tryOut(state, open.seat, random));
    answer(state, random);
  }
  throw new Error(`no end after ${LONGEST} choices`);
}

function answer(state: State, random: Random, tell?: Tell<OldWorldEvent>): void {
  const { seat } = at(state.asks, 0);
  const choices = oldWorld.choices(state, seat);
  play(oldWorld, state, seat, at(choices, pick(state, seat, choices, random)), tell);
}

function tryOut(state: State, seat: Seat, random: Random): readonly Spar[] {
  const spars: Spar[] = [];
  for (const [terrain, monster] of state.monsters.entries())
    if (monster !== NONE && random.below(HALF) === 0) spars.push(fight(state, seat, terrain, random));
  const other = random.below(state.players.length);
  if (other !== seat && cardsOf(playerOf(state, other)) > 0) spars.push(duel(state, seat, other, random));
  return spars;
}

function fight(from: State, seat: Seat, terrain: TerrainIndex, random: Random): Spar {
  const state = imagined(from, seat, random);
  const player = playerOf(state, seat);
  player.at = at(state.lairs, terrain);
  const measured = new Float64Array(FIGHT_FEATURES.length);
  fightFeatures(
    boxOf(state),
    prowessOf(state, seat),
    openingOf(state, seat),
    at(state.monsters, terrain),
    at(player.trails, terrain) !== NONE,
    measured,
  );
  const won = isWon(state, seat, { do: "fightMonster", terrain }, random);
  return { kind: "fight", measured: Float32Array.from(measured), won };
}

function duel(from: State, seat: Seat, defender: Seat, random: Random): Spar {
  const state = imagined(from, seat, random);
  const measured = new Float64Array(DUEL_FEATURES.length);
  duelFeatures(prowessOf(state, seat), openingOf(state, seat), prowessOf(state, defender), measured);
  const won = isWon(state, seat, { do: "fightWitcher", defender }, random);
  return { kind: "duel", measured: Float32Array.from(measured), won };
}

/** The same table with other luck, and with more or fewer cards in hand. */
function imagined(from: State, seat: Seat, random: Random): State {
  const state = oldWorld.copy(from);
  state.random = randomFrom(seedFrom(String(random.below(1 << 30))));
  state.asks = [];
  const { hand, deck, discard } = playerOf(state, seat);
  while (hand.length > 1 && random.below(SELDOM) === 0) discard.push(...hand.splice(-1));
  while (hand.length < 5 && deck.length > 0 && random.below(SELDOM) === 0) hand.push(...deck.splice(-1));
  return state;
}

function openingOf(state: State, seat: Seat): Opening {
  const { hand } = playerOf(state, seat);
  if (hand.length === 0) return { hand: 0, damage: 0, shield: 0 };
  bestCombo(boutOf(state, seat));
  return { hand: hand.length, damage: found.damage, shield: found.shield };
}

/** Whether the attacker wins the fight that now begins. */
function isWon(state: State, seat: Seat, step: Step, random: Random): boolean {
  let won: boolean | undefined;
  const hear: Tell<OldWorldEvent> = ({ event }) => {
    if (event.kind === "monsterDefeated") won = true;
    else if (event.kind === "monsterDrivenAway" || event.kind === "totalDefeat") won = false;
    else if (event.kind === "duelWon") won = event.seat === seat;
  };
  state.agenda.push(step);
  settle(oldWorld, state, hear);
  for (let choices = 0; choices < LONGEST; choices++) {
    if (won !== undefined) return won;
    answer(state, random, hear);
  }
  throw new Error(`no end of a fight after ${LONGEST} choices`);
}
