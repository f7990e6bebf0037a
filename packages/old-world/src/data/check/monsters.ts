import type { Effects } from "../effect.ts";
import { ATTRIBUTES, SCHOOLS } from "../vocabulary.ts";
import { type Constraint, count, hold } from "./fault.ts";

/** The least and the most life by level (OW-12.3). */
const LIFE = [
  [10, 12],
  [13, 15],
  [17, 19],
] as const;

/** Damage of any amount, a card lost from hand, or one removed: the kinds of OW-12.16. */
function attackKind(effects: Effects): string {
  const [first] = effects;
  if (first?.op !== "takeDamage") return first?.op ?? "nothing";
  return typeof first.n === "object" && first.n.by === "attribute" ? "byAttribute" : "damage";
}

/** How many charges and bites are of each kind. */
const ATTACKS = {
  charge: { damage: 13, discardHand: 4, removeCard: 3 },
  bite: { damage: 13, byAttribute: 4, attribute: 3 },
} as const;

export const MONSTER_CONSTRAINTS = {
  life: ({ monsters, fightCards }) => {
    for (const [index, { level, life }] of monsters.entries()) {
      const path = ["monsters", index, "life"];
      const [least, most] = LIFE[level - 1] ?? [0, 0];
      hold(life >= least && life <= most, "OW-12.3", `Level ${level} has ${least} to ${most} life.`, path);
      hold(life <= fightCards.length, "OW-12.14", "A life deck is made of fight cards.", path);
    }
  },
  levels: ({ monsters }) => {
    for (const [index, { level }] of monsters.entries())
      hold(
        level >= (monsters[index - 1]?.level ?? 1),
        "OW-1.1",
        "Monsters stand in the order of their levels.",
        ["monsters", index, "level"],
      );
  },
  fightCards: ({ fightCards }) => {
    for (const half of ["charge", "bite"] as const)
      for (const [kind, due] of Object.entries(ATTACKS[half]))
        hold(
          count(fightCards, (card) => attackKind(card[half]) === kind) === due,
          "OW-12.16",
          `${due} cards have ${kind} as their ${half}.`,
          ["fightCards"],
        );
  },
  /** The level of each attribute is bitten by one card (OW-12.16). */
  bites: ({ fightCards }) => {
    const bitten = fightCards.flatMap(({ bite }) =>
      bite.flatMap((effect) =>
        effect.op === "takeDamage" && typeof effect.n === "object" && effect.n.by === "attribute"
          ? [effect.n.attribute]
          : [],
      ),
    );
    for (const attribute of ATTRIBUTES)
      hold(
        count(bitten, (other) => other === attribute) === 1,
        "OW-12.16",
        `One bite deals as much damage as the level of ${attribute}.`,
        ["fightCards"],
      );
  },
  trophies: ({ attributeTrophies, witcherTrophies }) => {
    const attributes = attributeTrophies.map(({ attribute }) => attribute);
    hold(
      attributes.join() === ATTRIBUTES.join(),
      "OW-1.1",
      "There is one trophy for each attribute, in order.",
      ["attributeTrophies"],
    );
    const schools = witcherTrophies.map(({ school }) => school);
    hold(schools.join() === SCHOOLS.join(), "OW-1.1", "There is one trophy for each school, in order.", [
      "witcherTrophies",
    ]);
    for (const [index, { copies }] of attributeTrophies.entries())
      hold(copies === 2, "OW-1.1", "Two copies.", ["attributeTrophies", index, "copies"]);
    for (const [index, { copies }] of witcherTrophies.entries())
      hold(copies === 4, "OW-1.1", "Four copies.", ["witcherTrophies", index, "copies"]);
  },
  potions: ({ potions }) => {
    for (const [index, { copies }] of potions.entries())
      hold(copies === 4, "OW-1.1", "Four copies of each kind.", ["potions", index, "copies"]);
  },
} satisfies Record<string, Constraint>;
