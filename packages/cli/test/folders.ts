import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const made: string[] = [];

/** A fresh folder for what a test writes; gone when the file's tests are over. */
export function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "medallion-test-"));
  made.push(folder);
  return folder;
}

export function removeFolders(): void {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
}
