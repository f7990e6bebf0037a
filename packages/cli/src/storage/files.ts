import { accessSync, constants, mkdirSync, readFileSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { InputError } from "@medallion/kernel";
import type { Text } from "../texts/index.ts";
import { writeWhole } from "./atomic.ts";

/** The text of a file; throws `InputError` where it cannot be read. */
export function readText(path: string, text: Text): string {
  try {
    return readFileSync(path, "utf8");
  } catch (failure) {
    throw new InputError("unreadable-file", text("error.read", { path, reason: reasonOf(failure) }));
  }
}

/** Writes the whole file or nothing; throws `InputError` where it cannot be written. */
export function writeText(path: string, content: string, text: Text, mode?: number): void {
  try {
    writeWhole(path, content, mode);
  } catch (failure) {
    throw new InputError("unwritable-file", text("error.write", { path, reason: reasonOf(failure) }));
  }
}

/** Throws `InputError` if a file cannot be written there, before long work is done for nothing. */
export function assureWritable(path: string, text: Text): void {
  const refused = (reason: string) =>
    new InputError("unwritable-file", text("error.write", { path, reason }));
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() === true) throw refused("EISDIR");
  try {
    mkdirSync(dirname(path), { recursive: true });
    accessSync(dirname(path), constants.W_OK);
  } catch (failure) {
    throw refused(reasonOf(failure));
  }
}

/** The system's own short code (`ENOENT`) reads the same in every language. */
function reasonOf(failure: unknown): string {
  if (failure instanceof Error && "code" in failure) return String(failure.code);
  return failure instanceof Error ? failure.message : String(failure);
}
