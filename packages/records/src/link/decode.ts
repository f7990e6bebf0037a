import { begin, type Kit, randomFrom } from "@medallion/kernel";
import { guarded, readByGame } from "../blame.ts";
import { type Ending, hostEnding } from "../ending.ts";
import type { HostEnding } from "../entry.ts";
import { type GameRecord, parseRecord, startRecord, withEntries } from "../record.ts";
import { checkVersion } from "../replay.ts";
import { kitNamed, splitFields } from "./layout.ts";
import { numberToMoves } from "./moves.ts";
import { textsToSeats } from "./seats.ts";
import { type Stop, textToStop } from "./stop.ts";
import { brokenLink, SEED_LENGTH, textToNumber, textToSalt, textToSeed, unescapeText } from "./text.ts";

/** A game that came in a link. */
export interface Linked {
  readonly kit: Kit;
  readonly record: GameRecord;
  readonly state: unknown;
  readonly ending: Ending | undefined;
}

/** Reads a link; throws `InputError` for one that is cut off, changed or not for this Medallion. */
export function decodeLink(kits: readonly Kit[], text: string): Linked {
  const [head = "", version = "", options = "", play = "", stop = "", salts = "", ...seats] =
    splitFields(text);
  const kit = kitNamed(kits, head.slice(1));
  if (!/^\d{1,9}$/.test(version)) throw brokenLink(["rulesVersion"]);
  checkVersion(kit.game, Number(version), ["rulesVersion"]);
  const parts: Parts = {
    options: readByGame(["options"], () => guarded(() => kit.lobby.unpack(unescapeText(options)))),
    seed: textToSeed(play.slice(0, SEED_LENGTH)),
    salts: salts === "" ? [] : salts.split(".").map(textToSalt),
    number: textToNumber(play.slice(SEED_LENGTH)),
    stop: textToStop(stop),
    seats,
  };
  return guarded(() => linked(kit, parts));
}

/** The fields of a link, each read for itself. */
interface Parts {
  readonly options: unknown;
  readonly seed: string;
  readonly salts: readonly string[];
  readonly number: bigint;
  readonly stop: Stop;
  readonly seats: readonly string[];
}

function linked(kit: Kit, { options, seed, salts, number, stop, seats: texts }: Parts): Linked {
  const { game } = kit;
  const seats = textsToSeats(texts, game.seats(options));
  const begun = parseRecord(startRecord({ game, options, seats, seed, salts }));
  const state = begin(game, options, randomFrom(seed, salts));
  const offering = stop.offers ? seats.length : 0;
  const moves = numberToMoves(game, state, number, offering, stop.by === "count" ? stop.count : undefined);
  const outcome = game.outcome(state);
  if (stop.by === "count" && stop.ending !== undefined) {
    if (outcome !== undefined || !fits(stop.ending, seats.length)) throw brokenLink(["ending"]);
    const record = withEntries(begun, ...moves, stop.ending);
    return { kit, record, state, ending: hostEnding(stop.ending, seats.length) };
  }
  const ending: Ending | undefined = outcome && { by: "rules", outcome };
  return { kit, record: withEntries(begun, ...moves), state, ending };
}

function fits(ending: HostEnding, seats: number): boolean {
  return ending.kind !== "resignation" || ending.seat < seats;
}
