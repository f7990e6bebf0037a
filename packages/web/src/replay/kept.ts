import { InputError } from "@medallion/kernel";
import * as z from "zod/mini";
import { keep } from "../local/keep.ts";

/** A replay that the player brought, as it lies on this device. */
const keptSchema = z.object({ version: z.literal(1), name: z.string(), file: z.string() });

export interface KeptReplay {
  readonly id: string;
  readonly name: string;
  readonly updated: number;
}

/** Newest first; what is not understood any more is left out of the list and stays where it is. */
export async function keptReplays(): Promise<readonly KeptReplay[]> {
  const rows = await keep.list("replays");
  return rows.flatMap(({ id, value, updated }) => {
    const read = keptSchema.safeParse(value);
    return read.success ? [{ id, name: read.data.name, updated }] : [];
  });
}

/** The file of a replay of this device; throws `InputError` if there is none. */
export async function keptReplay(id: string): Promise<string> {
  const read = keptSchema.safeParse(await keep.get("replays", id));
  if (read.success) return read.data.file;
  throw new InputError("no-such-replay", "This replay is no longer on this device.");
}

export function forgetReplay(id: string): Promise<void> {
  return keep.delete("replays", id);
}
