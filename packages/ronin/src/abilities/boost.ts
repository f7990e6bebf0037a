import { asksLoss, asksOwnColour, coloured, effectOf, type Measure, measure } from "../effects/condition.ts";
import type { State, Work } from "../state.ts";
import { abilityAt, heldAt } from "./held.ts";

/**
 * The abilities that are of use at K1: they raise the level of the result or lower the payment (RO-7.17). By their
 * place in the box.
 */
export function boostsOf(state: State, work: Work): readonly number[] {
  const held = heldAt(state, work.player, "K1");
  if (held.length === 0) return held;
  const before = measure(state, work);
  return held.filter((ability) => {
    const boosted = boost(state, work, ability);
    return boosted !== undefined && isBetter(measure(state, boosted), before);
  });
}

function isBetter(after: Measure, before: Measure): boolean {
  return after.level > before.level || (after.level === before.level && after.cost < before.cost);
}

/** The effect with the ability used on it; nothing where it has no meaning. */
export function boost(state: State, work: Work, ability: number): Work | undefined {
  const { condition } = effectOf(state, work);
  const power = abilityAt(state, ability);
  switch (power.primitive) {
    case "IGNORE_LOSS":
      // RO-7.10: the symbols must exist for their loss to be ignored, so the level stays.
      return asksLoss(condition) ? { ...work, ignored: work.ignored + power.params.count } : undefined;
    case "FULL_RESULT":
      return { ...work, full: true };
    case "WILD_COLOUR": {
      if (!asksOwnColour(condition)) return undefined;
      // As many cards as lead furthest, and no more than it takes (RO-5.8).
      const others = work.place + 1 - coloured(state, work, condition);
      let best = work;
      for (let more = 1; more <= Math.min(power.params.count, others); more++) {
        const wilder = { ...work, wild: work.wild + more };
        if (measure(state, wilder).level > measure(state, best).level) best = wilder;
      }
      return best;
    }
    default:
      return undefined;
  }
}
