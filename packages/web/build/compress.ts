import { readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const TEXT = /\.(js|css|html|svg|json|webmanifest)$/;
/** Smaller files fit one packet as they are. */
const LEAST = 1024;

/** Of brotli, of 11: more takes over ten times as long for another fifteenth. */
const QUALITY = 8;

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

/** Leaves a `.br` and a `.gz` beside each text of the folder, so that no server has to compress while people wait. */
export async function compress(folder: string): Promise<void> {
  const texts = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name));
  await Promise.all(texts.map(compressFile));
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < LEAST) return;
  await Promise.all([
    packBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }).then((packed) =>
      writeFile(`${file}.br`, packed),
    ),
    packGzip(content, { level: constants.Z_BEST_COMPRESSION }).then((packed) =>
      writeFile(`${file}.gz`, packed),
    ),
  ]);
}
