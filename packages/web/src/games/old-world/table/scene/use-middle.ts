import { useShape } from "../../../../drawn/index.ts";
import { useTable, useToldTable } from "../../sight/table-context.ts";
import { topicOf } from "../../sight/zones.ts";
import { hasBlow } from "./last-sight.ts";
import { type MiddleScene, middleOf } from "./scene.ts";

/** What lies there is as it is; it is over, but that has not been told yet; or a blow has not. */
export type Holding = "none" | "over" | "blow";

/** What lies in the middle: a fight and a game of dice stay there until the film has told how they ended. */
export function useMiddle(): { readonly scene: MiddleScene; readonly holding: Holding } {
  const { sight, scene: shown } = useTable();
  const { sight: told, scene: former } = useToldTable(topicOf.stage);
  const pool = useShape() === "phone" ? "below" : "beside";
  const scene = middleOf(sight, pool);
  const before = middleOf(told, pool);
  if (before !== scene && (before === "fight" || before === "poker"))
    return { scene: before, holding: "over" };
  const isStruck = scene === "fight" && before === "fight" && hasBlow(former.log, shown.log);
  return { scene, holding: isStruck && sight.view.fight !== undefined ? "blow" : "none" };
}
