import { at } from "@medallion/kernel";
import { describe } from "vitest";
import type { Ability, Condition, Effect, Effects } from "../effect.ts";
import { byId, type Draft, type DraftComponents, find } from "../test/draft.ts";
import { testConstraints } from "../test/spoilt.ts";
import { EFFECT_CONSTRAINTS } from "./effects.ts";

const change = <T extends object>(target: T, values: object): void => {
  Object.assign(target, values);
};

/** Gives the first option of C01 other effects. */
const tell =
  (...effects: Effect[]) =>
  ({ explorationCards }: DraftComponents): void =>
    change(byId(explorationCards, "C01").options[0], { effects });

/** Changes the only ability of the trophy of the Harpy (may, step 1: draw 1). */
const trophy =
  (values: Partial<Ability>) =>
  ({ monsters }: DraftComponents): void =>
    change(at(byId(monsters, "harpy").trophy.abilities, 0), values);

/** Changes the only ability of the Harpy itself (must, at the start of the first own turn). */
const harpy =
  (values: Partial<Ability>) =>
  ({ monsters }: DraftComponents): void =>
    change(at(byId(monsters, "harpy").abilities, 0), values);

const drink =
  (part: "cost" | "effects", ...effects: Effect[]) =>
  ({ potions }: DraftComponents): void =>
    change(byId(potions, "swallow"), { [part]: effects });

const row = (from: number, to?: number, effects: Effects = []) => ({
  from,
  ...(to !== undefined && { to }),
  effects,
});
const GOLD: Effect = { op: "gold", n: 1 };
const SKIP: Effect = { op: "skipToPhase3" };
const QUEST: Effect = { op: "quest", place: { at: "terrain", terrain: "water" }, event: 2 };
const NO_TRAIL: Condition = { is: "noTrail" };
const AT = "explorationCards.0.options.0.effects";
const TROPHY = "monsters.7.trophy.abilities.0";

