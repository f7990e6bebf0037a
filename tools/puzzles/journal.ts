import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../repository.ts";
import type { Found } from "./mine.ts";

const FOLDER = join(ROOT, ".cache", "puzzles");

/** All that was ever mined of a game here, whatever the seed. */
export function minedOf(game: string): readonly Found[] {
  const journals = existsSync(FOLDER) ? readdirSync(FOLDER).sort() : [];
  return journals
    .filter((file) => file.startsWith(`${game}-`) && file.endsWith(ENDING))
    .flatMap((file) => new Journal(game, file.slice(game.length + 1, -ENDING.length)).found);
}

const ENDING = ".jsonl";

/** What was mined so far, game after game: a run that is stopped goes on where it was. */
export class Journal {
  readonly #file: string;
  readonly #numbers = new Set<number>();
  readonly found: Found[] = [];

  constructor(game: string, seed: string) {
    mkdirSync(FOLDER, { recursive: true });
    this.#file = join(FOLDER, `${game}-${seed}${ENDING}`);
    const lines = existsSync(this.#file) ? readFileSync(this.#file, "utf8").split("\n") : [];
    for (const line of lines) if (line !== "") this.#keep(JSON.parse(line));
  }

  get games(): number {
    return this.#numbers.size;
  }

  has(number: number): boolean {
    return this.#numbers.has(number);
  }

  add(number: number, found: readonly Found[]): void {
    this.#keep({ number, found });
    appendFileSync(this.#file, `${JSON.stringify({ number, found })}\n`);
  }

  #keep({ number, found }: { readonly number: number; readonly found: readonly Found[] }): void {
    this.#numbers.add(number);
    this.found.push(...found);
  }
}
