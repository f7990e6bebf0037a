import { Journal } from "./journal.ts";
import { mineGame } from "./mine.ts";
import { workingsOf } from "./workings.ts";

interface Asked {
  readonly game: string;
  readonly seed: string;
  /** Every so manieth game is this one's. */
  readonly part: number;
  readonly parts: number;
  isStopped(): boolean;
}

/** Mines game after game until it is stopped, and tells what was found. */
export async function mineAll({ game, seed, part, parts, isStopped }: Asked): Promise<void> {
  const workings = await workingsOf(game);
  const journal = new Journal(game, `${seed}-${part}-of-${parts}`);
  const words = new Map<string, number>();
  const say = (word: string): void => {
    words.set(word, (words.get(word) ?? 0) + 1);
  };
  for (let number = part - 1; !isStopped(); number += parts) {
    if (journal.has(number)) continue;
    const found = mineGame({ ...workings, seed, isStopped, say }, number);
    // A game that was cut short is mined again.
    if (!isStopped()) journal.add(number, found);
    for (const { mode, kind, level, answer, chance, next } of found)
      console.log(`game ${number}, ${mode}, ${kind}, ${level}: ${answer}, ${chance} v ${next}`);
  }
  const told = [...words].map(([word, count]) => `${count} ${word}`).join(", ");
  console.log(`${journal.games} games, ${journal.found.length} puzzles; candidates now: ${told}`);
}
