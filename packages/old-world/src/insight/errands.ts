import type { Seat } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import { boxOf } from "../box.ts";
import { ATTRIBUTES, COMPONENTS } from "../data/index.ts";
import { FULL_POTIONS, POKER_GAIN, POTION, QUEST, TRAIL, TRAIL_QUEST } from "../knowledge/worth.ts";
import { isQuestPlace, schoolAt } from "../rules/places.ts";
import type { Place, Player, State } from "../state.ts";
import { NONE, playerOf } from "../state.ts";
import { openTrophies, raiseWorth, worthOfGold } from "./aims.ts";
import { exchangeWorth } from "./exchange.ts";

const { attributeMax, potionLimit } = COMPONENTS.constants;
const { schoolGold, trailGold, localsStake, beggarGold, training } = COMPONENTS.locationActions;
const SPECIALIZATION = 3;

/** What can be done at places in Phase I, and what a witcher carries along and changes on the way. */
export class Errands {
  #state: State;
  #me: Player;
  /** Trophies of attributes that are open, as bits. */
  open = 0;
  gold = 0;
  potions = 0;
  level = 0;
  readonly attributes = [1, 1, 1, 1];
  /** Places whose action is used; own quests and trail quests that are done, as bits. */
  used = 0;
  quests = 0;
  trails = 0;
  #exchange = NONE;

  constructor(state: State, seat: Seat) {
    this.#state = state;
    this.#me = playerOf(state, seat);
    const { gold, potions, level, attributes } = this.#me;
    this.open = openTrophies(state, seat);
    this.gold = gold;
    this.potions = potions.length;
    this.level = level;
    for (let attribute = 0; attribute < attributes.length; attribute++)
      this.attributes[attribute] = at(attributes, attribute);
    for (const place of state.turn.actions) this.used |= 1 << place;
  }

  /** Whether meditation is possible (OW-7.8). */
  get canMeditate(): boolean {
    for (let attribute = 0; attribute < this.attributes.length; attribute++)
      if (this.attributes[attribute] === attributeMax && (this.open & (1 << attribute)) !== 0) return true;
    return false;
  }

  /** Does what can be done at a place that was just entered, and says what it is worth. */
  enter(place: Place, hasCards: boolean): number {
    const { trailQuests, quests } = this.#me;
    let worth = this.act(place, hasCards);
    if (trailQuests.length > 0) worth += this.#endTrails(place);
    if (quests.length > 0) worth += this.#endQuests(place);
    return worth;
  }

  #endTrails(place: Place): number {
    const { trailQuests, trails } = this.#me;
    let worth = 0;
    for (let index = 0; index < trailQuests.length; index++) {
      const quest = at(trailQuests, index);
      if (quest.place !== place || (this.trails & (1 << index)) !== 0) continue;
      this.trails |= 1 << index;
      worth += this.#earn(quest.gold) + (at(trails, quest.terrain) === NONE ? TRAIL : 0);
    }
    return worth;
  }

  #endQuests(place: Place): number {
    const { quests } = this.#me;
    let worth = 0;
    for (let index = 0; index < quests.length; index++) {
      const quest = at(quests, index);
      if ((this.quests & (1 << index)) !== 0 || !isQuestPlace(this.#state, quest, place)) continue;
      const pay = at(boxOf(this.#state).quests, quest.quest).effect.pay ?? 0;
      if (this.gold < pay) continue;
      this.quests |= 1 << index;
      worth += QUEST + this.#earn(-pay);
    }
    return worth;
  }

  /** The location action, if it was not used yet and brings something. */
  act(place: Place, hasCards: boolean): number {
    if ((this.used & (1 << place)) !== 0) return 0;
    const worth = this.#action(place, hasCards);
    if (worth <= 0) return 0;
    this.used |= 1 << place;
    return worth;
  }

  #action(place: Place, hasCards: boolean): number {
    const { action } = at(COMPONENTS.locations, place);
    switch (action) {
      case "school":
        return this.#school(place);
      case "trainCombat":
      case "trainDefense":
      case "trainAlchemy":
      case "trainSpecialization":
        return this.#train(ATTRIBUTES.indexOf(training[action]));
      case "trail":
        return this.#earn(trailGold) + TRAIL_QUEST;
      case "potion":
        if (this.potions >= potionLimit) return FULL_POTIONS;
        this.potions++;
        return POTION;
      case "pokerLocals":
        return this.gold >= localsStake ? this.#earn(POKER_GAIN) : 0;
      case "exchange":
        return hasCards ? this.#exchanged() : 0;
      case "beggarPurge":
        return this.gold === 0 ? this.#earn(beggarGold) : 0;
    }
  }

  #exchanged(): number {
    if (this.#exchange === NONE) this.#exchange = exchangeWorth(this.#state, this.#me);
    return this.#exchange;
  }

  #earn(gold: number): number {
    const before = worthOfGold(this.gold);
    this.gold += gold;
    return worthOfGold(this.gold) - before;
  }

  /** Whether the attribute can be trained without gold (OW-18.2). */
  isTrainable(attribute: number): boolean {
    const now = at(this.attributes, attribute);
    return now <= this.level && now < attributeMax;
  }

  #train(attribute: number): number {
    return this.isTrainable(attribute) ? this.#raise(attribute) : 0;
  }

  #raise(attribute: number): number {
    const { attributes } = this;
    const worth = raiseWorth(this, attribute, this.open);
    attributes[attribute] = at(attributes, attribute) + 1;
    while (this.level < attributeMax && this.#isAbove(this.level)) this.level++;
    return worth;
  }

  #isAbove(level: number): boolean {
    for (const one of this.attributes) if (one <= level) return false;
    return true;
  }

  /** The attribute that is worth most beyond its price (OW-18.8). */
  #school(place: Place): number {
    let best = NONE;
    let most = 0;
    for (let attribute = 0; attribute < ATTRIBUTES.length; attribute++) {
      if (attribute === SPECIALIZATION && schoolAt(place) !== this.#me.school) continue;
      const price = this.#price(attribute);
      if (price > this.gold) continue;
      const worth =
        raiseWorth(this, attribute, this.open) - worthOfGold(this.gold) + worthOfGold(this.gold - price);
      if (worth > most) {
        most = worth;
        best = attribute;
      }
    }
    if (best === NONE) return 0;
    this.gold -= this.#price(best);
    this.#raise(best);
    return most;
  }

  #price(attribute: number): number {
    const next = at(this.attributes, attribute) + 1;
    return next > attributeMax ? Number.POSITIVE_INFINITY : schoolGold[next as 2 | 3 | 4 | 5];
  }
}
