import type { Lobby } from "@medallion/kernel";
import { lobbyOf } from "@medallion/lobbies";
import { SEATS } from "./lobby-modes.ts";
import { RULE_PLAN } from "./lobby-rules.ts";
import { type Options, parseOptions } from "./options.ts";
import { refuse } from "./refuse.ts";

/** How Old World is asked for: by the number of seats. Nobody brings anything; schools are chosen in the game (OW-2.12). */
export const lobby: Lobby<Options> = lobbyOf({
  refuse,
  seats: SEATS,
  rules: RULE_PLAN,
  options: parseOptions,
  parts: (options) => options,
});
