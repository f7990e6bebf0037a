import { answer, at, equal, questionOf, randomOf, type Seat, type Told } from "@medallion/kernel";
import {
  firstEntries,
  type GameRecord,
  type HostEnding,
  type Interruption,
  inForce,
  isMove,
  lastSegment,
  type Move,
  type SeatChange,
  startRecord,
} from "@medallion/records";
import { answerOf } from "../answering.ts";
import { BEGINNING, Course } from "../course.ts";
import { holderOf } from "./chair.ts";
import { earsOf, type RoomCore } from "./core.ts";
import { finishIfOver, lapse } from "./finishing.ts";
import { othersEars } from "./marks.ts";
import { type Refused, readByGame } from "./refusal.ts";
import { owingOf, runClocks, startClocks, turnClocks } from "./timing.ts";

/** Begins the game with what everybody brought. */
export function begin(core: RoomCore, now: number): Refused {
  const { kit, data } = core;
  const { mode, seats, rules } = data.settings;
  let options: unknown;
  if (data.from !== undefined) return goOn(core, data.from, now);
  const refusal = readByGame(() => {
    const picks = data.chairs.map(({ pick }) => pick);
    options = kit.lobby.options({ mode, seats, picks, rules }, randomOf(`${data.seed}/options`));
  });
  if (refusal !== undefined) return refusal;
  const holders = data.chairs.map(({ place }) => holderOf(place));
  const salts = data.chairs.flatMap(({ place, salt }) => (place.kind === "person" ? [salt ?? ""] : []));
  start(core, startRecord({ game: kit.game, options, seats: holders, seed: data.seed, salts }), now);
  finishIfOver(core, now);
  return undefined;
}

/** Begins as a recorded game did, with its people: then those who sit here take over, and its moves are made again. */
function goOn(core: RoomCore, from: GameRecord, now: number): Refused {
  start(core, firstEntries(from, 0), now);
  core.set({ from: undefined });
  for (const [seat, { place }] of core.data.chairs.entries()) {
    const holder = holderOf(place);
    if (!equal(holder, from.seats[seat])) note(core, { kind: "seat", seat, holder }, now);
  }
  for (const { entry } of inForce(lastSegment(from).history)) {
    const refused = isMove(entry) ? move(core, entry, now) : undefined;
    if (refused !== undefined) return refused;
  }
  finishIfOver(core, now);
  return undefined;
}

function start(core: RoomCore, record: GameRecord, now: number): void {
  const { kit, data } = core;
  const told: Told[] = [];
  core.course = Course.play(kit, record, (happening) => {
    if (happening.kind === "game") told.push(happening.told);
  });
  core.marks = core.noMarks();
  core.set({ takebacks: 0, began: data.chairs.map(({ place }) => place), votes: [], proposal: undefined });
  core.tell({ kind: "began", game: data.game, commitment: record.commitment });
  core.hear(...told.map((one) => ({ kind: "game", told: one, entry: BEGINNING }) as const));
  startClocks(core, now);
}

/** Applies an answer or a fallback exactly once. */
export function move(core: RoomCore, entry: Move, now: number): Refused {
  const { kit, seats } = core;
  const course = core.begun;
  const before = owingOf(core);
  const told: Told[] = [];
  const finality = answer(
    kit.game,
    course.state,
    answerOf(entry, questionOf(kit.game, course.state, entry.seat)),
    (one) => told.push(one),
  );
  if (typeof finality !== "string") return finality;
  const ears = earsOf(told, seats);
  const place = course.written;
  core.marks.push(core.data.heard, ears);
  course.write(entry, finality, told);
  core.hear(...told.map((one) => ({ kind: "game", told: one, entry: place }) as const));
  const others = othersEars(entry.seat, seats);
  const turned = turnClocks(core, now, before, {
    seat: entry.seat,
    cause: entry.kind,
    audible: (ears & others) === others,
  });
  forgetAsked(core, turned ? undefined : entry.seat);
  if (turned && entry.kind !== "offer" && core.data.proposal?.what === "takeback") lapse(core);
  finishIfOver(core, now);
  return undefined;
}

/** Writes what the table itself does into the record. */
export function note(core: RoomCore, entry: SeatChange | Interruption | HostEnding, now: number): void {
  const ends = entry.kind === "resignation" || entry.kind === "draw" || entry.kind === "abort";
  core.marks.push(core.data.heard, 0);
  core.begun.write(entry, ends ? "final" : "open", []);
  runClocks(core, now);
  finishIfOver(core, now);
}

/** Goes back to before the entry at this place of the line; who heard nothing of it hears nothing of this either. */
export function takeBack(core: RoomCore, to: number, seat: Seat, now: number): void {
  const course = core.begun;
  const before = owingOf(core);
  const first = at(course.line, to);
  let ears = 1 << seat;
  for (const step of course.line.slice(to)) ears |= core.marks.ears(step.place);
  const viewers = Array.from({ length: core.seats + 1 }, (_, viewer) => viewer);
  const counters = viewers.map((viewer) =>
    (ears & (1 << viewer)) === 0 ? undefined : core.marks.before(first.place, viewer),
  );
  course.takeBack(to);
  core.marks.push(core.data.heard, 0);
  core.set({ takebacks: core.data.takebacks + 1 });
  core.hear({ kind: "takenBack", seat, fromEntry: first.place, to: counters });
  const others = othersEars(seat, core.seats);
  const turned = turnClocks(core, now, before, {
    seat,
    cause: "takeback",
    audible: (ears & others) === others,
  });
  forgetAsked(core, turned ? undefined : seat);
}

/** A new turn has begun for everybody, or only for a seat whose answer the others do not hear of: it may ask again. */
function forgetAsked(core: RoomCore, own: Seat | undefined): void {
  const { asked } = core.data;
  if (asked === undefined) return;
  const left = own === undefined ? [] : asked.filter(({ seat }) => seat !== own);
  core.set({ asked: left.length === 0 ? undefined : left });
}

/** A bot plays the seat from now on, or its person does again. */
export function changeHolder(core: RoomCore, seat: Seat, now: number): void {
  const { place, shown } = core.chair(seat);
  if (shown !== undefined) core.setChair(seat, { shown: { ...shown, running: undefined, since: now } });
  // Who was asked may no longer be there to answer.
  lapse(core);
  core.tell({ kind: "placed", seat, place });
  note(core, { kind: "seat", seat, holder: holderOf(place) }, now);
}
