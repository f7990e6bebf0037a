import type { Visitor } from "../http/handler.ts";
import type { Store } from "../store/store.ts";
import { actorOf } from "./commands.ts";
import type { Tables } from "./tables.ts";

/** Tables that one can sit at, and far more. */
const MOST = 1000;

/** Somebody goes for good: gives up what they play, and frees the seats where nothing is played. */
export async function leaveTables(store: Store, tables: Tables, visitor: Visitor): Promise<void> {
  const { id } = visitor.person;
  for (const row of await store.tables.of(id, "running", MOST)) {
    const resident = await tables.open(row.id);
    if (resident === undefined) continue;
    const actor = actorOf(visitor);
    for (const seat of resident.room.seatsOf(id)) {
      if (resident.room.stage === "playing") await resident.command(actor, { kind: "resign", seat });
      if (resident.room.stage !== "playing") await resident.command(actor, { kind: "leave", seat });
    }
  }
}
