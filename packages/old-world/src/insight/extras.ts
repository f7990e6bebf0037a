import { at } from "@medallion/kernel";
import { boxOf } from "../box.ts";
import { COLOURS, type Condition, type Effects } from "../data/index.ts";
import { abilitiesAt } from "../effects/abilities.ts";
import { holds } from "../effects/conditions.ts";
import type { AbilityIndex, State } from "../state.ts";
import { playerOf } from "../state.ts";
import type { Fighter } from "../state-fight.ts";

/** An ability that works with the complete combo, if the combo fits. */
export interface Extra {
  readonly conditions: readonly Condition[];
  readonly effects: Effects;
}

const WOLF = 0;
const WOLF_COMBO: readonly Condition[] = [{ is: "comboSizeAtLeast", n: 3 }];

/** Abilities at the complete combo: the monster's, own ones not yet used, and the Wolf's. */
export function extrasOf(state: State, fighter: Fighter): readonly Extra[] {
  const { seat, specialized } = fighter;
  const { school, attributes } = playerOf(state, seat);
  const box = boxOf(state);
  const extras: Extra[] = [];
  for (const number of abilitiesAt(state, seat, "comboBuilt")) {
    const extra = extraOf(state, fighter, number);
    if (extra !== undefined) extras.push(extra);
  }
  if (school === WOLF && specialized === 0)
    extras.push({
      conditions: WOLF_COMBO,
      effects: at(box.lists, at(at(box.specializationLists, WOLF), at(attributes, 3) - 1)),
    });
  return extras;
}

/** Conditions that do not hang on the combo are settled now. */
function extraOf(state: State, fighter: Fighter, number: AbilityIndex): Extra | undefined {
  const { ability } = at(boxOf(state).abilities, number);
  if (ability.cost.length > 0) return undefined;
  if (ability.limit === "oncePerFight" && fighter.used.includes(number)) return undefined;
  const others = ability.conditions.filter(({ is }) => !isOfCombo(is));
  if (!holds(state, fighter.seat, others)) return undefined;
  return {
    conditions:
      others.length === 0 ? ability.conditions : ability.conditions.filter(({ is }) => isOfCombo(is)),
    effects: ability.effects,
  };
}

function isOfCombo(is: Condition["is"]): boolean {
  return (
    is === "comboHas" ||
    is === "comboLacks" ||
    is === "comboSizeAtLeast" ||
    is === "comboSizeIs" ||
    is === "comboShieldAtLeast" ||
    is === "firstCombo"
  );
}

/** By colour of `COLOURS`: how many cards a combo has. */
export type Counts = readonly number[];

/** Whether a combo of these cards and Shield symbols fits a condition. */
export function fits(condition: Condition, colours: Counts, size: number, shield: number): boolean {
  switch (condition.is) {
    case "comboHas":
      return condition.colours.some((colour) => at(colours, COLOURS.indexOf(colour)) >= condition.n);
    case "comboLacks":
      return at(colours, COLOURS.indexOf(condition.colour)) === 0;
    case "comboSizeAtLeast":
      return size >= condition.n;
    case "comboSizeIs":
      return size === condition.n;
    case "comboShieldAtLeast":
      return shield >= condition.n;
    default:
      return true;
  }
}
