import type { Sight } from "../../sight/sight.ts";

/** How the match ended: for the one who looks, or by the players who won where nobody looks for themselves alone. */
export type Verdict =
  | { readonly kind: "won" | "lost" | "draw" | "over" }
  | { readonly kind: "winners"; readonly players: readonly number[] };

export function verdictOf(sight: Sight): Verdict {
  const { seat, isShared } = sight.scene;
  return seat === null || isShared ? neutral(sight) : { kind: verdictFor(sight, seat) };
}

function verdictFor({ scene, view, near }: Sight, seat: number): "won" | "lost" | "draw" | "over" {
  const standing = scene.table.ending?.outcome.standings[seat];
  if (standing !== undefined) return VERDICTS[standing.result];
  const { winners } = view;
  if (winners === undefined) return "over";
  if (winners.length === 0 || (winners.length > 1 && winners.includes(near))) return "draw";
  return winners.includes(near) ? "won" : "lost";
}

const VERDICTS = { win: "won", loss: "lost", draw: "draw" } as const;

function neutral({ scene, view }: Sight): Verdict {
  const standings = scene.table.ending?.outcome.standings ?? [];
  const seated = standings.flatMap(({ result }, seat) => (result === "win" ? [seat] : []));
  if (seated.length > 0) return { kind: "winners", players: seated };
  if (standings.some(({ result }) => result === "draw")) return { kind: "draw" };
  // The automaton has no seat and so no standing.
  const players = view.winners?.flatMap((side) => view.sides[side]?.members ?? []);
  if (players === undefined) return { kind: "over" };
  return players.length === 0 ? { kind: "draw" } : { kind: "winners", players };
}
