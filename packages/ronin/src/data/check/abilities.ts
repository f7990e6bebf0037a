import { at } from "@medallion/kernel";
import { type Ability, type AbilityWindow, CHARACTERS, type CharacterId, SLOTS } from "../types.ts";
import { type Constraint, count, hold, within } from "./fault.ts";

type Abilities = readonly Ability[];
const ALL = ["abilities"] as const;

const of = (abilities: Abilities, character: CharacterId): Abilities =>
  abilities.filter((ability) => ability.character === character);

/** What it does, told apart by primitive and parameters. */
function powerOf(ability: Ability): string {
  return `${ability.primitive} ${JSON.stringify("params" in ability ? ability.params : {})}`;
}

/** The three abilities that can be read on one printed board. */
const READABLE = ['IGNORE_LOSS {"count":1}', 'TIMELINE_TO_HAND {"count":1}', "FULL_RESULT {}"] as const;

const MIX: readonly (readonly [window: AbilityWindow, least: number, most: number])[] = [
  ["PLAY", 14, 19],
  ["DRAFT", 4, 7],
  ["END", 5, 8],
];

/** What the 28 abilities have in common; B1, B4 and B7 are held by every single one (`readAbility`). */
export const ABILITY_CONSTRAINTS = {
  order: (abilities) => {
    const due = CHARACTERS.flatMap((character) => SLOTS.map((slot) => `${character}-${slot}`));
    hold(abilities.length === due.length, "2.3", "Each character has 4 abilities.", ALL);
    for (const [index, { id }] of abilities.entries())
      hold(id === at(due, index), "2.3", `Here stands ${at(due, index)}.`, [...ALL, index, "id"]);
  },
  B2: (abilities) => {
    const together = CHARACTERS.some((character) =>
      of(abilities, character).map(powerOf).join().startsWith(READABLE.join()),
    );
    hold(together, "B2", "One character has the three readable abilities as 1, 2 and 3.", ALL);
    const extra = abilities.some(({ primitive }) => primitive === "EXTRA_PLAY_THEN_DRAW");
    hold(extra, "B2", "One ability plays another card and then draws.", ALL);
  },
  B3: (abilities) => {
    const known = new Set<string>();
    for (const [index, ability] of abilities.entries()) {
      if (ability.slot !== 1 && ability.slot !== 3) continue;
      hold(!known.has(powerOf(ability)), "B3", "Abilities 1 and 3 all differ.", [...ALL, index]);
      known.add(powerOf(ability));
    }
  },
  B6: (abilities) => {
    for (const [window, least, most] of MIX)
      hold(
        within([count(abilities, (ability) => ability.window === window)], least, most),
        "B6",
        `${least} to ${most} abilities are used in the window ${window}.`,
        ALL,
      );
    for (const character of CHARACTERS)
      hold(
        new Set(of(abilities, character).map(({ window }) => window)).size >= 2,
        "B6",
        `The abilities of ${character} are used in at least two windows.`,
        ALL,
      );
  },
} satisfies Record<string, Constraint<Abilities>>;
