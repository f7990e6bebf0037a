import type { Seat } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import { WILD } from "../box.ts";
import { ATTRIBUTES, COMPONENTS, NEIGHBOURS } from "../data/index.ts";
import { GROUND } from "../rules/places.ts";
import type { Card, Place } from "../state.ts";
import { NONE } from "../state.ts";
import { bitCount } from "./bits.ts";
import { handOrder } from "./cards.ts";
import { DISTANCE } from "./distance.ts";
import { copyLoad, Errands, type Load } from "./errands.ts";
import { goldWorth } from "./growth.ts";
import { Opponents } from "./opponents.ts";
import { type Scene, trophyWorth } from "./scene.ts";
import { ERRAND, EXPLORE, FAR, IDLE_TROPHY, LEFT_CARD, NEAR, QUEST, TRAIL } from "./worth.ts";

const { phase3HandTarget, trophiesToWin } = COMPONENTS.constants;
const { training } = COMPONENTS.locationActions;
const MOVE_GOLD = 1;

/** The rest of a turn from Phase I on: where to go with which cards, and what to do there. */
export class Journey {
  readonly #scene: Scene;
  /** The hand, the card that is missed least first; cards still in hand are bits. */
  readonly #cards: readonly Card[];
  readonly #terrains: readonly number[];
  readonly #opponents: Opponents;
  readonly #errands: Errands;
  readonly #load: Load;
  /** Moves looked ahead after the next one. */
  readonly #far: number;
  /** By place: what may be done from there in later turns. */
  readonly #near: readonly number[];

  constructor(scene: Scene) {
    this.#scene = scene;
    this.#cards = handOrder(scene);
    this.#terrains = this.#cards.map((card) => at(scene.box.terrains, card));
    this.#opponents = new Opponents(scene, this.#cards);
    this.#errands = new Errands(scene);
    this.#load = this.#errands.load();
    this.#far = scene.ahead ? FAR : 0;
    this.#near = this.#prospects();
  }

  get here(): Place {
    return this.#scene.me.at ?? 0;
  }

