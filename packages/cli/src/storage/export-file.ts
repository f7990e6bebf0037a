import { appendFileSync, renameSync, writeFileSync } from "node:fs";
import type { Text } from "../texts/index.ts";
import { assureWritable } from "./files.ts";

/** A file that grows beside its place and is put there when it is whole. */
export class ExportFile {
  readonly #path: string;
  readonly #part: string;

  /** Throws `InputError` if it cannot be written. */
  constructor(path: string, text: Text) {
    assureWritable(path, text);
    this.#path = path;
    this.#part = `${path}.part`;
    writeFileSync(this.#part, "");
  }

  add(piece: Buffer): void {
    appendFileSync(this.#part, piece);
  }

  finish(): void {
    renameSync(this.#part, this.#path);
  }
}
