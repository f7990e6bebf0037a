import type { RoomEvent } from "@medallion/table";
import { createContext, use, useSyncExternalStore } from "react";
import type { Text } from "../language/words.ts";
import type { Frame, Scene } from "../scene/scene.ts";
import { lastLine, type Telling } from "./chronicle/lines.ts";
import type { Topic } from "./film/plan/cue.ts";
import type { Playback } from "./film/playback.ts";
import type { Lights } from "./pointing/lights.ts";
import type { Composing } from "./pointing/use-pointing.ts";
import type { Way } from "./pointing/way.ts";

/** What everything on a drawn table draws from. */
export interface Drawn<Sight, Spot extends string> {
  /** As it is shown, which may be a moment behind what has happened. */
  readonly scene: Scene;
  readonly sight: Sight;
  readonly ways: readonly Way<Spot>[];
  readonly frame: Frame;
  readonly lights: Lights<Spot>;
  /** What was chosen although it plainly loses something: chosen again it is meant. */
  readonly doubted: Spot | undefined;
  /** For a choice that is put together of parts (`lights.laid`). */
  readonly composing: Composing;
  readonly text: Text;
  /** Whether digits are written beside what they point at: since a key was used, until a pointer was. */
  readonly digits: boolean;
  /** What is open above the table. */
  readonly open: string | undefined;
  /** Whether something is still being told, so that nothing can be answered yet. */
  readonly isTelling: boolean;
  /** Whether there are last turns to be seen again now, or that of one player; and shows them. */
  readonly mayRepeat: boolean;
  mayRepeatTurn(player: number): boolean;
  again(player?: number): void;
  /** Something lies over the table (`Over`), until what is given back is called: so long no question takes the focus. */
  cover(): () => void;
}

/** The table as its things lie, and what it said before as long as a film tells what is new. */
export interface DrawnAndFormer {
  readonly drawn: Drawn<unknown, string>;
  readonly former: Drawn<unknown, string> | undefined;
  readonly playback: Playback;
}

export const DrawnContext = createContext<DrawnAndFormer | undefined>(undefined);

function useContext(): DrawnAndFormer {
  const found = use(DrawnContext);
  if (found === undefined) throw new Error("useDrawn outside of a drawn table");
  return found;
}

/**
 * The table around a component, in the types of its game: the one whose table it is drawn on. For what films move:
 * it lies there at once, and the film leads the eye. For what the table says there is `useTold`.
 */
export function useDrawn<Sight, Spot extends string>(): Drawn<Sight, Spot> {
  return useContext().drawn as Drawn<Sight, Spot>;
}

/** The same for what the table says of this: as it was before until the film reveals it or comes to rest. */
export function useTold<Sight, Spot extends string>(topic: Topic): Drawn<Sight, Spot> {
  const { drawn, former, playback } = useContext();
  const isTold = (): boolean => playback.told.has(topic);
  const told = useSyncExternalStore(playback.told.watch, isTold, isTold);
  return (told || former === undefined ? drawn : former) as Drawn<Sight, Spot>;
}

/** What the table says that happens, while a film tells it, or that has happened last. */
export function useToldLine(telling: Telling): string | undefined {
  const { since } = useContext().playback.told;
  return lastLine(useToldLog(), telling, since);
}

/** What the film that runs has told so far. */
export function useToldNow(): readonly RoomEvent[] {
  const { told } = useContext().playback;
  const toldLog = () => told.log;
  return useSyncExternalStore(told.watch, toldLog, toldLog)?.slice(told.since) ?? [];
}

/** The scene with what has been told of the log. */
export function useToldLog(): Scene {
  const { drawn, playback } = useContext();
  const toldLog = () => playback.told.log;
  const log = useSyncExternalStore(playback.told.watch, toldLog, toldLog);
  return log === undefined ? drawn.scene : { ...drawn.scene, log };
}
