import type { Entry, Language, Message, Say, Value } from "@medallion/kernel";
import { at, begin, LANGUAGES, randomFrom, seedFrom, speaker } from "@medallion/kernel";
import { describe, expect, test } from "vitest";
import { ALL_CARDS } from "../cards/all.ts";
import type { CardRow } from "../cards/row.ts";
import { ABILITIES, FACTIONS } from "../cards/row.ts";
import { gwent } from "../game.ts";
import { texts } from "../texts.ts";
import type { View } from "../view.ts";
import { entriesOf } from "./entries.ts";
import { CASES, viewers, walk } from "./test/positions.ts";

const DUEL = { decks: ["sk-bear-blood", "mo-grave-feast"] };

async function sayIn(language: Language): Promise<Say> {
  return speaker(language, await texts(language), ["Anna", "Bořivoj", "C", "D", "E"]);
}

function viewOf(options: unknown, seat: number | null = 0): View {
  return gwent.view(begin(gwent, gwent.parseOptions(options), randomFrom(seedFrom("entries"))), seat);
}

/** The same view with these cards in the viewer's hand. */
function holding(view: View, ids: readonly string[]): View {
  const hand = ids.map((id, place) => ({ card: -1 - place, id, by: 0 }));
  return { ...view, players: view.players.map((player, i) => (i === 0 ? { ...player, hand } : player)) };
}

function linesOf(entries: readonly Entry[], title: string, say: Say): readonly string[] {
  return entries.find((entry) => say(entry.title) === title)?.lines.map(say) ?? [];
}

/** The keys of a message and of all messages in it. */
function keysIn(value: Value): readonly string[] {
  if (typeof value !== "object") return [];
  if ("key" in value) return [value.key, ...Object.values(value.values ?? {}).flatMap(keysIn)];
  return "seat" in value ? [] : value.flatMap(keysIn);
}

function keysOf(entries: readonly Entry[]): ReadonlySet<string> {
  const messages: readonly Message[] = entries.flatMap(({ title, lines }) => [title, ...lines]);
  return new Set(messages.flatMap(keysIn));
}

