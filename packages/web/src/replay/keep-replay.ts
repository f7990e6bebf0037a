import { hashOf } from "@medallion/kernel";
import { keep } from "../local/keep.ts";
import { fromFile } from "./recorded.ts";

const ID_LENGTH = 16;

/** Reads a save file and keeps it; throws `InputError` and keeps nothing if it is none. The same file is kept once. */
export async function keepReplay(name: string, file: string): Promise<string> {
  await fromFile(file);
  const id = hashOf(file).slice(0, ID_LENGTH);
  await keep.put("replays", id, { version: 1, name, file });
  return id;
}
