import { gwentKit } from "@medallion/gwent";
import { type Kit, randomOf, type Seat, seedFrom, speaker } from "@medallion/kernel";
import type { TableListener } from "@medallion/protocol";
import { RECORD_TEXTS } from "@medallion/records";
import { type PersonCommand, Room, type RoomReply, type Settings, usualSettings } from "@medallion/table";
import type { Link, OpenLink } from "../../hosts/link.ts";
import type { Scene } from "../../scene/scene.ts";
import type { TableStore } from "../../scene/table-store.ts";

const NAMES = ["Anna", "Bořivoj", "Cyril", "Dana", "Eva"];

interface Following {
  readonly seat: Seat | null;
  readonly listener: TableListener;
  next: number;
}

/** A table in memory, of Gwent unless another game is given, at which everybody is seated and the game has begun. */
export class TrialTable {
  readonly room: Room;
  readonly #following = new Set<Following>();

  /** `deal` decides what was shuffled and drawn before anybody could do anything. */
  constructor(change: Partial<Settings> = {}, kit: Kit = gwentKit, deal = "trial") {
    const [mode] = kit.lobby.modes;
    const settings = { ...usualSettings(kit.game.id, mode?.id ?? "", 2), ...change };
    const places = Array.from({ length: settings.seats }, () => ({ kind: "open" as const }));
    const command = { kind: "found" as const, settings, places };
    this.room = Room.found([kit], { at: 0, by: person(0), command, seed: seedFrom(deal) });
    for (const seat of places.keys()) this.send(seat, { kind: "sit", seat, ready: true });
  }

  send(seat: Seat, command: PersonCommand): RoomReply {
    const reply = this.room.command(person(seat), command, 0, seedFrom("next"));
    if (reply.kind === "done")
      for (const following of [...this.#following]) {
        const events = this.room.eventsFor(reply.news, following.seat);
        following.next += events.length;
        following.listener.news(events, following.next - events.length);
      }
    return reply;
  }

  /** Everybody answers at random until the game is over; each time the seat that answers next. */
  *turns(seed: string): Generator<Seat> {
    const random = randomOf(seed);
    const seats = [...this.room.look(null).places.keys()];
    for (;;) {
      const asked = seats.filter((seat) => this.room.look(seat).table?.question !== undefined);
      const seat = asked[random.below(Math.max(1, asked.length))];
      if (seat === undefined) return;
      yield seat;
      const table = this.room.look(seat).table;
      if (table?.question === undefined) throw new Error("somebody else has answered");
      const choice = random.below(table.choices.length);
      this.send(seat, { kind: "answer", seat, question: table.question.id, choice });
    }
  }

  readonly open: OpenLink = (seat, listener): Link => {
    const following: Following = { seat, listener, next: 0 };
    this.#following.add(following);
    queueMicrotask(() => listener.news([], 0));
    const { room } = this;
    return {
      seat,
      get look() {
        return room.look(seat);
      },
      command: async (command) => {
        const reply = this.send(seat ?? 0, command);
        if (reply.kind === "failed") throw reply.error;
        if (reply.kind === "done") return { kind: "done" };
        const { code, sentence } = reply.refusal;
        return { kind: "refused", refusal: { code, sentence } };
      },
      detach: () => this.#following.delete(following),
    };
  };
}

function person(seat: Seat) {
  return { person: `person-${seat}`, name: NAMES[seat] ?? "", guest: true };
}

/** What a table is drawn from, in English. */
export async function sceneOf(store: TableStore, kit: Kit = gwentKit): Promise<Scene> {
  const { look, log } = store.snapshot;
  if (look?.table === undefined) throw new Error("the game has not begun");
  const say = speaker("en", { ...RECORD_TEXTS.en, ...(await kit.texts("en")) }, NAMES);
  const { seat } = store;
  const isOwn = seat !== null;
  const shown = { store, kit, say, names: NAMES, seat, look, table: look.table, log };
  return { ...shown, isOwn, mayAct: isOwn && look.table.ending === undefined, isShared: false };
}

/** The same as a seat sees the table now, with nothing that would follow it. */
export function trialScene({ room }: TrialTable, seat: Seat | null, kit: Kit = gwentKit): Promise<Scene> {
  const still = { seat, snapshot: { look: room.look(seat), log: [] } };
  return sceneOf(still as unknown as TableStore, kit);
}
