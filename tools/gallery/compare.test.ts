import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { compareFolders } from "./compare.ts";
import { differenceOf } from "./difference.ts";
import { type Pixels, readPng, writePng } from "./png.ts";

/** A picture with a colour of its own at every dot. */
function picture(width = 3, height = 2): Pixels {
  const bytes = Uint8Array.from({ length: width * height * 4 }, (_, at) =>
    at % 4 === 3 ? 255 : (at * 29) % 256,
  );
  return { width, height, bytes };
}

function changed({ width, height, bytes }: Pixels, ...dots: number[]): Pixels {
  const copy = bytes.slice();
  for (const dot of dots) copy[dot * 4] = (copy[dot * 4] ?? 0) ^ 1;
  return { width, height, bytes: copy };
}

test("what was written is read again", () => {
  expect(readPng(writePng(picture()))).toEqual(picture());
});

test("all five ways in which a line may be written are understood", () => {
  const { width, height, bytes } = picture(4, 5);
  const line = width * 4;
  const at = (x: number, y: number): number => (x < 0 || y < 0 ? 0 : (bytes[y * line + x] ?? 0));
  const guess = (filter: number, x: number, y: number): number => {
    const [a, b, c] = [at(x - 4, y), at(x, y - 1), x < 4 ? 0 : at(x - 4, y - 1)];
    const estimate = a + b - c;
    const nearest = [a, b, c].reduce((best, one) =>
      Math.abs(estimate - one) < Math.abs(estimate - best) ? one : best,
    );
    return [0, a, b, Math.floor((a + b) / 2), nearest][filter] ?? 0;
  };
  const data = Buffer.alloc((line + 1) * height);
  for (let y = 0; y < height; y++) {
    data[y * (line + 1)] = y;
    for (let x = 0; x < line; x++) data[y * (line + 1) + 1 + x] = (at(x, y) - guess(y, x, y)) & 255;
  }
  const plain = writePng({ width, height, bytes });
  const start = plain.indexOf("IDAT") - 4;
  const packed = deflateSync(data);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(packed.length);
  const file = Buffer.concat([plain.subarray(0, start), size, Buffer.from("IDAT"), packed, Buffer.alloc(4)]);
  expect([...readPng(file).bytes]).toEqual([...bytes]);
});

test("pictures that are the same have no difference; one dot is found", () => {
  expect(differenceOf(picture(), picture())).toBeUndefined();
  expect(differenceOf(picture(), changed(picture(), 2, 4))).toMatchObject({
    dots: 2,
    within: { x: 1, y: 0, width: 2, height: 2 },
  });
});

let folders: readonly [string, string];
beforeEach(() => {
  folders = [mkdtempSync(join(tmpdir(), "before-")), mkdtempSync(join(tmpdir(), "after-"))];
});
afterEach(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

test("folders are compared by the names of their pictures", () => {
  const [earlier, folder] = folders;
  const put = (place: string, name: string, pixels: Pixels) =>
    writeFileSync(join(place, `${name}.png`), writePng(pixels));
  put(earlier, "same", picture());
  put(folder, "same", picture());
  put(earlier, "other", picture());
  put(folder, "other", changed(picture(), 5));
  put(earlier, "grown", picture());
  put(folder, "grown", picture(3, 3));
  put(folder, "new", picture());
  expect(compareFolders(earlier, folder, ["same", "other", "grown", "new"])).toEqual({
    both: 3,
    differing: ["other: 1 dots differ, within 1x1 at 2,1", "grown: was 3x2, is 3x3"],
  });
  expect([...readPng(readFileSync(join(folder, "other.diff.png"))).bytes.slice(-4)]).toEqual([
    255, 0, 0, 255,
  ]);
});
