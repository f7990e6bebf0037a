import { useMemo, useState, useSyncExternalStore } from "react";
import type { Spot } from "../../games/gwent/table/play/spot.ts";
import { type Way, waysOf } from "../../games/gwent/table/play/ways.ts";
import { printed, type Sight, sightOf } from "../../games/gwent/table/sight/sight.ts";
import type { Scene } from "../../scene/scene.ts";
import { DARK, type Lights, lightsOf, meaningOf } from "./lights.ts";

/** The table as it is shown, what is lit on it, and pointing at it. */
export interface Play {
  readonly sight: Sight;
  readonly ways: readonly Way[];
  readonly lights: Lights;
  /** Selects, chooses or lets go, whatever pointing there means. */
  point(spot: Spot): void;
  /** Takes a card up without playing it. */
  hold(spot: Spot): void;
  release(): void;
}

/** `shown` may lag behind `scene` while things move: then nothing can be answered yet, nor in a pause. */
export function usePlay(scene: Scene, shown: Scene): Play {
  const { store } = scene;
  const sending = useSyncExternalStore(store.watch, () => store.snapshot.sending !== undefined);
  const question = shown.table.question?.id;
  const isOpen = question !== undefined && question === scene.table.question?.id && !scene.look.paused;
  const acts = shown.mayAct && !sending && isOpen;
  const sight = useMemo(() => sightOf(shown, acts), [shown, acts]);
  const ways = useMemo(
    () =>
      waysOf({ view: sight.view, own: sight.near, printed: (id) => printed(sight.view, id) }, sight.choices),
    [sight],
  );
  // What is held belongs to the question it was taken up for.
  const [held, setHeld] = useState<{ readonly question: number | undefined; readonly spot: Spot }>();
  const wished = held?.question === question ? held?.spot : undefined;
  const lights = useMemo(() => (ways.length === 0 ? DARK : lightsOf(ways, wished)), [ways, wished]);
  const release = () => setHeld(undefined);
  const hold = (spot: Spot) => setHeld({ question, spot });
  const point = (spot: Spot) => {
    const meaning = meaningOf(lights, spot);
    if (meaning?.kind === "choose") {
      release();
      void store.choose(meaning.choice);
    } else if (meaning?.kind === "select") hold(meaning.spot);
    else if (meaning?.kind === "release") release();
  };
  return { sight, ways, lights, point, hold, release };
}