describe("a card", () => {
  test("is told with kind, row, strength, its number, and every ability by name", async () => {
    const say = await sayIn("en");
    const entries = entriesOf(holding(viewOf(DUEL), ["nekker", "nekker", "geralt-of-rivia", "barclay-els"]));
    expect(linesOf(entries, "Nekker", say)).toEqual([
      "Unit · Close combat · strength 2 · at most 3 in a deck · 2 in sight",
      expect.stringMatching(/^Muster\. All the cards it calls/u),
      "Calls: Nekker.",
    ]);
    expect(linesOf(entries, "Geralt of Rivia", say)).toEqual([
      "Hero · Close combat · strength 15 · at most 1 in a deck",
      expect.stringMatching(/^Hero\. On the battlefield nothing/u),
      expect.stringMatching(/^Muster\. /u),
      "Calls: Roach.",
    ]);
    expect(linesOf(entries, "Barclay Els", say)[0]).toContain("Close combat / Ranged combat");
  });

  test("calls nobody where the card set prints no muster on it (GW-2.24)", async () => {
    const say = await sayIn("en");
    const box = holding(viewOf(DUEL), ["geralt-of-rivia"]);
    const view: View = { ...box, rules: { ...box.rules, cardSet: "videoGame" } };
    expect(linesOf(entriesOf(view), "Geralt of Rivia", say)).toHaveLength(2);
  });

  test("that is special is told without repeating its name", async () => {
    const say = await sayIn("en");
    expect(linesOf(entriesOf(holding(viewOf(DUEL), ["biting-frost"])), "Biting Frost", say)).toEqual([
      "Weather card · at most 3 in a deck",
      expect.stringMatching(/^In the close rows/u),
    ]);
  });

  test("that brings a token names it, and the token is told too (GW-6.9, GW-6.12)", async () => {
    const say = await sayIn("en");
    const entries = entriesOf(holding(viewOf(DUEL), ["berserker", "kambi"]));
    expect(linesOf(entries, "Berserker", say)).toContain("Turns into: Transformed Vildkaarl.");
    expect(linesOf(entries, "Kambi", say)).toContain("Its avenger: Hemdall.");
    expect(linesOf(entries, "Transformed Vildkaarl", say)[0]).toBe("Token · Close combat · strength 14");
    expect(linesOf(entries, "Hemdall", say)[1]).toMatch(/^Hero\. /u);
  });

  test("that a scenario declared is called by its id", async () => {
    const say = await sayIn("en");
    const plain = { faction: "neutral", kind: "unit", copies: 9, copiesVideoGame: 9 } as const;
    const kettle: CardRow = {
      ...plain,
      id: "tea-kettle",
      rows: ["siege"],
      strength: 3,
      abilities: ["muster"],
      musters: ["tea-kettle", "nekker"],
    };
    const view: View = { ...holding(viewOf(DUEL), ["tea-kettle"]), declared: [kettle] };
    expect(linesOf(entriesOf(view), "tea-kettle", say)).toEqual([
      "Unit · Siege · strength 3",
      expect.stringMatching(/^Muster\. /u),
      "Calls: tea-kettle and Nekker.",
    ]);
  });

  test("says where this match departs from its text, and only there", async () => {
    const say = await sayIn("en");
    const changed = /^House rule in this match: “Muster from the hand”\. When off/u;
    const [usual, odd] = [DUEL, { ...DUEL, rules: { musterFromHand: false } }].map((options) =>
      linesOf(entriesOf(holding(viewOf(options), ["nekker"])), "Nekker", say).at(-1),
    );
    expect(odd).toMatch(changed);
    expect(usual).not.toMatch(changed);
    const crowd = { mode: "free-for-all", decks: ["mo-swarm", "nr-siege-line", "st-old-grudges"] };
    const spared = "In a free-for-all, the side of the player who plays it is spared.";
    const scorch = (options: unknown) =>
      linesOf(entriesOf(holding(viewOf(options), ["scorch"])), "Scorch", say);
    expect(scorch(crowd)).toContain(spared);
    expect(scorch({ ...crowd, rules: { ffaScorchOwnSide: true } })).not.toContain(spared);
    expect(scorch(DUEL)).not.toContain(spared);
  });
});

describe("the list", () => {
  test("begins with the own hand in its order and ends with leaders, factions and changed rules", async () => {
    const say = await sayIn("en");
    const view = viewOf({ ...DUEL, rules: { branRounding: "down" } });
    const titles = entriesOf(view).map(({ title }) => title.key);
    const hand = view.players[0]?.hand ?? [];
    const own = [...new Set(hand.map(({ id }) => `card.${id}`))];
    expect(titles.slice(0, own.length)).toEqual(own);
    const leaders = view.players.map(({ leader }) => `card.${leader}`);
    const factions = ["faction.skellige", "faction.monsters"];
    expect(titles.slice(-5)).toEqual([...leaders, ...factions, "rule.branRounding"]);
    expect(linesOf(entriesOf(view), "Skellige", say)[0]).toBe("Faction · Anna");
    expect(linesOf(entriesOf(view), "King Bran’s rounding", say)).toEqual([
      "In this match: remainder rounded down",
      "“remainder rounded down”: in bad weather a unit of 5 counts as 2, not 3.",
    ]);
  });

  test("tells a faction and a leader that two players share once, with both names", async () => {
    const say = await sayIn("en");
    const entries = entriesOf(viewOf({ decks: ["mo-swarm", "mo-swarm"] }));
    expect(entries.filter(({ title }) => title.key === "faction.monsters")).toHaveLength(1);
    expect(linesOf(entries, "Monsters", say)[0]).toBe("Faction · Anna and Bořivoj");
  });

  test("has the cards of the own deck while one of them is chosen", () => {
    const view = viewOf(DUEL);
    const deck = (view.players[0]?.deck ?? []).map((id) => `card.${id}`);
    const hidden = deck.filter((key) => !keysOf(entriesOf(view)).has(key));
    expect(hidden).not.toEqual([]);
    const searching: View = { ...view, asks: [{ id: 1, seat: 0, kind: "search" }] };
    expect([...keysOf(entriesOf(searching))]).toEqual(expect.arrayContaining(hidden));
  });

  test("names the leaders of all decks in a tournament and no leader of the automaton", () => {
    walk("tournament", "entries", 1000, (state) => {
      const keys = keysOf(entriesOf(gwent.view(state, null)));
      for (const { leader } of state.options.decks.flat()) expect(keys).toContain(`leader.${leader}.about`);
    });
    const name = CASES.find((one) => one.startsWith("solo")) ?? "";
    walk(name, "entries", 1000, (state) => {
      const keys = [...keysOf(entriesOf(gwent.view(state, 0)))];
      expect(keys.filter((key) => key.startsWith("leader."))).toHaveLength(1);
    });
  });

  test("tells every ability, faction and leader there is", () => {
    const view = viewOf(DUEL);
    const keys = keysOf(
      entriesOf(
        holding(
          view,
          ALL_CARDS.filter(({ kind }) => kind !== "leader").map(({ id }) => id),
        ),
      ),
    );
    for (const ability of ["hero", ...ABILITIES]) expect(keys).toContain(`ability.${ability}.about`);
    const leaders = ALL_CARDS.filter(({ kind }) => kind === "leader");
    for (const { id: leader, faction } of leaders) {
      const known = FACTIONS.find((one) => one === faction);
      if (known === undefined) throw new Error(`${leader} has no faction`);
      const players = view.players.map((player) => ({ ...player, leader, faction: known }));
      const told = keysOf(entriesOf({ ...view, players }));
      expect(told).toContain(`leader.${leader}.about`);
      expect(told).toContain(`faction.${faction}.about`);
    }
  });
});

