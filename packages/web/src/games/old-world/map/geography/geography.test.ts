import { COMPONENTS, NEIGHBOURS } from "@medallion/old-world/data";
import { expect, test } from "vitest";
import { POINTS, SHEET } from "./points.ts";
import { alongRoad, type Heading, roadsFrom } from "./roads.ts";
import { ROUTES } from "./routes.ts";
import { TOUCHED } from "./touch.ts";

const HEADINGS: readonly Heading[] = ["left", "right", "up", "down"];
const NUMBERS = POINTS.map((_, number) => number);

test("every place of the game is on the sheet, and no other", () => {
  expect(NUMBERS).toEqual(COMPONENTS.locations.map(({ number }) => number));
  for (const { x, y } of POINTS) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(SHEET.width);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(SHEET.height);
  }
});

test("roads and waterways are drawn for the connections of the game, and for no others", () => {
  const drawn = ROUTES.map(({ a, b, by }) => `${a}-${b} ${by}`).sort();
  const given = COMPONENTS.edges.flatMap(({ a, b, route }) => [
    ...(route === "sea" ? [] : [`${a}-${b} road`]),
    ...(route === "road" ? [] : [`${a}-${b} water`]),
  ]);
  expect(drawn).toEqual(given.sort());
  for (const number of NUMBERS) expect(roadsFrom(number).toSorted()).toEqual(NEIGHBOURS[number]?.toSorted());
});

test("each route is drawn from its one plaque to its other", () => {
  for (const { a, b, path } of ROUTES) {
    const numbers = [...path.matchAll(/-?\d+(?:\.\d+)?/gu)].map(Number);
    for (const [place, x = 0, y = 0] of [
      [a, ...numbers.slice(0, 2)],
      [b, ...numbers.slice(-2)],
    ] as const) {
      const point = POINTS[place] ?? { x: 0, y: 0 };
      expect(Math.hypot(x - point.x, y - point.y)).toBeLessThan(80);
    }
  }
});

test("arrow keys go along roads, and lead from every place to every other", () => {
  for (const start of NUMBERS) {
    const found = new Set([start]);
    for (const from of found)
      for (const heading of HEADINGS) {
        const to = alongRoad(from, heading);
        if (to === undefined) continue;
        expect(NEIGHBOURS[from]).toContain(to);
        found.add(to);
      }
    expect(found.size).toBe(NUMBERS.length);
  }
});

test("an arrow leads to no place that lies the other way", () => {
  expect(alongRoad(7, "right")).toBe(8);
  expect(alongRoad(7, "left")).toBe(6);
  expect(alongRoad(1, "up")).toBeUndefined();
});

/** Whether a point of the sheet is where a place answers. */
function answers(place: number, x: number, y: number): boolean {
  const middle = POINTS[place] ?? { x: 0, y: 0 };
  const corners = TOUCHED[place] ?? [];
  return corners.every((corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? corner;
    const across =
      (next.x - corner.x) * (y - middle.y - corner.y) - (next.y - corner.y) * (x - middle.x - corner.x);
    return across > -1e-6;
  });
}

test("where a place answers to a finger ends halfway to its neighbour", () => {
  for (let x = 0; x <= SHEET.width; x += 11)
    for (let y = 0; y <= SHEET.height; y += 11) {
      const nearest = NUMBERS.toSorted((one, other) => distance(one, x, y) - distance(other, x, y))[0];
      const answering = NUMBERS.filter((place) => answers(place, x, y));
      if (answering.length > 0) expect(answering).toContain(nearest);
      expect(answering.length).toBeLessThanOrEqual(1);
    }
});

test("a finger has 44 pixels at every place where the map is 390 wide", () => {
  const scale = 390 / SHEET.width;
  for (const corners of TOUCHED) {
    const wide = Math.max(...corners.map(({ x }) => x)) - Math.min(...corners.map(({ x }) => x));
    const high = Math.max(...corners.map(({ y }) => y)) - Math.min(...corners.map(({ y }) => y));
    expect(wide * scale).toBeGreaterThanOrEqual(44);
    expect(high * scale).toBeGreaterThanOrEqual(44);
  }
});

function distance(place: number, x: number, y: number): number {
  const point = POINTS[place] ?? { x: 0, y: 0 };
  return Math.hypot(point.x - x, point.y - y);
}
