import { describe, expect, it } from "vitest";
import { ALL_CARDS, cardRow } from "./all.ts";
import type { CardRow } from "./row.ts";
import { ABILITIES, FACTIONS, LEADER_ABILITIES, ROWS } from "./row.ts";
import { BOX } from "./table.ts";

const of = (faction: string): readonly CardRow[] => ALL_CARDS.filter((card) => card.faction === faction);
const tokens = ALL_CARDS.filter((card) => card.token === true);
const isUnit = ({ kind, token }: CardRow): boolean =>
  (kind === "unit" || kind === "hero") && token === undefined;
const isSpecial = ({ kind }: CardRow): boolean => kind === "special" || kind === "weather";
const copiesOf = (cards: readonly CardRow[]): number => cards.reduce((sum, { copies }) => sum + copies, 0);

describe("the cards of the box", () => {
  it("are 188 entries with ids that differ", () => {
    expect(ALL_CARDS).toHaveLength(188);
    expect(new Set(ALL_CARDS.map(({ id }) => id)).size).toBe(188);
    for (const { id } of ALL_CARDS) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/u);
  });

  // Leaders, entries of heroes and of units, cards of both, tokens of the side deck.
  it.each([
    ["northern-realms", 5, 4, 21, 37, 0],
    ["nilfgaard", 5, 4, 25, 37, 0],
    ["scoiatael", 5, 4, 19, 38, 0],
    ["monsters", 5, 4, 31, 41, 0],
    ["skellige", 5, 3, 20, 35, 5],
    ["neutral", 0, 5, 10, 17, 2],
  ] as const)("%s has the counts of the box", (faction, leaders, heroes, units, cards, tokenCards) => {
    const own = of(faction);
    const playable = own.filter(isUnit);
    expect(own.filter(({ kind }) => kind === "leader")).toHaveLength(leaders);
    expect(playable.filter(({ kind }) => kind === "hero")).toHaveLength(heroes);
    expect(playable.filter(({ kind }) => kind === "unit")).toHaveLength(units);
    expect(copiesOf(playable)).toBe(cards);
    expect(copiesOf(own.filter(({ token }) => token === true))).toBe(tokenCards);
  });

  it("are 436 pieces, the neutral ones lying in each of the five piles", () => {
    const factions = FACTIONS.reduce((sum, faction) => sum + copiesOf(of(faction)), 0);
    expect(factions + 5 * copiesOf(of("neutral"))).toBe(436);
  });

  it("GW-1.5: nine specials, three of each; Mardroeme is Skellige's", () => {
    const specials = ALL_CARDS.filter(isSpecial);
    expect(
      specials.map(({ id, faction, kind, copies }) => `${id} ${faction} ${kind} ${copies}`).sort(),
    ).toEqual([
      "biting-frost neutral weather 3",
      "clear-weather neutral weather 3",
      "commanders-horn neutral special 3",
      "decoy neutral special 3",
      "impenetrable-fog neutral weather 3",
      "mardroeme skellige special 3",
      "scorch neutral special 3",
      "skellige-storm neutral weather 3",
      "torrential-rain neutral weather 3",
    ]);
  });

  it("GW-1.6: the tokens are four", () => {
    expect(tokens.map(({ id }) => id).sort()).toEqual([
      "bovine-defence-force",
      "hemdall",
      "transformed-vildkaarl",
      "transformed-young-vildkaarl",
    ]);
  });

  it("the video game has other counts of seven cards, and neither three leaders nor a side deck", () => {
    const other = ALL_CARDS.filter(
      (card) => card.copies !== card.copiesVideoGame && card.kind !== "leader" && card.token === undefined,
    );
    expect(
      other.map(({ id, copies, copiesVideoGame }) => `${id} ${copies}/${copiesVideoGame}`).sort(),
    ).toEqual([
      "ballista 2/1",
      "clan-brokva-archer 3/2",
      "clear-weather 3/2",
      "poor-fucking-infantry 3/4",
      "roach 1/0",
      "torrential-rain 3/2",
      "war-longship 3/2",
    ]);
  });
});

