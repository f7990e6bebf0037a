import { GAME_IDS } from "@medallion/games/lazy";
import { hashOf, InputError, type Kit } from "@medallion/kernel";
import { decodeLink, encodeLink, type GameRecord, readSave } from "@medallion/records";
import { call } from "../hosts/online.ts";
import { kitOf } from "../kits/load.ts";
import { localHost } from "../local/local-host.ts";
import { keptReplay } from "./kept.ts";
import type { ReplaySource } from "./source.ts";

/** A game as it was written down. */
export interface Recorded {
  readonly kit: Kit;
  readonly record: GameRecord;
  /** `hashOf` the position that it says it came to. */
  readonly hash: string;
  /** The text of its save file; absent if it came in a link. */
  readonly file?: string;
}

/** Brings a game from where it lies; throws `InputError`, `CallRefused`, or what `fetch` throws. */
export async function loadRecorded(source: ReplaySource): Promise<Recorded> {
  if (source.kind === "link") return fromLink(source.link);
  return fromFile(await fileOf(source));
}

async function fileOf(source: Exclude<ReplaySource, { kind: "link" }>): Promise<string> {
  switch (source.kind) {
    case "kept":
      return keptReplay(source.id);
    case "local":
      return localHost().tables.record(source.table, source.number);
    case "online": {
      const { table, number } = source;
      return JSON.stringify(await call("record", { params: { table, number } }));
    }
  }
}

/** Reads a save file; throws `InputError` for one that is damaged, of another program or of an unknown game. */
export async function fromFile(file: string): Promise<Recorded> {
  const { record, checkpoint } = readSave(file);
  if (!GAME_IDS.includes(record.game))
    throw new InputError(
      "unknown-game",
      `There’s no game “${record.game}” here. Update Medallion.`,
      [],
      [{ key: "record.unknown-game", values: { game: record.game } }],
    );
  return { kit: await kitOf(record.game), record, hash: hashOf(checkpoint), file };
}

/** Reads a link; throws `InputError`. */
export async function fromLink(link: string): Promise<Recorded> {
  const { kit, record, state } = decodeLink(await allKits(), link);
  return { kit, record, hash: hashOf(state) };
}

/** The whole game as text for an address; `undefined` for one that no link can hold. Whoever has the record may give it away. */
export async function linkOf(record: GameRecord): Promise<string | undefined> {
  try {
    return encodeLink(await allKits(), record, { ownsAllHumanSeats: true, names: true });
  } catch (error) {
    if (error instanceof InputError) return undefined;
    throw error;
  }
}

/** Links name a game by its place in the list. */
function allKits(): Promise<readonly Kit[]> {
  return Promise.all(GAME_IDS.map(kitOf));
}
