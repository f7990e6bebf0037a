import { createReadStream } from "node:fs";
import { createGunzip } from "node:zlib";
import { InputError } from "@medallion/kernel";
import { damaged } from "./format.ts";

/** The lines of a packed file, one after another; a file that cannot be read or unpacked is refused. */
export async function* linesOf(path: string): AsyncGenerator<string> {
  const file = createReadStream(path);
  const unpacked = createGunzip();
  file.on("error", (error) => unpacked.destroy(error));
  file.pipe(unpacked);
  const chunks: AsyncIterator<Buffer> = unpacked[Symbol.asyncIterator]();
  try {
    const decoder = new TextDecoder();
    let rest: string[] = [];
    for (let next = await read(chunks, path); next !== undefined; next = await read(chunks, path)) {
      const [first = "", ...more] = decoder.decode(next, { stream: true }).split("\n");
      rest.push(first);
      for (const begun of more) {
        yield rest.join("");
        rest = [begun];
      }
    }
    const last = rest.join("") + decoder.decode();
    if (last !== "") yield last;
  } finally {
    file.destroy();
    unpacked.destroy();
  }
}

async function read(chunks: AsyncIterator<Buffer>, path: string): Promise<Buffer | undefined> {
  try {
    const next = await chunks.next();
    return next.done === true ? undefined : next.value;
  } catch (error) {
    throw refusalOf(error, path);
  }
}

function refusalOf(error: unknown, path: string): unknown {
  if (!(error instanceof Error) || !("code" in error) || typeof error.code !== "string") return error;
  if (error.code === "Z_DATA_ERROR" && error.message === "incorrect header check")
    return new InputError("foreign-backup", "This isn’t a Medallion backup. Choose another file.");
  if (error.code.startsWith("Z_")) return damaged("it cannot be unpacked to its end");
  if (error.code === "ENOENT") return new InputError("no-file", `There’s no file ${path}. Check the path.`);
  return new InputError("no-file", `Can’t read ${path} (${error.code}). Name a backup you have access to.`);
}