describe.each(CASES)("in %s", (name) => {
  test("all is said in every language, each thing once, and nothing hidden is named", async () => {
    const says = await Promise.all(LANGUAGES.map(sayIn));
    walk(name, `entries ${name}`, 15, (state) => {
      for (const seat of viewers(state)) {
        const view = gwent.view(state, seat);
        const entries = entriesOf(view);
        const titles = entries.map(({ title }) => title.key);
        expect(new Set(titles).size).toBe(titles.length);
        for (const say of says)
          for (const { title, lines } of entries)
            for (const line of [title, ...lines]) expect(say(line)).toMatch(/^[^{}]+$/u);
        const shown = openCards(view);
        for (const { id } of openTokens(shown)) shown.add(id);
        for (const key of titles.filter((one) => one.startsWith("card.")))
          expect(shown).toContain(key.slice("card.".length));
      }
    });
  });
});

/** Every card that lies open for the viewer, that it has seen, or that leads. */
function openCards(view: View): Set<string> {
  const rows = view.sides.flatMap((side) => side.rows);
  const slots = rows.flatMap(({ slot }) => (slot === undefined || slot === "leader" ? [] : [slot]));
  const searching = view.asks.some(
    ({ seat, kind }) => seat === view.seat && /search|weather|bond/u.test(kind),
  );
  return new Set([
    ...[...rows.flatMap(({ cards }) => cards), ...slots, ...view.sides.flatMap(({ pile }) => pile)].map(
      ({ id }) => id,
    ),
    ...[...view.weather, ...view.limbo, ...view.removed].map(({ id }) => id),
    ...(view.automaton?.hidden ?? []).map(({ decoy }) => decoy.id),
    ...view.players.flatMap(({ hand = [], known, leader }) => [
      ...hand.map(({ id }) => id),
      ...known.filter(({ where }) => where === "hand").map(({ id }) => id),
      leader,
    ]),
    ...(view.tournament?.decks ?? []).flat().map(({ leader }) => leader),
    ...(searching && view.seat !== null ? (at(view.players, view.seat).deck ?? []) : []),
  ]);
}

function openTokens(shown: ReadonlySet<string>): readonly CardRow[] {
  const brought = ALL_CARDS.filter(({ id }) => shown.has(id)).map(
    (card) => card.transformsInto ?? card.avenger,
  );
  return ALL_CARDS.filter(({ id }) => brought.includes(id));
}
