import type { Seat } from "@medallion/kernel";
import type { Scene } from "../scene/scene.ts";

/** Events up to which a game has only just begun: cards are dealt, nobody has done anything. */
const OPENING = 12;

/** Whether the game has only just begun: whoever comes back in the middle of it is not greeted again. */
export function isOpening({ log, table }: Pick<Scene, "log" | "table">): boolean {
  const began = log.findLastIndex(({ kind }) => kind === "began");
  return table.ending === undefined && log.length - began <= OPENING;
}

export interface Parting {
  readonly seat: Seat;
  readonly kind: "won" | "lost" | "drew";
}

const KINDS = { win: "won", loss: "lost", draw: "drew" } as const;

/** Which bot says something at the end, and of what; nothing where none played or nobody is said to have won. */
export function partingOf({ look, table }: Pick<Scene, "look" | "table">): Parting | undefined {
  const standings = table.ending?.outcome.standings ?? [];
  for (const [seat, place] of look.places.entries()) {
    const result = standings[seat]?.result;
    if (place.kind === "bot" && result !== undefined) return { seat, kind: KINDS[result] };
  }
  return undefined;
}
