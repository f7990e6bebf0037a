import { at } from "@medallion/kernel";
import { ATTRIBUTES, COMPONENTS, SCHOOLS } from "../data/index.ts";
import { HOMES } from "../rules/places.ts";
import type { Place } from "../state.ts";
import { NONE } from "../state.ts";
import { exchangeWorth } from "./cards.ts";
import { type Aims, aimsOf, goldWorth, raiseWorth } from "./growth.ts";
import type { Scene } from "./scene.ts";
import { FULL_POTIONS, POKER_GAIN, POTION, QUEST, TRAIL, TRAIL_QUEST } from "./worth.ts";

const { attributeMax, potionLimit } = COMPONENTS.constants;
const { schoolGold, trailGold, localsStake, beggarGold, training } = COMPONENTS.locationActions;
const SPECIALIZATION = 3;

/** What a witcher carries along and changes on the way. */
export interface Load {
  gold: number;
  potions: number;
  level: number;
  readonly attributes: number[];
  /** Places whose action is used; own quests and trail quests that are done, as bits. */
  used: number;
  quests: number;
  trails: number;
}

export function copyLoad(load: Load): Load {
  return { ...load, attributes: load.attributes.slice() };
}

/** What can be done at places in Phase I. */
export class Errands {
  readonly #scene: Scene;
  readonly #aims: Aims;
  readonly #home: Place;
  #exchange = NONE;

  constructor(scene: Scene) {
    this.#scene = scene;
    this.#aims = aimsOf(scene);
    this.#home = scene.me.school === undefined ? NONE : at(HOMES, SCHOOLS.indexOf(scene.me.school));
  }

  /** What the witcher carries now. */
  load(): Load {
    const { view, me } = this.#scene;
    let used = 0;
    for (const place of view.turn.actions) used |= 1 << place;
    const { gold, potions, level, attributes } = me;
    return {
      gold,
      potions: potions.length,
      level,
      attributes: attributes.slice(),
      used,
      quests: 0,
      trails: 0,
    };
  }

  /** Whether meditation is possible with these attributes and counts (OW-7.8). */
  canMeditate({ attributes }: Load): boolean {
    for (let attribute = 0; attribute < attributes.length; attribute++)
      if (attributes[attribute] === attributeMax && this.#aims.open[attribute] === true) return true;
    return false;
  }

  /** Does what can be done at a place that was just entered, and says what it is worth. */
  enter(place: Place, load: Load, hasCards: boolean): number {
    return this.#trails(place, load) + this.#quests(place, load) + this.act(place, load, hasCards);
  }

  #trails(place: Place, load: Load): number {
    const { trailQuests, trails } = this.#scene.me;
    let worth = 0;
    for (let index = 0; index < trailQuests.length; index++) {
      const quest = at(trailQuests, index);
      if (quest.place !== place || (load.trails & (1 << index)) !== 0) continue;
      load.trails |= 1 << index;
      worth += earn(load, quest.gold) + (trails.includes(quest.terrain) ? 0 : TRAIL);
    }
    return worth;
  }

  #quests(place: Place, load: Load): number {
    const { quests } = this.#scene.me;
    let worth = 0;
    for (let index = 0; index < quests.length; index++) {
      const quest = at(quests, index);
      if ((load.quests & (1 << index)) !== 0 || load.gold < quest.pay) continue;
      if (quest.place === undefined ? !this.#isSchool(place) : quest.place !== place) continue;
      load.quests |= 1 << index;
      worth += QUEST + earn(load, -quest.pay);
    }
    return worth;
  }

  /** Whether it is the school of any player (OW-8.22). */
  #isSchool(place: Place): boolean {
    return this.#scene.view.players.some(
      ({ school }) => school !== undefined && at(HOMES, SCHOOLS.indexOf(school)) === place,
    );
  }

  /** The location action, if it was not used yet and brings something. */
  act(place: Place, load: Load, hasCards: boolean): number {
    if ((load.used & (1 << place)) !== 0) return 0;
    const worth = this.#action(place, load, hasCards);
    if (worth <= 0) return 0;
    load.used |= 1 << place;
    return worth;
  }

  #action(place: Place, load: Load, hasCards: boolean): number {
    const { action } = at(COMPONENTS.locations, place);
    switch (action) {
      case "school":
        return this.#school(place, load);
      case "trainCombat":
      case "trainDefense":
      case "trainAlchemy":
      case "trainSpecialization":
        return this.#train(ATTRIBUTES.indexOf(training[action]), load);
      case "trail":
        return earn(load, trailGold) + TRAIL_QUEST;
      case "potion":
        if (load.potions >= potionLimit) return FULL_POTIONS;
        load.potions++;
        return POTION;
      case "pokerLocals":
        return load.gold >= localsStake ? earn(load, POKER_GAIN) : 0;
      case "exchange":
        return hasCards ? this.#exchangeWorth() : 0;
      case "beggarPurge":
        return load.gold === 0 ? earn(load, beggarGold) : 0;
    }
  }

  #exchangeWorth(): number {
    if (this.#exchange === NONE) this.#exchange = exchangeWorth(this.#scene);
    return this.#exchange;
  }

  /** What one more level is worth now. */
  raiseWorth({ attributes, level, potions }: Load, attribute: number): number {
    return raiseWorth(attributes, level, attribute, this.#aims, potions);
  }

  /** Whether the attribute can be trained without gold (OW-18.2). */
  isTrainable({ attributes, level }: Load, attribute: number): boolean {
    const now = at(attributes, attribute);
    return now <= level && now < attributeMax;
  }

  #train(attribute: number, load: Load): number {
    return this.isTrainable(load, attribute) ? this.#raise(attribute, load) : 0;
  }

  #raise(attribute: number, load: Load): number {
    const worth = this.raiseWorth(load, attribute);
    const { attributes } = load;
    attributes[attribute] = at(attributes, attribute) + 1;
    while (load.level < attributeMax && attributes.every((one) => one > load.level)) load.level++;
    return worth;
  }

  /** The attribute that is worth most beyond its price (OW-18.8). */
  #school(place: Place, load: Load): number {
    let [best, most] = [NONE, 0];
    for (let attribute = 0; attribute < ATTRIBUTES.length; attribute++) {
      const worth = this.#lessonWorth(place, load, attribute);
      if (worth > most) [best, most] = [attribute, worth];
    }
    if (best === NONE) return 0;
    load.gold -= lessonPrice(load, best);
    this.#raise(best, load);
    return most;
  }

  #lessonWorth(place: Place, load: Load, attribute: number): number {
    if (attribute === SPECIALIZATION && this.#home !== place) return 0;
    const price = lessonPrice(load, attribute);
    if (price > load.gold) return 0;
    return this.raiseWorth(load, attribute) - goldWorth(load.gold) + goldWorth(load.gold - price);
  }
}

function earn(load: Load, gold: number): number {
  const before = goldWorth(load.gold);
  load.gold += gold;
  return goldWorth(load.gold) - before;
}

function lessonPrice({ attributes }: Load, attribute: number): number {
  const next = at(attributes, attribute) + 1;
  return next > attributeMax ? Number.POSITIVE_INFINITY : schoolGold[next as 2 | 3 | 4 | 5];
}