describe("the little language of the cards", () => {
  testConstraints(EFFECT_CONSTRAINTS, {
    effects: [
      [
        "a fight word in a story",
        tell({ op: "damage", n: 1 }),
        `${AT}.0: facts 6.4: damage has no meaning at story`,
      ],
      [
        "a fight word in a row of a table",
        tell({ op: "roll", table: [row(1, 6, [{ op: "actFirst" }])] }),
        `${AT}.0.table.0.effects.0`,
      ],
      [
        "a fight word after a condition",
        tell({
          op: "if",
          conditions: [{ is: "goldAtMost", n: 1 }],
          met: [],
          otherwise: [{ op: "handFirst" }],
        }),
        `${AT}.0.otherwise.0`,
      ],
      [
        "a story word in a fight",
        trophy({ effects: [GOLD] }),
        `${TROPHY}.effects.0: facts 6.4: gold has no meaning`,
      ],
      ["a quest on a potion", drink("effects", QUEST), "potions.0.effects.0"],
      ["a prize as a price", drink("cost", { op: "potion", n: 1 }), "potions.0.cost.0: OW-8.3"],
      [
        "a price that cannot be counted",
        drink("cost", { op: "discardHand", n: 1, pick: "random" }),
        "potions.0.cost.0: OW-8.3",
      ],
      ["a price that is no payment", drink("cost", { op: "draw", n: 1 }), "draw is nothing to pay with"],
      ["something after the jump to Phase III", tell(SKIP, GOLD), `${AT}.0: OW-7.12`],
      [
        "something after a possible jump",
        tell({ op: "roll", table: [row(1, 5), row(6, 6, [SKIP])] }, GOLD),
        `${AT}.0: OW-7.12`,
      ],
      [
        "a die without a 1",
        tell({ op: "roll", table: [row(2, 6)] }),
        `${AT}.0.table.0: OW-8.15: This row must begin at 1`,
      ],
      ["a die without a 6", tell({ op: "roll", table: [row(1, 5)] }), "must end at 6"],
      ["a die with an open end", tell({ op: "roll", table: [row(1)] }), "must end at 6"],
      [
        "a gap",
        tell({ op: "roll", table: [row(1, 2), row(4, 6)] }),
        `${AT}.0.table.1: OW-8.15: This row must begin at 3`,
      ],
      ["an overlap", tell({ op: "roll", table: [row(1, 3), row(3, 6)] }), "must begin at 4"],
      ["an empty row", tell({ op: "roll", table: [row(1, 0), row(1, 6)] }), "This row is empty"],
      [
        "a row after the end",
        tell({ op: "shortFight", prepare: [], draw: 1, table: [row(0), row(1, 2)] }),
        "the row before has no end",
      ],
      [
        "a short fight with an end",
        tell({ op: "shortFight", prepare: [], draw: 1, table: [row(0, 4)] }),
        "must end open",
      ],
      [
        "a test that stops short",
        tell({ op: "test", attribute: "combat", table: [row(3, 15)] }),
        "must end at 16",
      ],
      [
        "a level test that goes too far",
        tell({ op: "band", of: "witcherLevel", table: [row(1, 6)] }),
        "must end at 5",
      ],
      ["nothing gained", tell({ op: "gold", n: 0 }), `${AT}.0.n`],
      ["nothing dealt", drink("effects", { op: "damage", n: 0 }), "potions.0.effects.0.n"],
      [
        "a monster's level in a trophy",
        trophy({ effects: [{ op: "damage", n: { by: "monsterLevel", levels: [1, 1, 1] } }] }),
        "Only a monster has a level",
      ],
      [
        "a combo counted before it is built",
        trophy({ effects: [{ op: "damage", n: { by: "comboCard", colour: "blue", each: 1 } }] }),
        "when it is complete",
      ],
      [
        "more taken than looked at",
        trophy({ effects: [{ op: "lookOwnDeck", look: 1, take: 2, rest: "top" }] }),
        "looked at",
      ],
      [
        "more discarded than looked at",
        trophy({ effects: [{ op: "lookOpponentDeck", look: 1, discard: 2 }] }),
        "looked at",
      ],
      [
        "damage added to an attack that is over",
        trophy({ when: "attackDealt", effects: [{ op: "damage", n: 1 }] }),
        "OW-11.21",
      ],
      [
        "this attack reduced too early",
        trophy({ effects: [{ op: "reduceAttack", n: 1, attack: "this" }] }),
        "OW-12.19",
      ],
      [
        "the next attack reduced too late",
        trophy({ when: "opponentAttack", effects: [{ op: "reduceAttack", n: 1, attack: "next" }] }),
        "OW-12.19",
      ],
    ],
    abilities: [
      [
        "an ability without effects",
        trophy({ effects: [] }),
        `${TROPHY}: facts 6.2: This ability does nothing`,
      ],
      [
        "a declaration without a cost",
        harpy({ when: "fightDeclare", effects: [] }),
        "This ability does nothing",
      ],
      [
        "a declaration by a trophy",
        trophy({ when: "fightDeclare", cost: [{ op: "potion", n: -1 }], effects: [] }),
        `${TROPHY}.when`,
      ],
      [
        "a declaration with effects",
        harpy({ when: "fightDeclare", cost: [{ op: "potion", n: -1 }] }),
        "OW-12.2",
      ],
      ["an optional weakness", harpy({ choice: "may" }), "OW-12.5"],
      [
        "a static choice",
        trophy({ when: "static", limit: "unlimited", effects: [{ op: "actFirst" }] }),
        "always holds",
      ],
      [
        "once per fight outside fights",
        trophy({ when: "enterLocation" }),
        "enterLocation is no moment of a fight",
      ],
      ["once per turn in a fight", trophy({ limit: "oncePerTurn" }), "Phase I"],
      ["a trophy that works once", trophy({ limit: "once" }), "OW-8.21"],
    ],
    conditions: [
      [
        "a combo judged before it is built",
        trophy({ conditions: [{ is: "comboSizeIs", n: 1 }] }),
        `${TROPHY}.conditions.0: facts 6.3: comboSizeIs cannot be judged at ownStep1`,
      ],
      [
        "a place asked for in a fight",
        trophy({ conditions: [{ is: "atLocation", locations: [1] }] }),
        "atLocation cannot",
      ],
      [
        "a hand judged in a story",
        tell({ op: "if", conditions: [{ is: "handAtMost", n: 1 }], met: [], otherwise: [] }),
        `${AT}.0.conditions.0`,
      ],
      ["a trail in a duel", trophy({ conditions: [NO_TRAIL] }), "noTrail needs a monster"],
      [
        "a trail against a witcher",
        trophy({ conditions: [NO_TRAIL, { is: "opponentIs", opponent: "witcher" }] }),
        "noTrail needs a monster",
      ],
    ],
    fates: [
      ["a card with two quests", tell(QUEST, QUEST), `${AT}: OW-8.10`],
      [
        "a quest that is kept as well",
        (components) => {
          const kept = find(
            byId(components.explorationCards, "C05").options[0].effects,
            ({ op }) => op === "keep",
          );
          tell(QUEST)(components);
          byId(components.explorationCards, "C01").options[0].effects.push(
            structuredClone(kept) as Draft<Effect>,
          );
        },
        `${AT}: OW-8.10`,
      ],
    ],
  });
});
