import type { Lobby, Request } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import { MODES, type OldWorldMode, SEATS } from "./lobby-modes.ts";
import { packOptions, unpackOptions } from "./lobby-pack.ts";
import { RULE_OPTIONS, rulesFrom, shortened } from "./lobby-rules.ts";
import type { Options } from "./options.ts";
import { parseOptions } from "./options.ts";
import { refuse } from "./refuse.ts";

/** How Old World is asked for: by the number of seats. Nobody brings anything; schools are chosen in the game (OW-2.12). */
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
  pack: packOptions,
  unpack: unpackOptions,
};

function modeNamed(id: string): OldWorldMode {
  const mode = MODES.find((known) => known === id);
  if (mode === undefined) throw refuse("mode", { asked: shortened(id), known: MODES.join(", ") }, ["mode"]);
  return mode;
}

/** Nothing is left to chance here: all that is drawn is drawn in the game. */
function options(request: Request): Options {
  const mode = modeNamed(request.mode);
  const seats = request.seats ?? at(SEATS[mode], 0);
  if (!SEATS[mode].includes(seats))
    throw refuse("seats", { mode, known: SEATS[mode].join(", "), count: seats }, ["seats"]);
  const brought = (request.picks ?? []).findIndex((pick) => pick !== undefined);
  if (brought >= 0) throw refuse("picks", {}, ["picks", brought]);
  return parseOptions({ seats, ...rulesFrom(request.rules ?? {}, seats) });
}
