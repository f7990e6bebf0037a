import type { ComponentType } from "react";
import type { AskedKind, RoninSight } from "../../sight/sight.ts";
import { useTable } from "../table-context.ts";
import { BoardStage } from "./board-stage.tsx";
import { BonusStage } from "./bonus-stage.tsx";
import { CharacterStage } from "./character-stage.tsx";
import { PeekStage } from "./peek-stage.tsx";
import { SymbolStage } from "./symbol-stage.tsx";

/**
 * Where each kind of question is answered. Most are answered where things lie; what lies nowhere, or too small to be
 * pointed at, is laid out in the middle instead of the mat.
 */
const STAGES: Readonly<Record<AskedKind, ComponentType | undefined>> = {
  character: CharacterStage,
  automa: CharacterStage,
  board: BoardStage,
  place: undefined,
  take: PeekStage,
  discard: undefined,
  play: undefined,
  ability: undefined,
  partner: undefined,
  lose: SymbolStage,
  track: undefined,
  bonus: BonusStage,
  keep: undefined,
  quest: undefined,
};

/** Whether symbols of one's own timeline are to be pointed at: to lose them, or to uncover them. */
function pointsAtSymbols(spots: Iterable<string>): boolean {
  return [...spots].some((spot) => spot.startsWith("printed:"));
}

/** What lies in the middle instead of the mat, if anything does. */
export function useStage(): ComponentType | undefined {
  const { sight, lights } = useTable();
  const { asked }: RoninSight = sight;
  if (asked === undefined) return undefined;
  if (pointsAtSymbols(lights.layable) || pointsAtSymbols(lights.laid)) return SymbolStage;
  return STAGES[asked];
}
