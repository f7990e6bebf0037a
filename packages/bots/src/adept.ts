import type { Bot } from "./bot.ts";
import { competentBot } from "./competent.ts";

/** Takes at once what the game's knowledge rates highest, by its planning where it plans. */
export const adeptBot: Bot = { id: "adept", choose: competentBot.choose };
