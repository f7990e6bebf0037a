import { ACTIONS, COMPONENTS, SCHOOLS, TERRAIN_SYMBOLS } from "@medallion/old-world/data";
import type { ReactNode } from "react";
import { describe, expect, test } from "vitest";
import { colourless, drawn } from "../../../drawn/test/markup.ts";
import { MARK_GLYPHS, type MarkName } from "./glyph/marks.ts";
import { monsterIcon } from "./glyph/monsters.ts";
import { potionLabel } from "./glyph/potions.ts";
import {
  ActionDisc,
  AttributeDisc,
  Die,
  Figure,
  LevelMedal,
  Mark,
  MonsterEmblem,
  MonsterToken,
  SchoolShield,
  TerrainMedal,
  TrailToken,
} from "./index.ts";
import { ATTRIBUTE_LIST } from "./kinds.ts";

const { monsters, potions } = COMPONENTS;

function allDiffer(drawings: readonly ReactNode[]): void {
  expect(new Set(drawings.map((drawing) => colourless(drawn(drawing)))).size).toBe(drawings.length);
}

describe("without colour all of these are told apart", () => {
  test("the 28 monsters, as tokens with either form of their level, and seen large", () => {
    expect(monsters.length).toBe(28);
    for (const form of ["roman", "fangs"] as const)
      allDiffer(monsters.map((monster) => <MonsterToken key={monster.id} monster={monster} form={form} />));
    allDiffer(monsters.map((monster) => <MonsterEmblem key={monster.id} monster={monster} />));
    expect(new Set(monsters.map(({ id }) => monsterIcon(id))).size).toBe(28);
  });

  test("the seven potions", () => {
    expect(new Set(potions.map(({ id }) => potionLabel(id).glyph)).size).toBe(7);
  });

  test("shields and figures of the schools, one's own figure from another's", () => {
    allDiffer(SCHOOLS.map((school) => <SchoolShield key={school} school={school} />));
    allDiffer([
      ...SCHOOLS.map((school) => <Figure key={school} school={school} />),
      <Figure key="own" school="wolf" own />,
    ]);
  });

  test("terrains, trails, actions of locations and attributes", () => {
    allDiffer(TERRAIN_SYMBOLS.map((terrain) => <TerrainMedal key={terrain} terrain={terrain} />));
    allDiffer([0, 1, 2].map((gold) => <TrailToken key={gold} terrain="forest" gold={gold} />));
    allDiffer(ACTIONS.map((action) => <ActionDisc key={action} action={action} />));
    allDiffer(ATTRIBUTE_LIST.map((attribute) => <AttributeDisc key={attribute} attribute={attribute} />));
  });

  test("faces of dice, held or not", () => {
    allDiffer(
      [undefined, 1, 2, 3, 4, 5, 6].flatMap((face) =>
        [false, true].map((held) => <Die key={`${face} ${held}`} face={face} held={held} />),
      ),
    );
  });
});

describe("pieces show what they are told", () => {
  test("the level of a declared monster, which is a set of fangs", () => {
    const token = drawn(<MonsterToken monster={{ id: "stranger", level: 3 }} />);
    expect(token).toContain(">III<");
    expect(token).toContain("#ow-glyph-bestial-fangs");
    const [one, three] = ([1, 3] as const).map(
      (level) =>
        drawn(<MonsterToken monster={{ id: "stranger", level }} form="fangs" />).split("#ow-fang").length,
    );
    expect([one, three]).toEqual([2, 4]);
  });

  test("a level, and a label only where one is given", () => {
    expect(drawn(<LevelMedal level={4} label="Level 4" />)).toMatch(/aria-label="Level 4".*>4</);
    expect(drawn(<LevelMedal level={4} />)).toContain('aria-hidden="true"');
  });

  test("every mark has a glyph", () => {
    for (const name of Object.keys(MARK_GLYPHS) as MarkName[])
      expect(drawn(<Mark name={name} />)).toContain(`#ow-glyph-${MARK_GLYPHS[name]}`);
  });
});
