import { InputError } from "@medallion/kernel";
import type { Bot } from "./bot.ts";
import { greedyBot } from "./greedy.ts";
import { randomBot } from "./random.ts";

export const BOTS: readonly Bot[] = [greedyBot, randomBot];

/** The bot of this name; throws `InputError` that lists the known ones, with the message `error.bot` of the host's texts. */
export function findBot(id: string): Bot {
  const bot = BOTS.find((known) => known.id === id);
  if (bot !== undefined) return bot;
  const known = BOTS.map((each) => each.id).join(", ");
  const sentence = `There is no bot "${id}"; the known ones are ${known}.`;
  throw new InputError("unknown-bot", sentence, [], [{ key: "error.bot", values: { id, known } }]);
}
