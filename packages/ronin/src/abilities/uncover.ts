import { at } from "@medallion/kernel";
import { boxOf } from "../box.ts";
import type { Target } from "../choice.ts";
import { COVERS_FIRST, COVERS_SECOND } from "../effects/count.ts";
import { namedPayment, paymentsOf, type Source } from "../effects/payment.ts";
import type { PlayerIndex, State } from "../state.ts";
import { playerOf } from "../state.ts";

/** Printed symbols that lost-symbol tokens cover, from left to right; tea-passing symbols are not among them. */
export function coveredSources(state: State, player: PlayerIndex): readonly Source[] {
  const box = boxOf(state);
  const { timeline, covered } = playerOf(state, player);
  return timeline.flatMap((card, place): readonly Source[] => {
    const marks = at(covered, place);
    const symbols = [
      ...((marks & COVERS_FIRST) !== 0 ? [at(box.first, card)] : []),
      ...((marks & COVERS_SECOND) !== 0 ? [at(box.second, card)] : []),
    ];
    const [one, other] = symbols;
    if (one !== undefined && one === other) return [{ symbol: one, place, count: 2 }];
    return symbols.map((symbol) => ({ symbol, place, count: 1 }));
  });
}

/** UNCOVER: every set of up to `most` of them, equal symbols of one card not told apart. */
export function uncoverings(state: State, player: PlayerIndex, most: number): readonly Target[] {
  const sources = coveredSources(state, player);
  return Array.from({ length: most }, (_, count) => paymentsOf(sources, count + 1))
    .flat()
    .map((amounts) => ({
      kind: "uncover",
      printed: namedPayment(state, player, sources, amounts).printed,
    }));
}
