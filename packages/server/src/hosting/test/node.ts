import { randomBytes } from "node:crypto";
import { toy } from "@medallion/suites/toy";
import { type Actor, type BotTask, chooseFor, type RoomEvent } from "@medallion/table";
import { afterAll, expect } from "vitest";
import { settingsFor } from "../../../test/served.ts";
import { LIMITS } from "../../limits.ts";
import { rate } from "../../ratings/rate.ts";
import { freshId } from "../../store/code.ts";
import { openStore } from "../../store/open.ts";
import type { Store } from "../../store/store.ts";
import type { Resident } from "../resident.ts";
import { Tables, type TablesParts } from "../tables.ts";
import type { Viewer } from "../viewer.ts";

const closing: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

type Somebody = Exclude<Actor, "host">;
export const ANNA: Somebody = { person: "anna", name: "Anna", guest: true };
export const BRUNO: Somebody = { person: "bruno", name: "Bruno", guest: true };

/** A store that knows both, and whoever else is to found tables or sit down. */
export async function freshStore(others: readonly Somebody[] = []): Promise<Store> {
  const store = await openStore("sqlite::memory:", { rate });
  closing.push(() => store.close());
  for (const { person: id, name } of [ANNA, BRUNO, ...others])
    await store.people.add({ id, name, kind: "guest", created: 0 });
  return store;
}

export const SETTINGS = settingsFor({ game: toy.game.id, mode: "short", seats: 2 });
export const OPEN_SEATS = [{ kind: "open" }, { kind: "open" }] as const;

/** One node on the store. */
export async function node(store: Store, name: string, parts: Partial<TablesParts> = {}) {
  const failures: unknown[] = [];
  const thought: string[] = [];
  const tables = new Tables({
    kits: [toy],
    store,
    limits: { ...LIMITS, botPace: 0, lease: 200, idle: 50, grace: 60_000, homecoming: 0 },
    node: name,
    now: () => Date.now(),
    freshSeed: () => randomBytes(32).toString("hex"),
    freshId,
    think: async (table, task: BotTask) => {
      thought.push(`${table}/${task.seat}/${task.question.id}`);
      return chooseFor(toy, task);
    },
    hasMemory: () => true,
    failed: (_table, error) => failures.push(error),
    ...parts,
  });
  const stopListening = await store.nodes.listen({
    appended: (table, position) => tables.appended(table, position),
    missed: () => tables.missed(),
  });
  closing.push(async () => {
    await stopListening();
    await tables.close();
  });
  return { tables, failures, thought };
}

export function viewer(
  person: string,
  seat: number | null,
): Viewer & { readonly events: RoomEvent[]; readonly froms: number[] } {
  const events: RoomEvent[] = [];
  const froms: number[] = [];
  return {
    person,
    seat,
    network: person,
    muted: new Set(),
    events,
    froms,
    drained: async () => true,
    send: (text) => {
      const message = JSON.parse(text);
      if (!("events" in message)) return;
      froms.push(message.from);
      expect(message.from).toBe(events.length);
      events.push(...message.events);
    },
  };
}

/** A table of Anna and Bruno whose game has begun. */
export async function begun(tables: Tables, settings: Partial<typeof SETTINGS> = {}): Promise<Resident> {
  const founding = {
    kind: "found",
    settings: { ...SETTINGS, ...settings },
    places: [...OPEN_SEATS],
  } as const;
  const resident = await tables.found(ANNA, founding);
  await resident.command(ANNA, { kind: "sit", seat: 0, ready: true });
  await resident.command(BRUNO, { kind: "sit", seat: 1, ready: true });
  return resident;
}

/** How a store misbehaves; whatever is set holds until it is unset. */
export interface Trouble {
  /** Appends are refused, or written and then reported as failed. */
  append?: "refused" | "written" | undefined;
  reads?: boolean;
  claims?: boolean;
  releases?: boolean;
  /** How many appends were asked for. */
  appends: number;
}

/** The store with trouble that a test makes. */
export function troubled(store: Store): { readonly store: Store; readonly trouble: Trouble } {
  const trouble: Trouble = { appends: 0 };
  const failing =
    <Given extends unknown[], Done>(
      when: () => boolean | undefined,
      work: (...given: Given) => Promise<Done>,
    ) =>
    async (...given: Given): Promise<Done> => {
      if (when()) throw new Error("the disk is full");
      return work(...given);
    };
  const reads = () => trouble.reads;
  return {
    trouble,
    store: {
      ...store,
      tables: {
        ...store.tables,
        find: failing(reads, store.tables.find),
        entries: failing(reads, store.tables.entries),
        checkpoint: failing(reads, store.tables.checkpoint),
        append: async (append) => {
          trouble.appends++;
          if (trouble.append === "refused") throw new Error("the disk is full");
          const done = await store.tables.append(append);
          if (trouble.append === "written") throw new Error("the connection was lost");
          return done;
        },
      },
      nodes: {
        ...store.nodes,
        claim: failing(() => trouble.claims, store.nodes.claim),
        release: failing(() => trouble.releases, store.nodes.release),
      },
    },
  };
}
