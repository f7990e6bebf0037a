import { takebackPoint } from "../takeback.ts";
import { personOf } from "./chair.ts";
import type { Actor, Proposed, RoomCommand } from "./command.ts";
import type { RoomCore, RoomData, Stage } from "./core.ts";
import { takebackOf } from "./proposing.ts";
import { notAllowed, type Refused, refuse } from "./refusal.ts";

/** How far a host lets a room grow: far beyond what people who play ever need. */
export interface Bounds {
  /** Moves of one game, and entries of the log while people gather for it; who sits there has a bound of their own. */
  readonly entriesPerGame: number;
  /** How often one person takes, changes and leaves seats while people gather for a game: it costs nobody else a seat. */
  readonly arrangementsPerGame: number;
  /** What one seat may say and ask in one game; it never takes room from anybody's moves. */
  readonly asidesPerGame: number;
  /** Entries of the whole log: who has so many plays on at a new table. */
  readonly entriesPerTable: number;
  /** How often the same choice may be taken back. */
  readonly takebacksPerMove: number;
  readonly botsPerTable: number;
}

/** A command, and whose it is. */
interface Given {
  readonly by: Actor;
  readonly command: RoomCommand;
}

/** The longest deck, or whatever else a game lets people bring to a seat; the longest that pages make have 1,500 letters. What is kept is what the game makes of it. */
export const LONGEST_PICK = 4000;

/** How often one seat may ask for the same thing before the next move: who was declined, or slipped, may ask again. */
const PER_TURN: Readonly<Record<Proposed, number>> = { draw: 3, abort: 3, takeback: 3, pause: 3, rematch: 5 };

/** How often whoever plays a rated game against bots alone may stop the clocks. */
const RATED_PAUSES = 3;

/** Why a room of this size does not take this command, if it does not. Whoever wants to go always may. */
export function beyondBounds(core: RoomCore, given: Given, bounds: Bounds): Refused {
  const { command } = given;
  const { position, since, spent } = core.data;
  const isArrangement = isArranging(core.stage, command);
  const isFree = isArrangement || isLeaving(command);
  if (core.stage === "gathering" && position - since >= bounds.entriesPerGame && !isFree)
    return refuse("table-too-long");
  if ((pickIn(command)?.length ?? 0) > LONGEST_PICK) return refuse("too-long");
  const { by } = given;
  if (isArrangement && by !== "host") {
    if (command.kind !== "leave" && arrangementsBy(core, by.person) >= bounds.arrangementsPerGame)
      return refuse("too-often");
    if (command.kind === "sit" && core.data.putOut?.includes(by.person)) return refuse("put-out");
  }
  if (core.stage === "playing" && isMove(command) && (spent?.moves ?? 0) >= bounds.entriesPerGame)
    return refuse("game-too-long");
  if (isRematch(core, command) && position >= bounds.entriesPerTable) return refuse("table-too-long");
  const aside = asideOf(core, given);
  if (aside !== undefined && command.kind !== "back" && (spent?.asides[aside] ?? 0) >= bounds.asidesPerGame)
    return refuse("too-often");
  if (command.kind === "place" && command.place.kind === "bot") {
    const others = core.data.chairs.filter(
      ({ place }, seat) => seat !== command.seat && place.kind === "bot",
    );
    if (others.length >= bounds.botsPerTable) return refuse("too-many-bots");
  }
  return command.kind === "propose" ? asksTooMuch(core, command, bounds) : undefined;
}

