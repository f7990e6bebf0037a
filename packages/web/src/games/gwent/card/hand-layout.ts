import type { CardRow } from "@medallion/gwent/cards";
import type { NamePlate } from "../../../drawn/fit/fit-name.ts";
import { CARD_SHAPES } from "./face.ts";

/** Where the parts of a card with its name lie, in its box of 100 units and so many. */
export interface HandFaceLayout {
  readonly height: number;
  readonly shield: string;
  /** How high the name's vellum is. */
  readonly vellum: number;
  readonly plate: NamePlate;
}

export const USUAL: HandFaceLayout = {
  height: CARD_SHAPES.hand[1],
  shield: "translate(8 4.5) scale(.9545)",
  vellum: 34,
  plate: { width: 85, sizes: [14.5, 14, 10.2] },
};

/** Cards without a chief fill their shield and need less of the plate. */
const SMALLER: HandFaceLayout = { ...USUAL, shield: "translate(12 5) scale(.8636)" };

/** Leaders have long names and so a higher vellum. */
export const LEADER: HandFaceLayout = {
  ...USUAL,
  shield: "translate(15.5 4.5) scale(.784)",
  vellum: 43,
  plate: { width: 85, sizes: [14.5, 14, 12.4, 9.8] },
};

/** On a phone ten cards lie in two lines: the shield is smaller, its foot below a name that is as large as ever. */
export const TILE: HandFaceLayout = {
  height: CARD_SHAPES.tile[1],
  shield: "translate(20.9 2.5) scale(.66)",
  vellum: 32,
  plate: { width: 91, sizes: [15.5, 14.5, 10.2] },
};

export function handLayout({ kind }: CardRow, size: "hand" | "tile"): HandFaceLayout {
  if (size === "tile") return TILE;
  if (kind === "leader") return LEADER;
  return kind === "unit" || kind === "hero" ? USUAL : SMALLER;
}
