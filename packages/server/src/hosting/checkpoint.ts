import type { Kit } from "@medallion/kernel";
import { Room } from "@medallion/table";
import type { CheckpointMark, Store } from "../store/store.ts";

/** A room as it is kept, so that nothing before has to be played again. */
export interface Checkpoint extends CheckpointMark {
  readonly data: string;
  readonly isOver: boolean;
}

/** A game that is over is looked at again now and then: few checkpoints will do, as each is as large as the table. */
const AFTERWARDS = 4;

export function checkpointOf(room: Room): Checkpoint {
  const snapshot = room.snapshot();
  const { position, counters, stage } = room;
  return {
    ...{ position, rules: snapshot.rulesVersion, heard: [...counters], isOver: stage === "over" },
    data: JSON.stringify(snapshot),
  };
}

export function keepCheckpoint(
  { tables }: Pick<Store, "tables">,
  table: string,
  { position, rules, heard, isOver, data }: Checkpoint,
): Promise<void> {
  return tables.saveCheckpoint(table, position, data, { rules, heard }, isOver ? AFTERWARDS : undefined);
}

/** A checkpoint that cannot be read, or is of an older version, is no loss: the log has everything. */
export function restored(kits: readonly Kit[], data: string): Room | undefined {
  try {
    return Room.restore(kits, JSON.parse(data));
  } catch {
    return undefined;
  }
}