  /** All cards of the hand. */
  get all(): number {
    return (1 << this.#cards.length) - 1;
  }

  /** The hand without these cards. */
  without(...cards: readonly Card[]): number {
    let hand = this.all;
    for (const card of cards) hand &= ~(1 << this.#cards.indexOf(card));
    return hand;
  }

  /** What the turn is worth if the witcher stays here. */
  stay(): number {
    return this.#rest(this.here, this.all);
  }

  /** What it is worth to move to a place in the cheapest way. */
  move(to: Place): number {
    return this.#pay(to, this.all, this.#far);
  }

  /** The same when the move has been paid for and these cards are left. */
  arrive(to: Place, hand: number, gold = 0): number {
    const load = this.#load;
    const cost = goldWorth(load.gold) - goldWorth(load.gold - gold);
    load.gold -= gold;
    const worth = this.#visit(to, hand, this.#far) - cost;
    load.gold += gold;
    return worth;
  }

  /** What the action of the place is worth now. */
  action(place: Place): number {
    return this.#errands.act(place, copyLoad(this.#load), this.#cards.length > 0);
  }

  fight(): number {
    return this.#opponents.fight(this.here, this.all);
  }

  duel(seat: Seat): number {
    return this.#opponents.duel(seat, this.here, this.all);
  }

  meditation(): number {
    return this.#scene.me.track + 1 >= trophiesToWin ? IDLE_TROPHY : trophyWorth(this.#scene);
  }

  /** Phase II at a place with these cards, and what comes after the turn. */
  #rest(place: Place, hand: number): number {
    const { view } = this.#scene;
    let best = view.turn.noExplore ? 0 : EXPLORE;
    const fight = this.#opponents.fight(place, hand);
    if (fight > best) best = fight;
    for (let seat = 0; seat < view.players.length; seat++) {
      const duel = this.#opponents.duel(seat, place, hand);
      if (duel > best) best = duel;
    }
    if (this.#errands.canMeditate(this.#load)) best = Math.max(best, this.meditation());
    const cards = LEFT_CARD * Math.min(bitCount(hand), phase3HandTarget) + BETTER_CARDS * hand;
    return best + at(this.#near, place) + cards;
  }

  /** The best way to go on from a place that was just entered. */
  #visit(place: Place, hand: number, left: number): number {
    const load = this.#load;
    const { gold, potions, level, used, quests, trails } = load;
    const [a = 1, b = 1, c = 1, d = 1] = load.attributes;
    const gain = this.#errands.enter(place, load, hand !== 0);
    let best = this.#rest(place, hand);
    if (left > 0 && hand !== 0)
      for (const next of at(NEIGHBOURS, place)) {
        const worth = this.#pay(next, hand, left - 1);
        if (worth > best) best = worth;
      }
    load.gold = gold;
    load.potions = potions;
    load.level = level;
    load.used = used;
    load.quests = quests;
    load.trails = trails;
    load.attributes[0] = a;
    load.attributes[1] = b;
    load.attributes[2] = c;
    load.attributes[3] = d;
    return best + gain;
  }

  /** The cheapest payment: a card of the terrain, a wild one, or any card with gold or a second one (OW-5.4 to OW-5.7). */
  #pay(to: Place, hand: number, left: number): number {
    const card = this.#cardFor(to, hand);
    if (card !== 0) return this.#visit(to, hand & ~card, left);
    const load = this.#load;
    const rest = hand & (hand - 1);
    let best = IMPOSSIBLE;
    if (load.gold >= MOVE_GOLD && hand !== 0) best = this.#visitForGold(to, rest, left);
    if (rest !== 0) best = Math.max(best, this.#visit(to, rest & (rest - 1), left));
    return best;
  }

  #visitForGold(to: Place, hand: number, left: number): number {
    const load = this.#load;
    const cost = goldWorth(load.gold) - goldWorth(load.gold - MOVE_GOLD);
    load.gold -= MOVE_GOLD;
    const worth = this.#visit(to, hand, left) - cost;
    load.gold += MOVE_GOLD;
    return worth;
  }

  /** The bit of the one card that pays for the move alone, 0 if none does. */
  #cardFor(to: Place, hand: number): number {
    const ground = at(GROUND, to);
    const isAny = ground === NONE && this.#scene.view.options.rules.location0Terrain === "any";
    let wild = 0;
    for (let place = 0; place < this.#cards.length; place++) {
      const bit = 1 << place;
      if ((hand & bit) === 0) continue;
      const terrain = at(this.#terrains, place);
      if (isAny || terrain === ground) return bit;
      if (terrain === WILD && wild === 0) wild = bit;
    }
    return wild;
  }

  /** Who does not look ahead goes on to monsters only, and only to such as can be fought now. */
  #prospects(): readonly number[] {
    const fights = this.#scene.view.lairs.flatMap((lair, terrain) =>
      lair === null ? [] : [{ place: lair.place, worth: this.#opponents.later(terrain) }],
    );
    const errands = this.#scene.ahead ? this.#targets() : [];
    return DISTANCE.map((distance) => {
      let best = 0;
      for (const { place, worth } of fights) best = Math.max(best, worth * at(NEAR, at(distance, place)));
      let sum = 0;
      for (const { place, worth } of errands) {
        const moves = at(distance, place);
        // Whoever begins a turn there must leave and come back.
        if (moves > 0) sum += worth * at(NEAR, moves);
      }
      return best + ERRAND * sum;
    });
  }

  /** Places worth going to in later turns. */
  #targets(): readonly { readonly place: Place; readonly worth: number }[] {
    const { me } = this.#scene;
    const targets: { place: Place; worth: number }[] = [];
    for (const { number, action } of COMPONENTS.locations) {
      if (!(action in training)) continue;
      const attribute = ATTRIBUTES.indexOf(training[action as keyof typeof training]);
      if (this.#errands.isTrainable(this.#load, attribute))
        targets.push({ place: number, worth: this.#errands.raiseWorth(this.#load, attribute) });
    }
    for (const { place } of me.quests) if (place !== undefined) targets.push({ place, worth: QUEST });
    for (const { place } of me.trailQuests) targets.push({ place, worth: TRAIL });
    return targets;
  }
}

/** Better cards are higher bits, so a better hand is a higher number. */
const BETTER_CARDS = 1e-4;
/** Nobody comes to a place that cannot be paid for. */
const IMPOSSIBLE = -1000;
