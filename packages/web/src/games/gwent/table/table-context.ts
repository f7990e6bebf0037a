import { createContext, use } from "react";
import type { Lights } from "../../../drawn/pointing/lights.ts";
import type { Text } from "../../../language/words.ts";
import type { Frame } from "../../../scene/scene.ts";
import type { Sight } from "./sight/sight.ts";

/** What everything on the table draws from. */
export interface Table {
  readonly sight: Sight;
  readonly frame: Frame;
  readonly lights: Lights;
  readonly text: Text;
  /** Whether digits are written beside what they point at: since a key was used, until a pointer was. */
  readonly digits: boolean;
  /** What is open above the table. */
  readonly open: string | undefined;
}

export const TableContext = createContext<Table | undefined>(undefined);

export function useTable(): Table {
  const table = use(TableContext);
  if (table === undefined) throw new Error("useTable outside of a Gwent table");
  return table;
}
