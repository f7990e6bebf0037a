import { at } from "@medallion/kernel";
import { ATTRIBUTES, COMPONENTS } from "../data/index.ts";
import { DISTANCE } from "../knowledge/distance.ts";
import { ERRAND, NEAR, QUEST, TRAIL } from "../knowledge/worth.ts";
import type { Place, Player, State } from "../state.ts";
import { NONE } from "../state.ts";
import { raiseWorth } from "./aims.ts";
import type { Rivals } from "./rivals.ts";

const { training } = COMPONENTS.locationActions;

/** Where attributes are trained without gold. */
const TRAININGS = COMPONENTS.locations.flatMap(({ number, action }) =>
  action in training
    ? [{ place: number, attribute: ATTRIBUTES.indexOf(training[action as keyof typeof training]) }]
    : [],
);

interface Target {
  readonly place: Place;
  readonly worth: number;
}

/** What may be done from places in later turns, once it is asked for. */
export class Prospects {
  readonly #state: State;
  readonly #me: Player;
  readonly #rivals: Rivals;
  /** Trophies of attributes that are open, as bits. */
  readonly #open: number;
  readonly #near: (number | undefined)[] = [];
  #fights: readonly number[] | undefined;
  #targets: readonly Target[] | undefined;

  constructor(state: State, me: Player, rivals: Rivals, open: number) {
    this.#state = state;
    this.#me = me;
    this.#rivals = rivals;
    this.#open = open;
  }

  /** The best fight, and something of all errands. */
  near(place: Place): number {
    const known = this.#near[place];
    if (known !== undefined) return known;
    const near = this.#fight(place) + ERRAND * this.#errands(place);
    this.#near[place] = near;
    return near;
  }

  #fight(place: Place): number {
    const { lairs } = this.#state;
    const distance = at(DISTANCE, place);
    this.#fights ??= lairs.map((_, terrain) => this.#rivals.later(terrain));
    let best = 0;
    for (let terrain = 0; terrain < lairs.length; terrain++) {
      const lair = at(lairs, terrain);
      if (lair !== NONE) best = Math.max(best, at(this.#fights, terrain) * at(NEAR, at(distance, lair)));
    }
    return best;
  }

  #errands(place: Place): number {
    const distance = at(DISTANCE, place);
    this.#targets ??= this.#listTargets();
    let sum = 0;
    for (const { place: target, worth } of this.#targets) {
      const moves = at(distance, target);
      // Whoever begins a turn there must leave and come back.
      if (moves > 0) sum += worth * at(NEAR, moves);
    }
    return sum;
  }

  #listTargets(): readonly Target[] {
    const { attributes, level, potions, quests, trailQuests } = this.#me;
    const levels = { attributes, level, potions: potions.length };
    const targets: Target[] = [];
    for (const { place, attribute } of TRAININGS)
      if (at(attributes, attribute) <= level)
        targets.push({ place, worth: raiseWorth(levels, attribute, this.#open) });
    for (const { place } of quests) if (place !== NONE) targets.push({ place, worth: QUEST });
    for (const { place } of trailQuests) targets.push({ place, worth: TRAIL });
    return targets;
  }
}
