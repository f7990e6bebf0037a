import { crc32, deflateSync, inflateSync } from "node:zlib";

/** A picture, four bytes (red, green, blue, opacity) for each dot. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Reads a PNG as browsers write screenshots: eight bits per channel, with opacity or without, not interlaced. */
export function readPng(file: Buffer): Pixels {
  if (!file.subarray(0, 8).equals(SIGNATURE)) throw new Error("this is no PNG");
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
  const [depth, colours, , , interlace] = file.subarray(24, 29);
  const channels = colours === 6 ? 4 : colours === 2 ? 3 : 0;
  if (depth !== 8 || channels === 0 || interlace !== 0) throw new Error("a PNG of a kind no browser writes");
  return {
    width,
    height,
    bytes: opaque(unfiltered(inflateSync(dataOf(file)), width, height, channels), channels),
  };
}

function dataOf(file: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 8; at < file.length; ) {
    const length = file.readUInt32BE(at);
    if (file.toString("latin1", at + 4, at + 8) === "IDAT")
      parts.push(file.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  return Buffer.concat(parts);
}

/** Every line says how its bytes differ from those before and above them. */
function unfiltered(data: Buffer, width: number, height: number, channels: number): Uint8Array {
  const line = width * channels;
  const out = new Uint8Array(line * height);
  for (let y = 0; y < height; y++) {
    const filter = data[y * (line + 1)] ?? 0;
    for (let x = 0; x < line; x++) {
      const at = y * line + x;
      const left = x < channels ? 0 : (out[at - channels] ?? 0);
      const above = y === 0 ? 0 : (out[at - line] ?? 0);
      const corner = x < channels || y === 0 ? 0 : (out[at - line - channels] ?? 0);
      out[at] = (data[y * (line + 1) + 1 + x] ?? 0) + foretold(filter, left, above, corner);
    }
  }
  return out;
}

function foretold(filter: number, left: number, above: number, corner: number): number {
  switch (filter) {
    case 0:
      return 0;
    case 1:
      return left;
    case 2:
      return above;
    case 3:
      return (left + above) >> 1;
    default: {
      const [a, b, c] = [
        Math.abs(above - corner),
        Math.abs(left - corner),
        Math.abs(left + above - 2 * corner),
      ];
      return a <= b && a <= c ? left : b <= c ? above : corner;
    }
  }
}

function opaque(bytes: Uint8Array, channels: number): Uint8Array {
  if (channels === 4) return bytes;
  const out = new Uint8Array((bytes.length / 3) * 4).fill(255);
  for (let dot = 0; dot < bytes.length / 3; dot++) out.set(bytes.subarray(dot * 3, dot * 3 + 3), dot * 4);
  return out;
}

export function writePng({ width, height, bytes }: Pixels): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 6, 0, 0, 0], 8);
  const lines = Buffer.alloc((width * 4 + 1) * height);
  for (let y = 0; y < height; y++)
    lines.set(bytes.subarray(y * width * 4, (y + 1) * width * 4), y * (width * 4 + 1) + 1);
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(lines)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  out.set(body, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
}
