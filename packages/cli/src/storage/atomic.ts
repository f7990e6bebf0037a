import { randomBytes } from "node:crypto";
import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** Writes the whole file or nothing: a temporary neighbour is renamed into its place. */
export function writeWhole(path: string, text: string, mode = 0o666): void {
  mkdirSync(dirname(path), { recursive: true });
  const temporary = `${path}.${randomBytes(6).toString("hex")}.tmp`;
  try {
    writeFileSync(temporary, text, { flush: true, mode });
    renameSync(temporary, path);
  } catch (failure) {
    rmSync(temporary, { force: true });
    throw failure;
  }
}
