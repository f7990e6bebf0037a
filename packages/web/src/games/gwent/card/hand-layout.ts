import type { CardRow } from "@medallion/gwent/cards";
import type { NamePlate } from "../../../drawn/fit/fit-name.ts";

/** Where the parts of a hand card lie, in its box of 100 × 148 units. */
export interface HandFaceLayout {
  readonly shield: string;
  /** How high the name's vellum is. */
  readonly vellum: number;
  readonly plate: NamePlate;
}

export const USUAL: HandFaceLayout = {
  shield: "translate(8 4.5) scale(.9545)",
  vellum: 34,
  plate: { width: 85, sizes: [14.5, 14, 10.2] },
};

/** Cards without a chief fill their shield and need less of the plate. */
const SMALLER: HandFaceLayout = { ...USUAL, shield: "translate(12 5) scale(.8636)" };

/** Leaders have long names and so a higher vellum. */
export const LEADER: HandFaceLayout = {
  shield: "translate(15.5 4.5) scale(.784)",
  vellum: 43,
  plate: { width: 85, sizes: [14.5, 14, 12.4, 9.8] },
};

export function handLayout({ kind }: CardRow): HandFaceLayout {
  if (kind === "leader") return LEADER;
  return kind === "unit" || kind === "hero" ? USUAL : SMALLER;
}
