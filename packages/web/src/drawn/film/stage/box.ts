/** A rectangle on the table, in pixels from its corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function middle({ x, y, width, height }: Box): { readonly x: number; readonly y: number } {
  return { x: x + width / 2, y: y + height / 2 };
}

export function area({ width, height }: Box): number {
  return width * height;
}

/** A card of this height and shape (width by height) in the middle of a place. */
export function cardIn(place: Box, height: number, shape: number): Box {
  const { x, y } = middle(place);
  return { x: x - (height * shape) / 2, y: y - height / 2, width: height * shape, height };
}

/** The smallest box around all of them. */
export function around(boxes: readonly Box[]): Box | undefined {
  const [first] = boxes;
  if (first === undefined) return undefined;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** Where the next card lies after the last one, within a place whose cards run across or down; at its end if it is full. */
export function nextAfter(
  last: Box,
  place: Box,
  { width, height }: Pick<Box, "width" | "height">,
  run: "across" | "down",
): Box {
  const [right, bottom] = [place.x + place.width - width, place.y + place.height - height];
  const [x, y] =
    run === "across"
      ? wrapped(last.x + last.width, right, place.x, last.y, last.y + last.height, bottom)
      : swapped(wrapped(last.y + last.height, bottom, place.y, last.x, last.x + last.width, right));
  return { x, y, width, height };
}

/** A little over the edge is no reason to begin a new line. */
const OVER = 1;

/** Along the line if there is room, else at the start of the next line if there is one, else at the end of this. */
function wrapped(
  along: number,
  most: number,
  start: number,
  line: number,
  nextLine: number,
  lastLine: number,
): readonly [number, number] {
  if (along <= most + OVER) return [along, line];
  return nextLine <= lastLine + OVER ? [start, nextLine] : [most, line];
}

function swapped([a, b]: readonly [number, number]): readonly [number, number] {
  return [b, a];
}

/** What makes something that lies at `here` look as if it lay at `there`, as tall as that. */
export function shift(here: Box, there: Box, more = ""): string {
  const [from, to] = [middle(here), middle(there)];
  const scale = here.height === 0 ? 1 : there.height / here.height;
  return `translate(${px(to.x - from.x)}, ${px(to.y - from.y)}) scale(${scale.toFixed(4)})${more}`;
}

/** The way between two places at its highest point. */
export function apex(from: Box, to: Box): Box {
  const [a, b] = [middle(from), middle(to)];
  const far = Math.hypot(b.x - a.x, b.y - a.y);
  const height = Math.max(from.height, to.height) * 1.08;
  const between = { x: (a.x + b.x) / 2, y: Math.min(a.y, b.y) + Math.abs(a.y - b.y) / 2 - far * 0.22 };
  return { x: between.x, y: between.y - height / 2, width: 0, height };
}

/** Where a word about some cards of a row can stand without covering the numbers of any card that lies there. */
export function besideCards(
  cards: Box,
  row: Box,
  lying: Box,
  word: Pick<Box, "width" | "height">,
): { readonly x: number; readonly y: number } {
  const y = middle(cards).y - word.height / 2;
  const before = lying.x - word.width - 8;
  if (before >= row.x) return { x: before, y };
  const behind = lying.x + lying.width + 8;
  const last = row.x + row.width - word.width;
  if (behind <= last) return { x: behind, y };
  return { x: Math.max(4, Math.min(last, cards.x)), y: Math.max(2, cards.y - word.height + 2) };
}

/** Whether two boxes share anything. */
export function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

function px(length: number): string {
  return `${length.toFixed(1)}px`;
}
