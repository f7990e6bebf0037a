import { gwentKit } from "@medallion/gwent";
import { randomGame, type Turn } from "../../test/random-game.ts";

/** A question of a random game; `where` it was met. */
export interface Met extends Turn {
  readonly where: string;
}

/** All kinds of questions there are. */
export const KINDS: readonly string[] = [
  "bond",
  "deck",
  "discard",
  "medic",
  "mulligan",
  "opponent",
  "peek",
  "restore",
  "row",
  "search",
  "slot",
  "starter",
  "steal",
  "steal-from",
  "turn",
  "weather",
];

/** Goes through random games of every mode, some of each and on until all kinds of questions were met. */
export function* randomQuestions(games: number): Generator<Met> {
  const met = new Set<string>();
  for (let number = 0; number < games || met.size < KINDS.length; number++)
    for (const { name } of gwentKit.trial.cases) {
      const where = `game ${number} of ${name}`;
      for (const turn of randomGame(name, where)) {
        met.add(turn.question.kind);
        yield { ...turn, where };
      }
    }
}
