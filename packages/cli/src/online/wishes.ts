import { InputError, type Kit, type Mode } from "@medallion/kernel";
import type { Clock, Place, Settings } from "@medallion/table";
import { botOf, seatsOf } from "../kits.ts";
import type { Voice } from "../voice.ts";

/** What somebody wishes a new table to be like, as far as it was said. */
export interface TableWishes {
  readonly seats?: number;
  readonly bots: readonly string[];
  readonly rules: Readonly<Record<string, unknown>>;
  readonly clock: Clock;
  readonly open: boolean;
  readonly rated: boolean;
  readonly openHands: boolean;
  /** Seconds; `undefined`: nobody may watch. */
  readonly delay: number | undefined;
}

/** The settings of a table and who sits at it from the beginning; throws `InputError` for what does not fit. */
export function settingsFor(
  kit: Kit,
  mode: Mode,
  wishes: TableWishes,
  voice: Voice,
): { readonly settings: Settings; readonly places: readonly Place[] } {
  const { text } = voice;
  const { bots, rules, clock, rated, openHands, open, delay } = wishes;
  const { seats = mode.seats[0] ?? 1 } = seatsOf(kit, mode, wishes.seats, voice);
  for (const bot of bots) botOf(kit, bot, text);
  if (bots.length >= seats)
    throw new InputError("too-many-bots", text("error.bots", { seats, bots: bots.length }));
  return {
    settings: {
      game: kit.game.id,
      mode: mode.id,
      seats,
      rules,
      clock,
      takebacks: rated ? "none" : "asked",
      rated,
      openHands,
      spectators: delay === undefined ? { kind: "none" } : { kind: "delayed", seconds: delay },
      open,
    },
    // One's own seat first, then the bots; what is left waits for others.
    places: Array.from({ length: seats }, (_, seat): Place => {
      const bot = seat === 0 ? undefined : bots[seat - 1];
      return bot === undefined ? { kind: "open" } : { kind: "bot", bot, name: bot };
    }),
  };
}

const SECOND = 1000;
/** How long a lost connection may last in a game with a clock before the clock takes notice. */
const AWAY = 60 * SECOND;

/** Reads `none`, `move:60`, `bank:300+5` or `days:2`; `undefined` for anything else. */
export function clockFrom(given: string): Clock | undefined {
  if (given === "none") return { kind: "none" };
  const [, kind, first = "", increment = "0"] =
    /^(move|bank|days):(\d{1,6})(?:\+(\d{1,4}))?$/.exec(given) ?? [];
  const amount = Number(first);
  switch (kind) {
    case "move":
      return given.includes("+") ? undefined : { kind: "move", allowance: amount * SECOND, away: AWAY };
    case "bank":
      return { kind: "bank", bank: amount * SECOND, increment: Number(increment) * SECOND, away: AWAY };
    case "days":
      return given.includes("+") ? undefined : { kind: "correspondence", days: amount };
    default:
      return undefined;
  }
}
