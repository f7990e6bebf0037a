import { useMemo, useState, useSyncExternalStore } from "react";
import type { Scene } from "../../scene/scene.ts";
import { type Lights, lightsOf, meaningOf } from "./lights.ts";
import type { Way } from "./way.ts";

/** What is lit on a table, and pointing at it. */
export interface Pointing<Spot extends string> {
  readonly lights: Lights<Spot>;
  /** What was pointed at and asked about: pointing there again means it. */
  readonly doubted: Spot | undefined;
  /** Selects, chooses or lets go, whatever pointing there means. */
  point(spot: Spot): void;
  /** Takes something up without choosing. */
  hold(spot: Spot): void;
  release(): void;
}

/** Whether what is shown may be answered: `shown` may lag behind `scene` while things move; then, and in a pause, not. */
export function useMayAnswer(scene: Scene, shown: Scene): boolean {
  const { store } = scene;
  const sending = useSyncExternalStore(store.watch, () => store.snapshot.sending !== undefined);
  const question = shown.table.question?.id;
  const isOpen = question !== undefined && question === scene.table.question?.id && !scene.look.paused;
  return shown.mayAct && !sending && isOpen;
}

/** What a table says of its spots, and of its choices: one that plainly loses something is asked about once. */
interface Manners<Spot extends string> {
  readonly isNumbered?: ((spot: Spot) => boolean) | undefined;
  isSlip(choice: number): boolean;
}

export function usePointing<Spot extends string>(
  { store, table }: Scene,
  ways: readonly Way<Spot>[],
  { isNumbered, isSlip }: Manners<Spot>,
): Pointing<Spot> {
  const question = table.question?.id;
  const [doubt, setDoubt] = useState<{ readonly question: number | undefined; readonly spot: Spot }>();
  const doubted = doubt?.question === question ? doubt?.spot : undefined;
  // What is held belongs to the question it was taken up for.
  const [held, setHeld] = useState<{ readonly question: number | undefined; readonly spot: Spot }>();
  const wished = held?.question === question ? held?.spot : undefined;
  const lights = useMemo(() => lightsOf(ways, wished, isNumbered), [ways, wished, isNumbered]);
  const release = () => {
    setHeld(undefined);
    setDoubt(undefined);
  };
  const hold = (spot: Spot) => setHeld({ question, spot });
  const point = (spot: Spot) => {
    const meaning = meaningOf(lights, spot);
    if (meaning?.kind === "choose") {
      if (doubted !== spot && isSlip(meaning.choice)) return setDoubt({ question, spot });
      release();
      void store.choose(meaning.choice);
    } else if (meaning?.kind === "select") {
      setDoubt(undefined);
      hold(meaning.spot);
    } else if (meaning?.kind === "release") release();
  };
  return { lights, doubted, point, hold, release };
}
