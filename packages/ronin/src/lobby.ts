import type { Lobby, Message } from "@medallion/kernel";
import { lobbyOf } from "@medallion/lobbies";
import { SEATS } from "./lobby-modes.ts";
import { RULE_PLAN } from "./lobby-rules.ts";
import { type Options, parseOptions } from "./options.ts";
import { refuse } from "./refuse.ts";
import { playerCount } from "./rules/table.ts";

/** How Ronin is asked for: by the number of humans. Nobody brings anything; characters are offered (RO-2.8). */
export const lobby: Lobby<Options> = lobbyOf({
  refuse,
  seats: SEATS,
  rules: RULE_PLAN,
  options: ({ seats, ...others }) => parseOptions({ humans: seats, ...others }),
  parts: ({ humans, ...others }) => ({ seats: humans, ...others }),
  others: automaNames,
});

/** The Automas are called by a number, because their characters are found in the game (RO-12.2). */
function automaNames({ humans }: Options): readonly Message[] {
  const count = playerCount({ humans }) - humans;
  if (count === 1) return [{ key: "automa" }];
  return Array.from({ length: count }, (_, i) => ({ key: "automa.numbered", values: { number: i + 1 } }));
}
