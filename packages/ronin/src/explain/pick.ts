import { Chain } from "@medallion/fittings";
import type { Reason } from "@medallion/kernel";
import { symbolAt } from "../box.ts";
import { symbolName } from "../data/words.ts";
import type { Decision } from "../decision.ts";

/** RO-12.15 to RO-12.17: the active symbols per row, then what settled it. */
export function pickReasons({ left, right, counts, chosen }: Decision): readonly Reason[] {
  const chain = new Chain();
  for (const [i, count] of counts.entries()) {
    const values = { row: i + 1, left: symbolName(symbolAt(left)), right: symbolName(symbolAt(right)) };
    if (count < 0) chain.note("RO-12.15", "pick.taken", 0, values);
    else chain.note("RO-12.15", "pick.row", count, { ...values, count });
  }
  const best = counts[chosen - 1] ?? 0;
  const tied = counts.filter((count) => count === best).length > 1;
  if (chosen === 0) chain.note("RO-12.17", "pick.deck", 0);
  else if (tied) chain.note("RO-12.16", "pick.higher", best, { row: chosen, count: best });
  else chain.note("RO-12.15", "pick.most", best, { row: chosen, count: best });
  return chain.reasons;
}
