import type { Seat } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import { boxOf, WILD } from "../box.ts";
import { COMPONENTS, NEIGHBOURS } from "../data/index.ts";
import { bitCount } from "../knowledge/bits.ts";
import { EXPLORE, IDLE_TROPHY, LAST_TROPHY, LEFT_CARD, TROPHY } from "../knowledge/worth.ts";
import { GROUND } from "../rules/places.ts";
import type { Card, Place, Player, State } from "../state.ts";
import { NONE, playerOf } from "../state.ts";
import { worthOfGold } from "./aims.ts";
import { Deck } from "./deck.ts";
import { Errands } from "./errands.ts";
import { Prospects } from "./prospects.ts";
import { Rivals } from "./rivals.ts";

const { phase3HandTarget, trophiesToWin } = COMPONENTS.constants;
const MOVE_GOLD = 1;
/** Moves looked ahead after the next one. */
const FAR = 2;
/** Better cards are higher bits, so a better hand is a higher number. */
const BETTER_CARDS = 1e-4;
/** Nobody comes to a place that cannot be paid for. */
const IMPOSSIBLE = -1000;

const own = new Deck();

/** The rest of a turn from Phase I on: where to go with which cards, and what to do there. */
export class Travel {
  readonly #state: State;
  readonly #seat: Seat;
  readonly #me: Player;
  /** The hand, the card that is missed least first; cards still in hand are bits. */
  readonly #cards: readonly Card[];
  readonly #terrains: readonly number[];
  readonly rivals: Rivals;
  readonly errands: Errands;
  readonly #isAny: boolean;
  readonly #prospects: Prospects;

  constructor(state: State, seat: Seat) {
    this.#state = state;
    this.#seat = seat;
    this.#me = playerOf(state, seat);
    const box = boxOf(state);
    this.#cards = handOrder(state, this.#me);
    this.#terrains = this.#cards.map((card) => at(box.terrains, card));
    this.rivals = new Rivals(state, seat, this.#cards);
    this.errands = new Errands(state, seat);
    this.#prospects = new Prospects(state, this.#me, this.rivals, this.errands.open);
    this.#isAny = state.options.rules.location0Terrain === "any";
  }

  get here(): Place {
    return this.#me.at;
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
    return this.#pay(to, this.all, FAR);
  }

  /** The same when the move has been paid for and these cards are left. */
  arrive(to: Place, hand: number, gold = 0): number {
    const { errands } = this;
    const cost = worthOfGold(errands.gold) - worthOfGold(errands.gold - gold);
    errands.gold -= gold;
    const worth = this.#visit(to, hand, FAR) - cost;
    errands.gold += gold;
    return worth;
  }

  meditation(): number {
    if (this.#me.track + 1 >= trophiesToWin) return IDLE_TROPHY;
    return this.#me.track + 2 >= trophiesToWin ? (TROPHY + LAST_TROPHY) / 2 : TROPHY;
  }

  /** Phase II at a place with these cards, and what comes after the turn. */
  #rest(place: Place, hand: number): number {
    const { players, turn, lairs } = this.#state;
    let best = turn.noExplore ? 0 : EXPLORE;
    if (lairs.includes(place)) best = Math.max(best, this.rivals.fight(place, hand));
    for (let seat = 0; seat < players.length; seat++)
      if (seat !== this.#seat && at(players, seat).at === place)
        best = Math.max(best, this.rivals.duel(seat, place, hand));
    if (this.errands.canMeditate) best = Math.max(best, this.meditation());
    const left = Math.min(bitCount(hand), phase3HandTarget);
    return best + this.#prospects.near(place) + LEFT_CARD * left + BETTER_CARDS * hand;
  }

  /** The best way to go on from a place that was just entered. */
  #visit(place: Place, hand: number, left: number): number {
    const { errands } = this;
    const { gold, potions, level, used, quests, trails, attributes } = errands;
    const [a = 1, b = 1, c = 1, d = 1] = attributes;
    const gain = errands.enter(place, hand !== 0);
    let best = this.#rest(place, hand);
    if (left > 0 && hand !== 0)
      for (const next of at(NEIGHBOURS, place)) {
        const worth = this.#pay(next, hand, left - 1);
        if (worth > best) best = worth;
      }
    errands.gold = gold;
    errands.potions = potions;
    errands.level = level;
    errands.used = used;
    errands.quests = quests;
    errands.trails = trails;
    attributes[0] = a;
    attributes[1] = b;
    attributes[2] = c;
    attributes[3] = d;
    return best + gain;
  }

  /** The cheapest payment: a card of the terrain, a wild one, or any card with gold or a second one (OW-5.4 to OW-5.7). */
  #pay(to: Place, hand: number, left: number): number {
    const card = this.#cardFor(to, hand);
    if (card !== 0) return this.#visit(to, hand & ~card, left);
    const { errands } = this;
    const rest = hand & (hand - 1);
    let best = IMPOSSIBLE;
    if (errands.gold >= MOVE_GOLD && hand !== 0) {
      const cost = worthOfGold(errands.gold) - worthOfGold(errands.gold - MOVE_GOLD);
      errands.gold -= MOVE_GOLD;
      best = this.#visit(to, rest, left) - cost;
      errands.gold += MOVE_GOLD;
    }
    if (rest !== 0) best = Math.max(best, this.#visit(to, rest & (rest - 1), left));
    return best;
  }

  /** The bit of the one card that pays for the move alone, 0 if none does. */
  #cardFor(to: Place, hand: number): number {
    const ground = at(GROUND, to);
    const isAny = ground === NONE && this.#isAny;
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
}

/** The hand, the card that is missed least in a fight first. */
function handOrder(state: State, player: Player): readonly Card[] {
  own.read(boxOf(state), player);
  const worths = player.hand.map((card) => own.worth(card));
  return player.hand
    .map((_, place) => place)
    .sort((one, other) => at(worths, one) - at(worths, other))
    .map((place) => at(player.hand, place));
}
