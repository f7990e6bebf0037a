import { type Kit, seedFrom } from "@medallion/kernel";
import {
  eventsOf,
  type LogEntry,
  Room,
  type RoomCommand,
  type RoomEvent,
  usualSettings,
} from "@medallion/table";
import type { Store } from "../../store/store.ts";
import { appendOf } from "../resident.ts";
import { Shifts } from "../shifts.ts";

/** A table as somebody makes it who wants a long log: one choice made and taken back again and again. */
export interface LongTable {
  readonly id: string;
  readonly entries: readonly LogEntry[];
  /** What this viewer heard in all, by replaying everything. */
  heard(viewer: number | null): readonly RoomEvent[];
}

const ANNA = { person: "anna", name: "Anna", guest: true } as const;

/** Writes such a table into the store; both seats are Anna's. `kit` may count, `plain` makes the log. */
export async function longTable(
  store: Store,
  plain: Kit,
  length: number,
  { game, mode, delay = 0 }: { readonly game: string; readonly mode: string; readonly delay?: number },
): Promise<LongTable> {
  const id = `long-${game}-${length}-${delay}`;
  const settings = {
    ...usualSettings(game, mode, 2),
    takebacks: "free" as const,
    spectators: { kind: "delayed" as const, seconds: delay },
  };
  const begun = 1_000_000;
  const places = [{ kind: "open" }, { kind: "open" }] as const;
  const entries: LogEntry[] = [
    { at: begun, by: ANNA, command: { kind: "found", settings, places }, seed: seedFrom("long") },
  ];
  const room = Room.replay([plain], entries);
  const send = (command: RoomCommand): void => {
    const reply = room.command(ANNA, command, begun + entries.length);
    if (reply.kind !== "done") throw new Error(`${command.kind} was not done`);
    entries.push(reply.entry);
  };
  send({ kind: "sit", seat: 0, ready: true });
  send({ kind: "sit", seat: 1, ready: true });
  const answer = (): number => {
    const [seat = 0] = room.owing();
    const question = room.look(seat).table?.question?.id ?? -1;
    send({ kind: "answer", seat, question, choice: 0 });
    return seat;
  };
  // What is chosen in secret at the beginning nobody else hears of.
  answer();
  answer();
  while (entries.length < length) {
    const seat = answer();
    if (entries.length < length) send({ kind: "propose", seat, what: "takeback" });
    if (entries.length % 20 === 0 && entries.length < length) send({ kind: "sayPreset", preset: "oops" });
  }
  const shifts = new Shifts();
  await store.tables.found(id, await appendOf(id, room, 0, entries.slice(0, 1), [], shifts), id);
  for (let from = 1; from < length; from += 500)
    await store.tables.append(await appendOf(id, room, from, entries.slice(from, from + 500), [], shifts));
  return { id, entries, heard: (viewer) => eventsOf([plain], entries, viewer, 0) };
}
