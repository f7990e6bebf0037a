import { expect, test } from "vitest";
import type { Cue } from "../plan/cue.ts";
import { copiesFor } from "./copies.ts";
import { Measured } from "./measured.ts";
import type { Zones } from "./zones.ts";

const KINDS: Zones = { shape: 0.8, isRow: () => false, isPile: () => false, insteadOf: () => [] };

const BOX = { x: 10, y: 20, width: 60, height: 80 };

/** A table whose only zone holds these drawings, of which cards bear their names. */
function tableOf(drawings: readonly { readonly name: string; readonly isCard: boolean }[]): HTMLElement {
  const drawn = drawings.map(({ name, isCard }) => ({
    isCard,
    getBoundingClientRect: () => BOX,
    cloneNode: () => name,
  }));
  const zone = {
    dataset: { zone: "leader:1" },
    getBoundingClientRect: () => BOX,
    querySelectorAll: (selector: string) =>
      drawn.filter(({ isCard }) => selector === "svg" || (selector === "svg[data-card]" && isCard)),
  };
  const root = {
    getBoundingClientRect: () => ({ x: 0, y: 0, width: 1000, height: 800 }),
    querySelectorAll: (selector: string) => (selector === "[data-zone]" ? [zone] : []),
  };
  return root as unknown as HTMLElement;
}

const LIFT: Cue<unknown> = { kind: "lift", zone: "leader:1", at: 0, ms: 100 };

function lifted(drawings: Parameters<typeof tableOf>[0]): unknown {
  return copiesFor(new Measured(tableOf(drawings), KINDS), [LIFT], KINDS).lifted.get("leader:1")?.drawing;
}

test("of what is drawn in a place the card is lifted, not the face of who plays it", () => {
  const [leader, face] = [
    { name: "leader", isCard: true },
    { name: "face of a bot", isCard: false },
  ];
  expect(lifted([leader, face])).toBe("leader");
  expect(lifted([face, leader])).toBe("leader");
});

test("a closed card bears no name, and is lifted all the same", () => {
  expect(lifted([{ name: "back", isCard: false }])).toBe("back");
});
