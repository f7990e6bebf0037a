import type { Text } from "../../../../language/words.ts";
import type { Sight } from "../../sight/sight.ts";
import { outcomeOf } from "../prompt/prompt-words.ts";
import { verdictOf } from "./verdict.ts";

/** What each side has of what the match is decided by: rounds won, games of a tournament, points. */
function scoreOf({ view }: Sight): readonly number[] {
  if (view.mode === "free-for-all") return view.sides.map(({ points }) => points);
  const { tournament } = view;
  if (tournament !== undefined)
    return view.sides.map(({ members }) =>
      Math.max(0, ...members.map((member) => tournament.wins[member] ?? 0)),
    );
  return view.sides.map(
    (_, side) => view.rounds.filter(({ winners }) => winners.length === 1 && winners[0] === side).length,
  );
}

/** Who won and by how much, true for the one who reads it; how else a match ended is said in the words of the table. */
export function scoreLine(sight: Sight, text: Text): string {
  const { ending } = sight.scene.table;
  if (ending !== undefined && ending.by !== "rules") return outcomeOf(sight);
  const winners = sight.view.winners ?? [];
  const [first, second] = scoreOf(sight).toSorted((a, b) => b - a);
  const score = `${first ?? 0}–${second ?? 0}`;
  const { kind } = verdictOf(sight);
  if (kind === "won" || kind === "draw")
    return text("gwent.score", { verdict: kind, score, names: "", count: 1 });
  if (winners.length === 0 || kind === "over") return outcomeOf(sight);
  const players = winners.flatMap((side) => sight.view.sides[side]?.members ?? []);
  const names = sight.scene.say({ key: "board.name", values: { seat: players.map((seat) => ({ seat })) } });
  return text("gwent.score", { verdict: "lost", score, names, count: players.length });
}
