import type { Sight } from "../sight/sight.ts";

/** How the match ended for the one who looks. */
export type Verdict = "won" | "lost" | "draw" | "over";

export function verdictOf({ scene, view, near }: Sight): Verdict {
  if (scene.seat === null) return "over";
  const standing = scene.table.ending?.outcome.standings[scene.seat];
  if (standing !== undefined) return VERDICTS[standing.result];
  const { winners } = view;
  if (winners === undefined) return "over";
  if (winners.length === 0 || (winners.length > 1 && winners.includes(near))) return "draw";
  return winners.includes(near) ? "won" : "lost";
}

const VERDICTS = { win: "won", loss: "lost", draw: "draw" } as const;
