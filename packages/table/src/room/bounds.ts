import { takebackPoint } from "../takeback.ts";
import type { RoomCommand } from "./command.ts";
import type { RoomCore } from "./core.ts";
import { type Refused, refuse } from "./refusal.ts";

/** How far a host lets a room grow: far beyond what people who play ever need. */
export interface Bounds {
  /** Entries of the log for one game, from gathering for it on. */
  readonly entriesPerGame: number;
  /** Entries of the whole log: who has so many plays on at a new table. */
  readonly entriesPerTable: number;
  /** How often the same choice may be taken back. */
  readonly takebacksPerMove: number;
  readonly botsPerTable: number;
}

/** Entries beyond the bound of a game in which people may still agree how to end it. */
const LAST_WORDS = 100;

/** Why a room of this size does not take this command, if it does not. Whoever wants to go always may. */
export function beyondBounds(core: RoomCore, command: RoomCommand, bounds: Bounds): Refused {
  const { position, since } = core.data;
  const written = position - since;
  if (written >= bounds.entriesPerGame && !isLeaving(command) && !mayEnd(command, written, bounds))
    return refuse("game-too-long");
  if (isRematch(core, command) && position >= bounds.entriesPerTable) return refuse("table-too-long");
  if (command.kind === "place" && command.place.kind === "bot") {
    const others = core.data.chairs.filter(
      ({ place }, seat) => seat !== command.seat && place.kind === "bot",
    );
    if (others.length >= bounds.botsPerTable) return refuse("too-many-bots");
  }
  if (command.kind === "propose" && command.what === "takeback") {
    const { line } = core.course ?? { line: [] };
    const to = takebackPoint(line, command.seat, "free");
    if (to !== undefined && (core.course?.takebacksTo(to) ?? 0) >= bounds.takebacksPerMove)
      return refuse("too-many-takebacks");
  }
  return undefined;
}

/** Each of these can be done once; a tick only does what is due. */
function isLeaving({ kind }: RoomCommand): boolean {
  return kind === "resign" || kind === "leave" || kind === "tick" || kind === "close";
}

function mayEnd(command: RoomCommand, written: number, { entriesPerGame }: Bounds): boolean {
  if (written >= entriesPerGame + LAST_WORDS) return false;
  return command.kind === "reply" || (command.kind === "propose" && ENDINGS.has(command.what));
}

const ENDINGS: ReadonlySet<string> = new Set(["draw", "abort", "rematch"]);

function isRematch({ data }: RoomCore, command: RoomCommand): boolean {
  if (command.kind === "propose") return command.what === "rematch";
  return command.kind === "reply" && command.yes && data.proposal?.what === "rematch";
}