describe("what a card row says", () => {
  it("GW-1.22: abilities are those of the table, leaders have one of their own and others none", () => {
    const codes = new Set<string>(ABILITIES);
    for (const { id, kind, abilities } of ALL_CARDS)
      if (kind === "leader") {
        expect([id, abilities.length]).toEqual([id, 1]);
        expect(LEADER_ABILITIES).toContain(abilities[0]);
      } else for (const ability of abilities) expect([id, codes.has(ability)]).toEqual([id, true]);
  });

  it("GW-1.22: every ability is printed somewhere, every leader's on one leader", () => {
    const printed = ALL_CARDS.flatMap(({ abilities }) => abilities);
    for (const ability of ABILITIES) expect(printed).toContain(ability);
    for (const ability of LEADER_ABILITIES)
      expect([ability, printed.filter((other) => other === ability).length]).toEqual([ability, 1]);
  });

  it("GW-5.13: every card that a muster calls exists and is a unit", () => {
    const callers = ALL_CARDS.filter(({ musters }) => musters !== undefined);
    expect(callers.length).toBeGreaterThan(0);
    for (const { id, musters = [], abilities, faction } of callers) {
      expect([id, abilities.includes("muster")]).toEqual([id, true]);
      expect([id, musters.length > 0 && new Set(musters).size === musters.length]).toEqual([id, true]);
      for (const called of musters) {
        const card = cardRow(called);
        expect([id, called, card !== undefined && isUnit(card)]).toEqual([id, called, true]);
        expect([id, faction, "neutral"]).toContain(card?.faction);
      }
    }
    for (const { id, abilities, musters } of ALL_CARDS)
      expect([id, abilities.includes("muster")]).toEqual([id, musters !== undefined]);
  });

  it("GW-6.9 GW-6.12: berserkers and avengers, and no others, name an existing token", () => {
    for (const { id, abilities, transformsInto, avenger } of ALL_CARDS) {
      expect([id, abilities.includes("berserker")]).toEqual([id, transformsInto !== undefined]);
      expect([id, abilities.includes("summon-avenger")]).toEqual([id, avenger !== undefined]);
      for (const token of [transformsInto, avenger])
        if (token !== undefined) expect([id, cardRow(token)?.token]).toEqual([id, true]);
    }
    const named = ALL_CARDS.flatMap(({ transformsInto, avenger }) => transformsInto ?? avenger ?? []);
    expect([...new Set(named)].sort()).toEqual(tokens.map(({ id }) => id).sort());
  });

  it("GW-1.3: units have rows and whole strengths from 0, agile ones close and ranged, all else neither", () => {
    for (const { id, kind, rows, strength, abilities } of ALL_CARDS) {
      const unit = kind === "unit" || kind === "hero";
      const agile = abilities.includes("agile");
      expect([id, rows]).toEqual([id, agile ? ["close", "ranged"] : rows.slice(0, 1)]);
      expect([id, rows.length > 0]).toEqual([id, unit]);
      for (const row of rows) expect(ROWS).toContain(row);
      expect([id, Number.isInteger(strength) && strength >= 0]).toEqual([id, true]);
      if (!unit) expect([id, strength]).toEqual([id, 0]);
    }
  });

  it("the table that the rules read loses no reference", () => {
    for (const [kind, card] of ALL_CARDS.entries()) {
      expect(BOX.kindOf.get(card.id)).toBe(kind);
      const token = card.transformsInto ?? card.avenger;
      expect([card.id, BOX.token[kind]]).toEqual([card.id, token === undefined ? -1 : BOX.kindOf.get(token)]);
      expect(BOX.musters[kind]?.map((called) => ALL_CARDS[called]?.id)).toEqual(card.musters ?? []);
    }
  });
});
