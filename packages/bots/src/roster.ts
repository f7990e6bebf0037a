import { InputError } from "@medallion/kernel";
import type { Bot } from "./bot.ts";
import { greedyBot } from "./greedy.ts";
import { randomBot } from "./random.ts";

export const BOTS: readonly Bot[] = [greedyBot, randomBot];

/** The bot of this name; throws `InputError` that lists the known ones. */
export function findBot(id: string): Bot {
  const bot = BOTS.find((known) => known.id === id);
  if (bot !== undefined) return bot;
  const known = BOTS.map((each) => each.id).join(", ");
  throw new InputError("unknown-bot", `There is no bot "${id}"; the known ones are ${known}.`);
}
