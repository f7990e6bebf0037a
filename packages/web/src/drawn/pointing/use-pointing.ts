import { useMemo, useState, useSyncExternalStore } from "react";
import type { Scene } from "../../scene/scene.ts";
import { forcedParts, withoutPart, withPart, withSwapped } from "./composing.ts";
import { type Lights, lightsOf, meaningOf, type Numbering } from "./lights.ts";
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
  readonly composing: Composing;
}

/** What can be done with the parts of a choice that are laid. */
export interface Composing {
  takeBack(place: number): void;
  /** Exchanges it with the next. */
  swap(place: number): void;
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
  /** The same at every drawing. */
  readonly numbering: Numbering<Spot>;
  isSlip(choice: number): boolean;
}

/** The parts of a choice belong to the question they were laid for. */
interface Composed<Spot extends string> {
  readonly question: number | undefined;
  readonly laid: readonly Spot[];
}

const NOTHING: readonly never[] = [];

export function usePointing<Spot extends string>(
  { store, table }: Scene,
  ways: readonly Way<Spot>[],
  { numbering, isSlip }: Manners<Spot>,
): Pointing<Spot> {
  const question = table.question?.id;
  const [doubt, setDoubt] = useState<{ readonly question: number | undefined; readonly spot: Spot }>();
  const doubted = doubt?.question === question ? doubt?.spot : undefined;
  // What is held belongs to the question it was taken up for.
  const [held, setHeld] = useState<{ readonly question: number | undefined; readonly spot: Spot }>();
  const wished = held?.question === question ? held?.spot : undefined;
  const [composed, setComposed] = useState<Composed<Spot>>();
  const forced = useMemo(() => forcedParts(ways), [ways]);
  const isTouched = composed?.question === question && composed !== undefined;
  const laid = ways.length === 0 ? NOTHING : isTouched ? composed.laid : forced;
  const lights = useMemo(() => lightsOf(ways, wished, numbering, laid), [ways, wished, numbering, laid]);
  const release = () => {
    setHeld(undefined);
    setDoubt(undefined);
  };
  const lay = (parts: readonly Spot[]) => {
    setDoubt(undefined);
    setComposed({ question, laid: parts });
  };
  const hold = (spot: Spot) => {
    if (lights.sources.has(spot)) setHeld({ question, spot });
    else if (lights.layable.has(spot) && !laid.includes(spot)) lay(withPart(ways, laid, spot));
  };
  const point = (spot: Spot) => {
    // Who points at what lay there by itself means it.
    if (!isTouched && laid.includes(spot)) return lay(laid);
    const meaning = meaningOf(lights, spot);
    if (meaning?.kind === "choose") {
      if (doubted !== spot && isSlip(meaning.choice)) return setDoubt({ question, spot });
      release();
      void store.choose(meaning.choice);
    } else if (meaning?.kind === "select") {
      setDoubt(undefined);
      hold(meaning.spot);
    } else if (meaning?.kind === "lay") lay(withPart(ways, laid, meaning.spot));
    else if (meaning?.kind === "take back") lay(withoutPart(ways, laid, meaning.place));
    else if (meaning?.kind === "release") release();
  };
  // The table is drawn anew only when something of it changed.
  const composing = useMemo((): Composing => {
    const change = (parts: readonly Spot[]) => setComposed({ question, laid: parts });
    return {
      takeBack: (place: number) => change(withoutPart(ways, laid, place)),
      swap: (place: number) => change(withSwapped(ways, laid, place)),
    };
  }, [ways, laid, question]);
  return { lights, doubted, point, hold, release, composing };
}
