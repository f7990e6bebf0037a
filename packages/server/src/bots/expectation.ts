import type { BotTask } from "@medallion/table";

/** The weight of the newest answer in the average. */
const NEWEST = 0.1;

/** How long an answer of each bot in each game takes on average, in milliseconds; a bot never met may take forever. */
export class Expectation {
  readonly #average = new Map<string, number>();

  of(task: BotTask): number {
    return this.#average.get(nameOf(task)) ?? Number.POSITIVE_INFINITY;
  }

  learn(task: BotTask, took: number): void {
    const name = nameOf(task);
    const before = this.#average.get(name) ?? took;
    this.#average.set(name, before + NEWEST * (took - before));
  }
}

function nameOf({ game, bot }: BotTask): string {
  return `${game}/${bot}`;
}
