/** Bytes as text, each a character below 256. */
export type FrameText = string;

/** Lengths from which on the header has two, or eight, bytes more for them. */
const MEDIUM = 126;
const LONG = 65_536;

/** One text message as a server sends it: a single frame, neither masked nor compressed (RFC 6455, 5.2). */
export function frameOf(text: string): FrameText {
  const length = Buffer.byteLength(text);
  // Mostly each character is one byte already.
  const bytes = length === text.length ? text : Buffer.from(text).toString("latin1");
  return headerOf(length) + bytes;
}

const { fromCharCode } = String;
const FINAL_TEXT = 0x81;

function headerOf(length: number): FrameText {
  if (length < MEDIUM) return fromCharCode(FINAL_TEXT, length);
  if (length < LONG) return fromCharCode(FINAL_TEXT, 126, length >> 8, length & 255);
  // No message has 4 GB.
  const low = [length >>> 24, (length >> 16) & 255, (length >> 8) & 255, length & 255];
  return fromCharCode(FINAL_TEXT, 127, 0, 0, 0, 0, ...low);
}
