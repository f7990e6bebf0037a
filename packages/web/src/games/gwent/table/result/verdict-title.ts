import type { Text } from "../../../../language/words.ts";
import type { Sight } from "../../sight/sight.ts";
import type { Verdict } from "./verdict.ts";

/** The verdict in a word; where nobody looks for themselves alone, who won. */
export function verdictTitle({ scene }: Sight, verdict: Verdict, text: Text): string {
  if (verdict.kind !== "winners") return text("gwent.verdict", { verdict: verdict.kind });
  const names = scene.say({ key: "board.name", values: { seat: verdict.players.map((seat) => ({ seat })) } });
  return text("gwent.winners", { count: verdict.players.length, names });
}
