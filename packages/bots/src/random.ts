import type { Bot } from "./bot.ts";

/** Takes any choice, each equally likely. */
export const randomBot: Bot = {
  id: "random",
  choose: (_kit, _view, _question, choices, random) => random.below(choices.length),
};
