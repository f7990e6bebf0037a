import { at, InputError, type Lobby, type Random, type Request } from "@medallion/kernel";
import { SUITS, type Suit } from "./cards.ts";
import { MODES, type ModeId, type Options } from "./state.ts";

const SEATS = [2, 3, 4];

export function parseOptions(input: unknown): Options {
  if (typeof input !== "object" || input === null) throw new InputError("bad-options", "Give an object.");
  const mode = modeNamed("mode" in input ? input.mode : undefined);
  const patrons = "patrons" in input ? input.patrons : undefined;
  if (!Array.isArray(patrons) || !SEATS.includes(patrons.length))
    throw new InputError("bad-options", "Give a list of 2 to 4 suits, one per seat.", ["patrons"]);
  return { mode, patrons: patrons.map((name, seat) => suitNamed(name, ["patrons", seat])) };
}

export const lobby: Lobby<Options> = {
  modes: MODES.map((id) => ({
    id,
    seats: SEATS,
    name: { key: `mode.${id}` },
    about: { key: `mode.${id}.about` },
  })),
  picks: () =>
    SUITS.map((id) => ({
      id,
      name: { key: `suit.${id}` },
      about: { key: "patron.about", values: { suit: { key: `suit.${id}` } } },
    })),
  options(request: Request, random: Random): Options {
    const mode = modeNamed(request.mode);
    const seats = request.seats ?? 2;
    if (!SEATS.includes(seats)) throw new InputError("bad-seats", "Play with 2, 3 or 4 seats.", ["seats"]);
    for (const rule of Object.keys(request.rules ?? {}))
      throw new InputError("unknown-rule", "This game has no rules to choose; leave it out.", [
        "rules",
        rule,
      ]);
    const patrons = Array.from({ length: seats }, (_, seat) => {
      const picked = request.picks?.[seat];
      return picked === undefined
        ? at(SUITS, random.below(SUITS.length))
        : suitNamed(picked, ["picks", seat]);
    });
    return { mode, patrons };
  },
  pack: (options) => [options.mode, ...options.patrons].join("."),
  unpack(text: string): Options {
    const [mode, ...patrons] = text.split(".");
    return parseOptions({ mode, patrons });
  },
};

function modeNamed(name: unknown): ModeId {
  const mode = MODES.find((id) => id === name);
  if (mode === undefined) throw new InputError("unknown-mode", `Choose ${MODES.join(" or ")}.`, ["mode"]);
  return mode;
}

function suitNamed(name: unknown, path: readonly (string | number)[]): Suit {
  const suit = SUITS.find((id) => id === name);
  if (suit === undefined) throw new InputError("unknown-suit", `Choose one of ${SUITS.join(", ")}.`, path);
  return suit;
}
