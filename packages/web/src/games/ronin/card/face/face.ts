import type { ActionCard } from "@medallion/ronin";
import type { ActivePair } from "../worth.ts";

/** What a face is drawn from. */
export interface Face {
  readonly row: ActionCard;
  /** What it is called in the chosen language. */
  readonly name: string;
  readonly active: ActivePair | undefined;
  /** What lost-symbol tokens cover: 1 the first symbol, 2 the second, 4 the tea-passing symbol. */
  readonly covered: number;
  /** Its effect can never matter again (RO-5.13): only a corner tells that there was one. */
  readonly resolved: boolean;
}

export const covers = (covered: number, place: 0 | 1 | 2): boolean => (covered & (1 << place)) !== 0;
