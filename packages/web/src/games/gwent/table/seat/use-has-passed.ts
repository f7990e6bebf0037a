import { playerOf } from "../../sight/sight.ts";
import { useTable, useToldTable } from "../table-context.ts";

/**
 * Whether a player has passed: in words only once it is told; the wax lies there for the film to press it on, and is
 * there until the film has cleared the table.
 */
export function useHasPassed(player: number, as: "wax" | "told"): boolean {
  const { sight } = useTable();
  const { sight: told } = useToldTable("passed");
  return playerOf(told, player).passed || (as === "wax" && playerOf(sight, player).passed);
}
