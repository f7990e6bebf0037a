export type Point = readonly [x: number, y: number];

/** Numbers from 0 to 1 that look random and are always the same for a seed: a drawing never changes between two looks. */
export function chanceOf(seed: string): () => number {
  let hash = 2166136261;
  for (const letter of seed) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  return () => {
    hash = (hash + 0x6d2b79f5) | 0;
    let mixed = Math.imul(hash ^ (hash >>> 15), 1 | hash);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A length as it is written into a path. */
export const short = (length: number): string => String(Math.round(length * 10) / 10);

const closed = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join("L")}Z`;

interface Stroke {
  readonly width: number;
  readonly seed: string;
  /** The part of the way over which the brush runs dry. */
  readonly taper?: number;
  /** How rough its edges are, as a part of its width. */
  readonly rough?: number;
}

const STEPS = 14;

/** A brush stroke as an outline: a loaded head, a dry tail and rough edges; never a filter. */
export function brushed(way: readonly Point[], { width, seed, taper = 0.35, rough = 0.16 }: Stroke): string {
  const chance = chanceOf(seed);
  const waver = () => (chance() - 0.5) * width * rough;
  const upper: Point[] = [];
  const lower: Point[] = [];
  for (let step = 0; step <= STEPS; step++) {
    const along = step / STEPS;
    const [x, y] = pointAt(way, along);
    const [x1, y1] = pointAt(way, Math.max(0, along - 0.03));
    const [x2, y2] = pointAt(way, Math.min(1, along + 0.03));
    const length = Math.hypot(x2 - x1, y2 - y1) || 1;
    const across: Point = [-(y2 - y1) / length, (x2 - x1) / length];
    const dry = along > 1 - taper ? 0.35 + (0.65 * (1 - along)) / taper : 1;
    const half = (width / 2) * Math.min(1, along * 9 + 0.35) * dry;
    upper.push([x + across[0] * (half + waver()), y + across[1] * (half + waver())]);
    lower.unshift([x - across[0] * (half + waver()), y - across[1] * (half + waver())]);
  }
  return closed([...upper, ...lower]);
}

function pointAt(way: readonly Point[], along: number): Point {
  const place = along * (way.length - 1);
  const before = Math.min(way.length - 2, Math.floor(place));
  const [x1, y1] = way[before] ?? [0, 0];
  const [x2, y2] = way[before + 1] ?? [x1, y1];
  const part = place - before;
  return [x1 + (x2 - x1) * part, y1 + (y2 - y1) * part];
}

interface Ring {
  readonly middle: Point;
  readonly radius: number;
  readonly width: number;
  readonly seed: string;
  /** Degrees that the ring stays open. */
  readonly gap?: number;
}

/** An ensō: a ring in one breath that does not quite close. */
export function enso({ middle: [x, y], radius, width, seed, gap = 28 }: Ring): string {
  const chance = chanceOf(seed);
  const steps = 32;
  const outer: Point[] = [];
  const inner: Point[] = [];
  for (let step = 0; step <= steps; step++) {
    const along = step / steps;
    const turn = ((-60 + along * (360 - gap)) * Math.PI) / 180;
    const dry = along > 0.8 ? 1 - (along - 0.8) * 3.6 : 1;
    const half = (width / 2) * (0.55 + 0.6 * Math.sin(Math.PI * Math.min(1, along * 1.15))) * dry;
    const waver = (chance() - 0.5) * width * 0.18;
    outer.push([x + (radius + half + waver) * Math.cos(turn), y + (radius + half + waver) * Math.sin(turn)]);
    inner.unshift([
      x + (radius - half + waver) * Math.cos(turn),
      y + (radius - half - waver) * Math.sin(turn),
    ]);
  }
  return closed([...outer, ...inner]);
}
