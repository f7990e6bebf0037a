import { COMPONENTS, type FightCard, type Potion } from "@medallion/old-world/data";
import type { ReactNode } from "react";
import { describe, expect, test } from "vitest";
import { colourless, drawn } from "../../../../drawn/test/markup.ts";
import { CardBack, FightCardFace, PotionFace, TrophyFace } from "../index.ts";
import { ATTRIBUTE_LIST } from "../kinds.ts";

const differ = (drawings: readonly ReactNode[]): void =>
  expect(new Set(drawings.map((drawing) => colourless(drawn(drawing)))).size).toBe(drawings.length);

const { potions, monsters, fightCards, schools } = COMPONENTS;

describe("small cards are told apart without colour", () => {
  test("potions with what they do, and as labels", () => {
    for (const size of ["whole", "label"] as const)
      differ(potions.map((potion) => <PotionFace key={potion.id} potion={potion} size={size} />));
  });

  test("all trophies of the box", () => {
    differ([
      ...monsters.map((monster) => <TrophyFace key={monster.id} trophy={{ of: "monster", monster }} />),
      ...ATTRIBUTE_LIST.map((attribute) => (
        <TrophyFace key={attribute} trophy={{ of: "attribute", attribute }} />
      )),
      ...schools.map(({ school }) => <TrophyFace key={school} trophy={{ of: "school", school }} />),
    ]);
  });

  test("the backs of piles", () => {
    differ(
      (["action", "fight", "city", "wilderness", "event", "potion"] as const).map((kind) => (
        <CardBack key={kind} kind={kind} />
      )),
    );
  });

  test("fight cards differ wherever their attacks do", () => {
    const kinds = new Set(fightCards.map(({ charge, bite }) => JSON.stringify([charge, bite])));
    const faces = new Set(fightCards.map((card) => drawn(<FightCardFace card={card} />)));
    expect(faces.size).toBe(kinds.size);
  });
});

describe("what is declared otherwise is drawn otherwise", () => {
  const potion: Potion = {
    id: "swallow",
    copies: 1,
    cost: [],
    effects: [{ op: "shield", n: 1 }],
    drawback: [],
    certainty: "designed",
  };
  const card: FightCard = {
    id: "F01",
    charge: [{ op: "takeDamage", n: { by: "monsterLevel", levels: [3, 4, 5] } }],
    bite: [{ op: "takeDamage", n: 2 }],
    certainty: "designed",
  };

  test.each<[string, Partial<Potion>]>([
    ["what it does", { effects: [{ op: "shield", n: 2 }] }],
    ["what it costs", { cost: [{ op: "gold", n: -1 }] }],
    ["what it spoils", { drawback: [{ op: "refill", n: -2 }] }],
    ["a potion that nobody knows", { id: "stranger" }],
  ])("%s", (_, change) => {
    expect(drawn(<PotionFace potion={{ ...potion, ...change }} />)).not.toBe(
      drawn(<PotionFace potion={potion} />),
    );
  });

  test("a fight card by the level of its monster, and by the attack that is chosen", () => {
    const faces = [1, 2, 3] as const;
    expect(faces.map((level) => drawn(<FightCardFace card={card} level={level} />).match(/>\d</g))).toEqual([
      [">3<", ">2<"],
      [">4<", ">2<"],
      [">5<", ">2<"],
    ]);
    differ(
      [undefined, "charge" as const, "bite" as const].map((chosen) => (
        <FightCardFace key={chosen ?? "none"} card={card} chosen={chosen} />
      )),
    );
  });
});
