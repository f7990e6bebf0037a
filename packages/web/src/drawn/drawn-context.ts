import { createContext, use } from "react";
import type { Text } from "../language/words.ts";
import type { Frame, Scene } from "../scene/scene.ts";
import type { Lights } from "./pointing/lights.ts";
import type { Way } from "./pointing/way.ts";

/** What everything on a drawn table draws from. */
export interface Drawn<Sight, Spot extends string> {
  /** As it is shown, which may be a moment behind what has happened. */
  readonly scene: Scene;
  readonly sight: Sight;
  readonly ways: readonly Way<Spot>[];
  readonly frame: Frame;
  readonly lights: Lights<Spot>;
  readonly text: Text;
  /** Whether digits are written beside what they point at: since a key was used, until a pointer was. */
  readonly digits: boolean;
  /** What is open above the table. */
  readonly open: string | undefined;
}

export const DrawnContext = createContext<Drawn<unknown, string> | undefined>(undefined);

/** The table around a component, in the types of its game: the one whose table it is drawn on. */
export function useDrawn<Sight, Spot extends string>(): Drawn<Sight, Spot> {
  const drawn = use(DrawnContext);
  if (drawn === undefined) throw new Error("useDrawn outside of a drawn table");
  return drawn as Drawn<Sight, Spot>;
}
