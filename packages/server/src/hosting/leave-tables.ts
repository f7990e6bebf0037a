import type { Actor } from "@medallion/table";
import type { Visitor } from "../http/handler.ts";
import { DELETED } from "../store/deleted.ts";
import type { Store } from "../store/store.ts";
import { actorOf } from "./commands.ts";
import type { Resident } from "./resident.ts";
import type { Tables } from "./tables.ts";

/** Tables that one can sit at, and far more. */
const MOST = 1000;

/** Somebody goes for good: gives up what they play, and frees the seats where nothing is played. */
export async function leaveTables(store: Store, tables: Tables, visitor: Visitor): Promise<void> {
  for (const { id } of await store.tables.of(visitor.person.id, "running", MOST))
    await leave(await tables.open(id), actorOf(visitor));
}

/**
 * The same once they are forgotten, at the tables that their last requests brought them to while they went; and where
 * nobody sits who could wait for others, nobody is waited for.
 */
export async function clearTables(tables: Tables, person: string, left: readonly string[]): Promise<void> {
  for (const id of left) {
    const resident = await tables.open(id);
    await leave(resident, { person, name: DELETED.name, guest: true });
    if (resident?.room.stage !== "gathering" || resident.room.owner !== person) continue;
    if (resident.room.places.every(({ kind }) => kind !== "person"))
      await resident.command("host", { kind: "close", reason: "" });
  }
}

async function leave(resident: Resident | undefined, actor: Exclude<Actor, "host">): Promise<void> {
  if (resident === undefined) return;
  for (const seat of resident.room.seatsOf(actor.person)) {
    if (resident.room.stage === "playing") await resident.command(actor, { kind: "resign", seat });
    if (resident.room.stage !== "playing") await resident.command(actor, { kind: "leave", seat });
  }
}
