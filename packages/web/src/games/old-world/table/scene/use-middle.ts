import { useShape } from "../../../../drawn/index.ts";
import { useTable, useToldTable } from "../../sight/table-context.ts";
import { topicOf } from "../../sight/zones.ts";
import { type MiddleScene, middleOf } from "./scene.ts";

/** What lies in the middle: a fight and a game of dice stay there until the film has told how they ended. */
export function useMiddle(): { readonly scene: MiddleScene; readonly isHeld: boolean } {
  const { sight } = useTable();
  const { sight: told } = useToldTable(topicOf.stage);
  const pool = useShape() === "phone" ? "below" : "beside";
  const scene = middleOf(sight, pool);
  const former = middleOf(told, pool);
  const isHeld = former !== scene && (former === "fight" || former === "poker");
  return { scene: isHeld ? former : scene, isHeld };
}
