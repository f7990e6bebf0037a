import { afterEach, expect, test, vi } from "vitest";
import type { Cue } from "../plan/cue.ts";
import type { Box } from "./box.ts";
import { Travellers, wayBeforeShowing } from "./travel.ts";
import type { Zones } from "./zones.ts";

afterEach(() => vi.unstubAllGlobals());

/** The box of what goes from a large place to a small one, and how it is moved. */
function wayOf(id: string, heightOf?: Zones["heightOf"]) {
  const node = { style: {} as Partial<Record<keyof Box | "left" | "top", string>>, append: () => undefined };
  vi.stubGlobal("document", { createElement: () => node });
  const move = vi.fn();
  const places: Readonly<Record<string, Box>> = {
    table: { x: 0, y: 0, width: 300, height: 400 },
    purse: { x: 500, y: 500, width: 30, height: 20 },
  };
  const placeIn = (zone: string): Box => places[zone] as Box;
  const journey = {
    animations: { add: (added: unknown) => added, move, hideUntil: vi.fn(), hideFrom: vi.fn() },
    zones: {
      ...{ shape: 0.5, isRow: () => false, isPile: () => false, insteadOf: () => [] },
      ...(heightOf && { heightOf }),
    },
    before: { placeIn, card: () => undefined },
    after: { placeIn, card: () => undefined },
    copies: { cards: new Map() },
    ...{ draw: () => undefined, largeOf: () => undefined, backIn: () => undefined, dropped: new Map() },
  } as unknown as ConstructorParameters<typeof Travellers>[0];
  const cue: Cue<unknown> = {
    kind: "travel",
    way: "arc",
    id,
    from: "table",
    to: "purse",
    at: 0,
    ms: 100,
  };
  new Travellers(journey, [cue]);
  const scales = move.mock.calls.flatMap(([, { transform = [] }]) =>
    (transform as readonly string[]).map((one) => Number(/scale\(([\d.]+)\)/u.exec(one)?.[1])),
  );
  return { height: node.style.height, scales };
}

test("a card on its way is as large as the place it comes from, and then as the one it goes to", () => {
  const { height, scales } = wayOf("card");
  expect(height).toBe("20px");
  expect(scales[0]).toBe(20);
});

test("a coin is as large as a coin from its first place to its last", () => {
  const { height, scales } = wayOf("coin", (id) => (id === "coin" ? 40 : undefined));
  expect(height).toBe("40px");
  expect(scales[0]).toBe(1);
  expect(scales.at(-1)).toBe(1);
});

test("what is seen large has half of the rest of its time for each way", () => {
  expect(wayBeforeShowing({ shows: 600, ms: 1000 })).toBeCloseTo(0.2);
});

test("what is shown longer than it moves is seen large all the time: no moment lies before the first", () => {
  expect(wayBeforeShowing({ shows: 640, ms: 260 })).toBe(0);
  expect(wayBeforeShowing({ shows: 640, ms: 0 })).toBe(0);
});
