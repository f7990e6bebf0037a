import { Chain } from "@medallion/fittings";
import type { Reason } from "@medallion/kernel";
import { COMPONENTS } from "../data/index.ts";
import { handTarget } from "../rules/phase-three.ts";
import type { State } from "../state.ts";
import { NONE } from "../state.ts";

const { phase3HandTarget, phase3HandTargetAfterDefeat, handLimit } = COMPONENTS.constants;

/** To how many cards the active player draws in Phase III (OW-9.2, OW-9.3, OW-9.9). */
export function handTargetReasons(state: State): readonly Reason[] {
  const chain = new Chain();
  const { beaten, draw, drawSet } = state.turn;
  if (beaten)
    chain.note("OW-9.3", "handTarget.beaten", phase3HandTargetAfterDefeat, {
      count: phase3HandTargetAfterDefeat,
    });
  else chain.note("OW-9.2", "handTarget.rule", phase3HandTarget, { count: phase3HandTarget });
  if (draw !== 0) chain.add("OW-9.9", "handTarget.change", draw, { count: draw });
  const target = handTarget(state);
  if (drawSet !== NONE) chain.note("OW-9.9", "handTarget.fixed", target, { count: target });
  else if (target !== chain.amount)
    chain.note("OW-9.9", "handTarget.limit", target, {
      least: 0,
      most: beaten ? phase3HandTargetAfterDefeat : handLimit,
    });
  chain.note("OW-9.9", "handTarget.total", target, { count: target });
  return chain.reasons;
}
