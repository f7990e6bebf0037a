import type { Locator } from "playwright-core";

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const boxesOf = (things: Locator): Promise<readonly Box[]> =>
  things.evaluateAll((all) => all.map((thing) => thing.getBoundingClientRect().toJSON()));

/** Where things are, to be compared with where they are later. */
export async function placesOf(things: Locator): Promise<string> {
  return JSON.stringify(await boxesOf(things));
}

/** How many of these things something lies over. */
export async function coveredBy(something: Locator, things: Locator): Promise<number> {
  const [above] = await boxesOf(something);
  const below = await boxesOf(things);
  if (above === undefined) throw new Error(`${something} is gone`);
  return below.filter(
    ({ left, right, top, bottom }) =>
      above.left < right && left < above.right && above.top < bottom && top < above.bottom,
  ).length;
}

/** Whether things lie within the width of a window. */
export async function areWithin(things: Locator, width: number): Promise<boolean> {
  const boxes = await boxesOf(things);
  return boxes.length > 0 && boxes.every(({ left, right }) => left >= -1 && right <= width + 1);
}
