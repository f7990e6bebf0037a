import type { Seat } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import { COMPONENTS } from "../data/index.ts";
import type { Card, MonsterIndex, Place, TerrainIndex } from "../state.ts";
import { NONE } from "../state.ts";
import { bitCount } from "./bits.ts";
import type { Sums } from "./combos.ts";
import { goldWorth } from "./growth.ts";
import { type Contender, duelChance, winChance } from "./odds.ts";
import { bestCombo, USUAL_HAND } from "./power.ts";
import { contenderOf, drawOf, hasTrail, monsterNumber, type Scene, trophyWorth } from "./scene.ts";
import { DEFEAT, DUEL_LOST, IMPATIENCE, LONG_GAME, READY, READY_TO_DUEL } from "./worth.ts";

/** What fights with monsters and witchers are worth with different hands. A hand is given as bits of `cards`. */
export class Opponents {
  readonly #scene: Scene;
  readonly #cards: readonly Card[];
  readonly #draw: number;
  readonly #openings: (Sums | undefined)[] = [];
  readonly #fights = new Map<number, number>();
  readonly #duels = new Map<number, number>();
  readonly #rivals: (Contender | undefined)[];
  #self: Contender | undefined;

  constructor(scene: Scene, cards: readonly Card[]) {
    this.#scene = scene;
    this.#cards = cards;
    this.#draw = drawOf(scene, scene.seat);
    this.#rivals = scene.view.players.map(() => undefined);
  }

  /** Fighting the monster of the place; less than nothing where there is none. */
  fight(place: Place, hand: number): number {
    const terrain = this.#slotAt(place);
    const monster = this.monsterAt(terrain);
    if (monster === NONE) return DEFEAT;
    const key = (terrain << 16) | hand;
    const known = this.#fights.get(key);
    if (known !== undefined) return known;
    const worth = this.#fightWorth(terrain, monster, bitCount(hand), this.#opening(hand));
    this.#fights.set(key, worth);
    return worth;
  }

  /** Fighting the monster of a terrain with the cards that a turn usually begins with. */
  later(terrain: TerrainIndex): number {
    const monster = this.monsterAt(terrain);
    return monster === NONE ? 0 : this.#fightWorth(terrain, monster, USUAL_HAND, undefined);
  }

  #slotAt(place: Place): TerrainIndex {
    const { lairs } = this.#scene.view;
    for (let terrain = 0; terrain < lairs.length; terrain++)
      if (lairs[terrain]?.place === place) return terrain;
    return NONE;
  }

  /** The monster of a terrain if it can be fought, `NONE` otherwise. */
  monsterAt(terrain: TerrainIndex): MonsterIndex {
    const { view, box, me } = this.#scene;
    const id = view.lairs[terrain]?.monster;
    if (id === undefined || this.#isLast(terrain)) return NONE;
    const monster = monsterNumber(box, id);
    const demands = box.monsterMoments[monster]?.fightDeclare !== undefined;
    return demands && me.potions.length === 0 ? NONE : monster;
  }

  /** OW-16.6: alone, the last monster waits for the attribute trophy. */
  #isLast(terrain: TerrainIndex): boolean {
    const { view, me } = this.#scene;
    if (view.players.length > 1) return false;
    const others = view.lairs.some((lair, slot) => slot !== terrain && lair?.monster !== undefined);
    return !others && !me.trophies.some(({ of }) => of === "attribute");
  }

  #fightWorth(terrain: TerrainIndex, monster: MonsterIndex, hand: number, opening: Sums | undefined): number {
    const witcher = { ...this.#witcher(), hand, opening };
    const chance = winChance(this.#scene.box, witcher, monster, hasTrail(this.#scene, terrain));
    return this.#weigh(chance, trophyWorth(this.#scene), DEFEAT, READY);
  }

  /** Who does not look ahead fights only when a defeat is unlikely. */
  #weigh(chance: number, prize: number, loss: number, ready: number): number {
    const { view, ahead } = this.#scene;
    const late = Math.max(0, view.turns / view.players.length - LONG_GAME);
    return ahead || chance >= ready - IMPATIENCE * late ? chance * prize + (1 - chance) * loss : loss;
  }

  #witcher(): Contender {
    this.#self ??= contenderOf(this.#scene, this.#scene.seat);
    return this.#self;
  }

  /** The first combo of a hand. */
  #opening(hand: number): Sums {
    const known = this.#openings[hand];
    if (known !== undefined) return known;
    const cards = this.#cards.filter((_, place) => (hand & (1 << place)) !== 0);
    const opening = bestCombo(this.#scene.box, cards, USUAL_HAND, this.#draw);
    this.#openings[hand] = opening;
    return opening;
  }

  /** Challenging a witcher at the place (OW-7.3). */
  duel(seat: Seat, place: Place, hand: number): number {
    const { view } = this.#scene;
    if (seat === this.#scene.seat || at(view.players, seat).at !== place || view.tavern === place)
      return DUEL_LOST;
    if (!at(COMPONENTS.locations, place).duels || view.turn.played.includes(seat)) return DUEL_LOST;
    const key = (seat << 16) | hand;
    const known = this.#duels.get(key);
    if (known !== undefined) return known;
    const witcher = { ...this.#witcher(), hand: bitCount(hand), opening: this.#opening(hand) };
    const worth = this.#weigh(
      duelChance(witcher, this.#rival(seat)),
      this.#prize(seat),
      DUEL_LOST,
      READY_TO_DUEL,
    );
    this.#duels.set(key, worth);
    return worth;
  }

  #rival(seat: Seat): Contender {
    const rival = this.#rivals[seat] ?? contenderOf(this.#scene, seat);
    this.#rivals[seat] = rival;
    return rival;
  }

  /** The trophy unless it is owned, and gold (OW-13.11, OW-13.12). */
  #prize(seat: Seat): number {
    const { view, me } = this.#scene;
    const { school, track } = at(view.players, seat);
    const isOwned = me.trophies.some(({ of, id }) => of === "school" && id === school);
    const gold = at(COMPONENTS.trophyTrack, track).duelGold ?? 0;
    return (isOwned ? 0 : trophyWorth(this.#scene)) + goldWorth(me.gold + gold) - goldWorth(me.gold);
  }
}
