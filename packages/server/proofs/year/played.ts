import { KITS } from "@medallion/games";
import { randomOf, type Seat, seedFrom } from "@medallion/kernel";
import { type Actor, type LogEntry, Room, type RoomCommand, usualSettings } from "@medallion/table";
import { appendOf } from "../../src/hosting/resident.ts";
import { Shifts } from "../../src/hosting/shifts.ts";
import type { Append } from "../../src/store/store.ts";

/** A real game as a server writes it, by two people who can be given other ids. */
export interface Played {
  readonly founded: Append;
  readonly half: Append;
  readonly rest: Append;
  /** A checkpoint of its middle. */
  readonly checkpoint: string;
}

export const SOMEBODY = ["somebody-sitting-first", "somebody-sitting-second"] as const;
const SHIFTS = new Shifts();
export const TABLE = "table-of-the-simulation";

/** So many games that were really played, with choices by chance. */
export async function playedGames(count: number): Promise<readonly Played[]> {
  const games: Played[] = [];
  for (let index = 0; index < count; index++) games.push(await playedGame(`year ${index}`));
  return games;
}

async function playedGame(seed: string): Promise<Played> {
  const random = randomOf(seed);
  const [first, second] = SOMEBODY.map((person) => ({ person, name: "Quiet Otter", guest: true }));
  if (first === undefined || second === undefined) throw new Error("two people play");
  const settings = { ...usualSettings("gwent", "standard", 2), rated: true, takebacks: "none" as const };
  const places = [{ kind: "open" as const }, { kind: "open" as const }];
  const founding: LogEntry = {
    at: 1,
    by: first,
    command: { kind: "found", settings, places },
    seed: seedFrom(seed),
  };
  const room = Room.found(KITS, founding);
  const founded = await appendOf(TABLE, room, 0, [founding], [], SHIFTS);
  const entries: LogEntry[] = [];
  const appends: Append[] = [];
  let checkpoint = "";
  const act = async (by: Actor, command: RoomCommand): Promise<void> => {
    const position = room.position;
    const reply = room.command(by, command, 2);
    if (reply.kind !== "done") throw new Error(`the simulated ${command.kind} was not done`);
    entries.push(reply.entry);
    const append = await appendOf(TABLE, room, position, [reply.entry], reply.news, SHIFTS);
    appends.push(append);
    if (entries.length === 20) checkpoint = JSON.stringify(room.snapshot());
  };
  await act(first, { kind: "sit", ready: true });
  await act(second, { kind: "sit", ready: true });
  while (room.stage === "playing") {
    const [seat = 0] = room.owing();
    const asked = room.look(seat).table;
    if (asked?.question === undefined) throw new Error("nobody is asked");
    const choice = random.below(asked.choices.length);
    await act(seat === 0 ? first : second, {
      kind: "answer",
      seat: seat as Seat,
      question: asked.question.id,
      choice,
    });
  }
  const middle = Math.floor(appends.length / 2);
  return { founded, half: joined(appends.slice(0, middle)), rest: joined(appends.slice(middle)), checkpoint };
}

/** Appends one after the other as one. */
function joined(appends: readonly Append[]): Append {
  const [begin] = appends;
  const end = appends.at(-1);
  if (begin === undefined || end === undefined) throw new Error("nothing to join");
  return { ...end, position: begin.position, entries: appends.flatMap(({ entries }) => entries) };
}
