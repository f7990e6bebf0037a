import type { Seat } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import { boxOf, schoolTrophy } from "../box.ts";
import { COMPONENTS } from "../data/index.ts";
import { bitCount } from "../knowledge/bits.ts";
import { DEFEAT, DUEL_LOST, LAST_TROPHY, TROPHY } from "../knowledge/worth.ts";
import type { Card, Place, State, TerrainIndex } from "../state.ts";
import { NONE, playerOf } from "../state.ts";
import { worthOfGold } from "./aims.ts";
import { boutOf } from "./bout.ts";
import { duelChance, monsterChance, type Opening } from "./chance.ts";
import { bestCombo, found } from "./combos.ts";
import { type Prowess, prowessOf } from "./prowess.ts";

const { trophiesToWin } = COMPONENTS.constants;
/** The hand that a fight is begun with where nothing else is known, and what its first combo usually deals. */
const USUAL: Opening = { hand: 3, damage: 3, shield: 0.5 };

/** What fights with monsters and witchers are worth with different hands. A hand is given as bits of `cards`. */
export class Rivals {
  readonly #state: State;
  readonly #seat: Seat;
  readonly #cards: readonly Card[];
  readonly #self: Prowess;
  readonly #prize: number;
  readonly #openings: (Opening | undefined)[] = [];
  readonly #fights: (number | undefined)[] = [];
  readonly #others: (Prowess | undefined)[] = [];

  constructor(state: State, seat: Seat, cards: readonly Card[]) {
    this.#state = state;
    this.#seat = seat;
    this.#cards = cards;
    this.#self = prowessOf(state, seat);
    this.#prize = playerOf(state, seat).track + 1 >= trophiesToWin ? LAST_TROPHY : TROPHY;
  }

  /** Fighting the monster of the place; less than nothing where there is none. */
  fight(place: Place, hand: number): number {
    const terrain = this.#state.lairs.indexOf(place);
    if (terrain < 0 || !this.canFight(terrain)) return DEFEAT;
    const key = terrain * 128 + hand;
    const known = this.#fights[key];
    if (known !== undefined) return known;
    const worth = this.#weigh(this.chance(terrain, this.#opening(hand)));
    this.#fights[key] = worth;
    return worth;
  }

  /** Fighting the monster of a terrain with the cards that a turn usually begins with. */
  later(terrain: TerrainIndex): number {
    return this.canFight(terrain) ? Math.max(0, this.#weigh(this.chance(terrain, USUAL))) : 0;
  }

  chance(terrain: TerrainIndex, opening = USUAL): number {
    const { trails } = playerOf(this.#state, this.#seat);
    const isFirst = at(trails, terrain) !== NONE;
    return monsterChance(boxOf(this.#state), this.#self, opening, at(this.#state.monsters, terrain), isFirst);
  }

  #weigh(chance: number): number {
    return chance * this.#prize + (1 - chance) * DEFEAT;
  }

  canFight(terrain: TerrainIndex): boolean {
    const { monsters } = this.#state;
    const monster = at(monsters, terrain);
    if (monster === NONE || this.#isLast(terrain)) return false;
    const { potions } = playerOf(this.#state, this.#seat);
    return potions.length > 0 || boxOf(this.#state).monsterMoments[monster]?.fightDeclare === undefined;
  }

  /** OW-16.6: alone, the last monster waits for the attribute trophy. */
  #isLast(terrain: TerrainIndex): boolean {
    const { players, monsters } = this.#state;
    if (players.length > 1) return false;
    for (let slot = 0; slot < monsters.length; slot++)
      if (slot !== terrain && monsters[slot] !== NONE) return false;
    const { trophies } = boxOf(this.#state);
    for (const trophy of playerOf(this.#state, this.#seat).trophies)
      if (at(trophies, trophy).of === "attribute") return false;
    return true;
  }

  /** The first combo of a hand. */
  #opening(hand: number): Opening {
    const known = this.#openings[hand];
    if (known !== undefined) return known;
    const bout = boutOf(this.#state, this.#seat);
    bout.hand = this.#cards.filter((_, place) => (hand & (1 << place)) !== 0);
    bestCombo(bout);
    const opening = { hand: bitCount(hand), damage: found.damage, shield: found.shield };
    this.#openings[hand] = opening;
    return opening;
  }

  /** Challenging a witcher at the place (OW-7.3). */
  duel(seat: Seat, place: Place, hand: number): number {
    const { players, tavern, turn } = this.#state;
    if (seat === this.#seat || at(players, seat).at !== place || tavern === place) return DUEL_LOST;
    if (!at(COMPONENTS.locations, place).duels || turn.played.includes(seat)) return DUEL_LOST;
    const other = this.#others[seat] ?? prowessOf(this.#state, seat);
    this.#others[seat] = other;
    const chance = duelChance(this.#self, this.#opening(hand), other);
    return chance * this.#prizeOf(seat) + (1 - chance) * DUEL_LOST;
  }

  /** The trophy unless it is owned, and gold (OW-13.11, OW-13.12). */
  #prizeOf(seat: Seat): number {
    const { gold, trophies } = playerOf(this.#state, this.#seat);
    const { school, track } = playerOf(this.#state, seat);
    const isOwned = trophies.includes(schoolTrophy(boxOf(this.#state), school));
    const won = at(COMPONENTS.trophyTrack, track).duelGold ?? 0;
    return (isOwned ? 0 : this.#prize) + worthOfGold(gold + won) - worthOfGold(gold);
  }
}
