import { at } from "@medallion/kernel";
import { describe, expect, it } from "vitest";
import { COMPONENTS } from "../components.ts";
import { type Draft, draft, refused } from "../test/draft.ts";
import type { Ability } from "../types.ts";
import { ABILITY_CONSTRAINTS } from "./abilities.ts";

type Id = keyof typeof ABILITY_CONSTRAINTS;
type Abilities = Draft<readonly Ability[]>;

/** Gives the ability with this id another power, and another window if it says so. */
function change(abilities: Abilities, id: string, changes: object): void {
  const index = abilities.findIndex((ability) => ability.id === id);
  abilities[index] = { ...at(abilities, index), ...changes } as Draft<Ability>;
}

const SPOILT: readonly (readonly [Id, what: string, (abilities: Abilities) => void, sentence: string])[] = [
  ["order", "27 abilities", (abilities) => abilities.pop(), "4 abilities"],
  ["order", "abilities in another order", (abilities) => abilities.reverse(), "abilities.0.id"],
  [
    "B2",
    "the readable board torn apart",
    (abilities) => change(abilities, "vesemir-2", { primitive: "STUDY", params: undefined }),
    "1, 2 and 3",
  ],
  [
    "B2",
    "the readable board with another number",
    (abilities) => change(abilities, "vesemir-1", { params: { count: 2 } }),
    "1, 2 and 3",
  ],
  [
    "B2",
    "no extra card",
    (abilities) => change(abilities, "ciri-3", { primitive: "BORROW" }),
    "plays another card",
  ],
  [
    "B3",
    "two equal abilities that partners can take",
    (abilities) => change(abilities, "ciri-3", { primitive: "BORROW" }),
    "abilities.26",
  ],
  [
    "B6",
    "three abilities in the Draft",
    (abilities) => change(abilities, "ciri-2", { window: "END" }),
    "window DRAFT",
  ],
  [
    "B6",
    "four abilities at the chapter end",
    (abilities) => change(abilities, "geralt-2", { window: "DRAFT" }),
    "window END",
  ],
  [
    "B6",
    "twenty abilities in the Play step",
    (abilities) => change(abilities, "geralt-2", { window: "PLAY" }),
    "window PLAY",
  ],
  [
    "B6",
    "a character with one window",
    (abilities) => {
      change(abilities, "yennefer-2", { window: "PLAY" });
      change(abilities, "geralt-3", { window: "DRAFT" });
    },
    "yennefer",
  ],
];

describe("the abilities", () => {
  it.each(SPOILT)("%s: %s is refused", (id, _, spoil, sentence) => {
    const { abilities } = draft();
    spoil(abilities);
    expect(refused(() => ABILITY_CONSTRAINTS[id](abilities as readonly Ability[]))).toContain(sentence);
  });

  it.each(Object.entries(ABILITY_CONSTRAINTS))("%s holds", (_, constraint) => {
    expect(refused(() => constraint(COMPONENTS.abilities))).toBe("nothing was refused");
  });
});