function asksTooMuch(
  core: RoomCore,
  { seat, what }: Extract<RoomCommand, { kind: "propose" }>,
  bounds: Bounds,
): Refused {
  if (core.data.chairs[seat] === undefined || core.data.proposal !== undefined) return undefined;
  if (what === "takeback") {
    const { line } = core.course ?? { line: [] };
    const to = takebackPoint(line, seat, "free");
    if (to !== undefined && (core.course?.takebacksTo(to) ?? 0) >= bounds.takebacksPerMove)
      return refuse("too-many-takebacks");
    // What is done at once bothers nobody.
    if (takebackOf(core, seat) !== "by-asking") return undefined;
  }
  const asked = core.data.asked?.filter((one) => one.seat === seat && one.what === what) ?? [];
  if (asked.length >= PER_TURN[what]) return refuse("asked-already");
  if (what === "pause" && core.data.settings.rated && core.otherPeople(seat).size === 0) {
    const history = core.course?.record.segments.flatMap((segment) => segment.history) ?? [];
    if (history.filter(({ kind }) => kind === "pause").length >= RATED_PAUSES)
      return notAllowed(`In a rated game against bots you can pause ${RATED_PAUSES} times.`);
  }
  return undefined;
}

/** How often this person has taken, changed and left seats in this gathering. */
export function arrangementsBy({ data }: RoomCore, person: string): number {
  return data.arrangedBy?.find((one) => one.person === person)?.times ?? 0;
}

type Spending = Partial<Pick<RoomData, "spent" | "asked" | "arrangedBy">>;

const NOTHING_SPENT: Spending = { spent: undefined, asked: undefined, arrangedBy: undefined };

/** What a command that was carried out adds to what its game has; a new stage begins anew. */
export function spentWith(core: RoomCore, given: Given, before: Stage): Spending {
  const { asked, spent } = core.data;
  if (core.stage !== before) return NOTHING_SPENT;
  if (core.stage === "gathering")
    return isArranging(before, given.command)
      ? { ...NOTHING_SPENT, arrangedBy: arrangedWith(core, given.by) }
      : {};
  const { moves, asides } = spent ?? { moves: 0, asides: Array.from({ length: core.seats + 1 }, () => 0) };
  const aside = asideOf(core, given);
  if (aside === undefined) return { asked, spent: { moves: moves + 1, asides } };
  return {
    asked,
    spent: { moves, asides: asides.map((count, seat) => (seat === aside ? count + 1 : count)) },
  };
}

function arrangedWith(core: RoomCore, by: Actor): RoomData["arrangedBy"] {
  const before = core.data.arrangedBy ?? [];
  if (by === "host") return core.data.arrangedBy;
  const { person } = by;
  const times = arrangementsBy(core, person) + 1;
  return [...before.filter((one) => one.person !== person), { person, times }];
}

/** Whose aside a command is, by seat, all others last; nothing if it moves or ends the game. */
function asideOf(core: RoomCore, { by, command }: Given): number | undefined {
  if (core.stage === "gathering" || isMove(command) || isLeaving(command)) return undefined;
  if ("seat" in command && command.seat !== undefined) return command.seat;
  const own = core.data.chairs.findIndex(({ place }) => by !== "host" && personOf(place) === by.person);
  return own < 0 ? core.seats : own;
}

/** What an offer gives to whoever is not asked may be had without end: it takes no room from anybody's moves. */
function isMove(command: RoomCommand): boolean {
  if (command.kind === "answer") return command.question !== "offer";
  return command.kind === "bot" || command.kind === "tick";
}

function pickIn(command: RoomCommand): string | undefined {
  if (command.kind === "sit") return command.pick;
  return command.kind === "place" && command.place.kind === "bot" ? command.place.pick : undefined;
}

function isArranging(stage: Stage, { kind }: RoomCommand): boolean {
  return stage === "gathering" && (kind === "sit" || kind === "place" || kind === "leave");
}

/** Each of these can be done once. */
function isLeaving({ kind }: RoomCommand): boolean {
  return kind === "resign" || kind === "leave" || kind === "close" || kind === "callOff";
}

function isRematch({ data }: RoomCore, command: RoomCommand): boolean {
  if (command.kind === "propose") return command.what === "rematch";
  return command.kind === "reply" && command.yes && data.proposal?.what === "rematch";
}
