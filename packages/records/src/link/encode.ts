import { begin, hashOf, type Kit, randomFrom } from "@medallion/kernel";
import { isHostEnding, isMove } from "../entry.ts";
import { type GameRecord, lastSegment } from "../record.ts";
import { refuse } from "../refuse.ts";
import { type Replayed, replay } from "../replay.ts";
import { mayLeave } from "../save.ts";
import { joinFields, kitNamed, LINK_VERSION } from "./layout.ts";
import { movesToNumber } from "./moves.ts";
import { seatsToTexts } from "./seats.ts";
import { stopToText } from "./stop.ts";
import { escapeText, numberToText, saltToText, seedToText } from "./text.ts";

export interface LinkWishes {
  /** Whoever makes the link owns all human seats; otherwise only a finished game can be put in a link. */
  readonly ownsAllHumanSeats: boolean;
  /** Names of the seats go along, cut to 16 characters. */
  readonly names?: boolean;
}

/**
 * A game as text for a URL; what was taken back is left out. `kits` is the list that the reader has too:
 * new games are added at its end only. Throws `InputError` for a game that may not or cannot be in a link.
 */
export function encodeLink(kits: readonly Kit[], record: GameRecord, wishes: LinkWishes): string {
  const kit = kitNamed(kits, record.game);
  if (record.segments.length > 1) throw refuse("several-versions", ["segments"]);
  const replayed = replay(kit.game, record);
  if (!mayLeave(replayed.ending, wishes.ownsAllHumanSeats)) throw refuse("still-running");
  const { rulesVersion, options: written } = lastSegment(record);
  const options = kit.game.parseOptions(written);
  const state = begin(kit.game, options, randomFrom(record.seed, record.salts));
  const moves = replayed.history.filter(isMove);
  const offers = moves.some(({ kind }) => kind === "offer");
  const number = movesToNumber(kit.game, state, moves, offers ? record.seats.length : 0);
  return joinFields([
    `${LINK_VERSION}${kits.indexOf(kit)}`,
    String(rulesVersion),
    escapeText(packed(kit, options)),
    seedToText(record.seed) + numberToText(number),
    stopText(replayed, moves.length, offers),
    record.salts.map(saltToText).join("."),
    ...seatsToTexts(record.seats, wishes.names === true),
  ]);
}

/** A kit that packs options with loss would make a link to another game. */
function packed({ game, lobby }: Kit, options: unknown): string {
  const text = lobby.pack(options);
  if (hashOf(lobby.unpack(text)) !== hashOf(options))
    throw new Error(`${game.id}: options are lost when packed`);
  return text;
}

function stopText({ ending, history }: Replayed<unknown>, count: number, offers: boolean): string {
  if (ending?.by === "rules") return stopToText({ by: "rules", offers });
  const atTable = history.find(isHostEnding);
  return stopToText({ by: "count", offers, count, ...(atTable && { ending: atTable }) });
}
