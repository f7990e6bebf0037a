import { InputError } from "@medallion/kernel";
import { adeptBot } from "./adept.ts";
import { masterBot, veteranBot } from "./ahead.ts";
import type { Bot } from "./bot.ts";
import { competentBot } from "./competent.ts";
import { greedyBot } from "./greedy.ts";
import { noviceBot } from "./novice.ts";
import { randomBot } from "./random.ts";

/** All there are, the levels first; records and tables may name any of them in any game. */
export const BOTS: readonly Bot[] = [
  noviceBot,
  adeptBot,
  veteranBot,
  masterBot,
  greedyBot,
  competentBot,
  randomBot,
];

/** The bot of this name; throws `InputError` that lists the known ones, with the message `error.bot` of the host's texts. */
export function findBot(id: string): Bot {
  const bot = BOTS.find((known) => known.id === id);
  if (bot !== undefined) return bot;
  const known = BOTS.map((each) => each.id).join(", ");
  const sentence = `There’s no bot “${id}”. Choose one of ${known}.`;
  throw new InputError("unknown-bot", sentence, [], [{ key: "error.bot", values: { id, known } }]);
}
