import type { Pixels } from "./png.ts";

/** Where two pictures of the same screen differ. */
export interface Difference {
  /** How many dots differ at all. */
  readonly dots: number;
  /** The smallest part of the picture that holds them all. */
  readonly within: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
  /** The new picture, pale, with every dot that differs in red. */
  readonly picture: Pixels;
}

/** Nothing if both are the same, dot by dot; pictures of different sizes cannot be compared. */
export function differenceOf(before: Pixels, after: Pixels): Difference | undefined {
  const { width, height } = after;
  if (before.width !== width || before.height !== height)
    throw new Error(`was ${before.width}x${before.height}, is ${width}x${height}`);
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const marked = new Uint32Array(now.length);
  let dots = 0;
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let dot = 0; dot < now.length; dot++) {
    const differs = old[dot] !== now[dot];
    marked[dot] = differs ? RED : pale(now[dot] ?? 0);
    if (!differs) continue;
    const [x, y] = [dot % width, Math.floor(dot / width)];
    dots++;
    [left, top, right, bottom] = [
      Math.min(left, x),
      Math.min(top, y),
      Math.max(right, x),
      Math.max(bottom, y),
    ];
  }
  if (dots === 0) return undefined;
  return {
    dots,
    within: { x: left, y: top, width: right - left + 1, height: bottom - top + 1 },
    picture: { width, height, bytes: new Uint8Array(marked.buffer) },
  };
}

/** One number for each dot, as little machines have it: opacity, blue, green, red. */
const RED = 0xff0000ff;

function wordsOf({ bytes }: Pixels): Uint32Array {
  return new Uint32Array(bytes.slice().buffer);
}

function pale(dot: number): number {
  return (0xff000000 | (((dot & 0xfcfcfc) >>> 2) + 0xbfbfbf)) >>> 0;
}
