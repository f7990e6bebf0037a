import type { Lobby, Message, Request } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import { MODES, type RoninMode, SEATS } from "./lobby-modes.ts";
import { packOptions, unpackOptions } from "./lobby-pack.ts";
import { RULE_OPTIONS, rulesFrom, shortened } from "./lobby-rules.ts";
import type { Options } from "./options.ts";
import { parseOptions } from "./options.ts";
import { refuse } from "./refuse.ts";
import { playerCount } from "./rules/table.ts";

/** How Ronin is asked for: by the number of humans. Nobody brings anything; characters are offered (RO-2.8). */
export const lobby: Lobby<Options> = {
  modes: MODES.map((id) => ({
    id,
    seats: SEATS[id],
    name: { key: `mode.${id}` },
    about: { key: `mode.${id}.about` },
  })),
  picks: (mode) => {
    modeNamed(mode);
    return [];
  },
  options,
  rules: RULE_OPTIONS,
  others: automaNames,
  pack: packOptions,
  unpack: unpackOptions,
};

function modeNamed(id: string): RoninMode {
  const mode = MODES.find((known) => known === id);
  if (mode === undefined) throw refuse("mode", { asked: shortened(id), known: MODES.join(", ") }, ["mode"]);
  return mode;
}

/** Nothing is left to chance here: all that is drawn is drawn in the game. */
function options(request: Request): Options {
  const mode = modeNamed(request.mode);
  const humans = request.seats ?? at(SEATS[mode], 0);
  if (!SEATS[mode].includes(humans))
    throw refuse("seats", { mode, known: SEATS[mode].join(", "), count: humans }, ["seats"]);
  const brought = (request.picks ?? []).findIndex((pick) => pick !== undefined);
  if (brought >= 0) throw refuse("picks", {}, ["picks", brought]);
  return parseOptions({ humans, ...rulesFrom(request.rules ?? {}, humans) });
}

/** The Automas are called by a number, because their characters are found in the game (RO-12.2). */
function automaNames({ humans }: Options): readonly Message[] {
  const count = playerCount({ humans }) - humans;
  if (count === 1) return [{ key: "automa" }];
  return Array.from({ length: count }, (_, i) => ({ key: "automa.numbered", values: { number: i + 1 } }));
}
