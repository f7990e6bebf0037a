import { describe, expect, it } from "vitest";
import { FACTIONS } from "./cards/row.ts";
import { leadersOf } from "./decks/deck.ts";
import { READY_DECKS, readyDeck } from "./decks/ready/all.ts";
import { withCards } from "./decks/test/declared.ts";
import { gwent } from "./game.ts";
import { changedRules, MODES, type Mode, parseOptions, RULES_SCHEMA, SEATS } from "./options.ts";
import { otherValue, RULE_NAMES } from "./pack-options.ts";
import { refusal } from "./test/refusal.ts";

const STANDARD = ["nr-siege-line", "mo-swarm"];
const LINE_UP = ["nr-temerian-drill", "ng-imperial-measure", "mo-hunting-pack"];
const COMPETITIVE = ["nr-temerian-drill", "mo-hunting-pack", "ng-imperial-measure", "st-old-grudges"];
const SOLO = { faction: "northern-realms", leader: "foltest-the-siegemaster" };

/** Options of a mode that are right, for any number of seats. */
function right(mode: Mode, seats: number, rules: object = {}): Record<string, unknown> {
  const decks = Array.from({ length: seats }, (_, seat) => COMPETITIVE[seat % 4]);
  if (mode === "solo") return { mode, rules, decks: Array(seats).fill(SOLO), automaton: "monsters" };
  return { mode, rules, decks: mode === "tournament" ? Array(seats).fill(LINE_UP) : decks };
}

function deckOf(id: string) {
  const deck = readyDeck(id)?.deck;
  if (deck === undefined) throw new Error(`there is no deck ${id}`);
  return deck;
}

describe("seats", () => {
  const seats: Readonly<Record<Mode, readonly number[]>> = {
    standard: [2],
    competitive: [2],
    tournament: [2],
    "free-for-all": [3, 4, 5],
    team: [4],
    solo: [1],
  };

  it.each(MODES)("GW-14.1 GW-15.1 GW-16.1 GW-CK-14.11: %s has its numbers of seats and no others", (mode) => {
    expect(SEATS[mode]).toEqual(seats[mode]);
    for (let count = 0; count <= 7; count++)
      if (seats[mode].includes(count)) {
        const options = parseOptions(right(mode, count));
        expect(gwent.seats(options)).toBe(count);
        expect(options.mode).toBe(mode);
      } else {
        const error = refusal(() => parseOptions(right(mode, count)));
        expect([error.code, error.path]).toEqual(["seats", ["decks"]]);
        expect(error.message).toBe(
          `decks: ${mode} takes ${seats[mode].join(", ")} players, not ${count}. Choose another number of seats.`,
        );
      }
  });

  it("the mode is standard if none is named", () => {
    expect(parseOptions({ decks: STANDARD }).mode).toBe("standard");
  });
});

describe("options from outside", () => {
  it.each(MODES)("are the same when they are read again, in %s", (mode) => {
    for (const seats of SEATS[mode]) {
      const options = parseOptions(right(mode, seats));
      expect(parseOptions(JSON.parse(JSON.stringify(options)))).toEqual(options);
    }
  });

  it("GW-2.8: the limits for decks are those of the mode unless asked for", () => {
    const usual = MODES.map((mode) => parseOptions(right(mode, SEATS[mode][0] ?? 0)).rules.deckRules);
    expect(usual).toEqual(["standard", "competitive", "competitive", "standard", "standard", "standard"]);
    for (const mode of ["standard", "free-for-all", "team"] as const)
      expect(
        parseOptions(right(mode, SEATS[mode][0] ?? 0, { deckRules: "competitive" })).rules.deckRules,
      ).toBe("competitive");
  });

  it.each([
    ["competitive", "standard"],
    ["tournament", "standard"],
    ["solo", "competitive"],
  ] as const)("GW-2.8: %s cannot have %s decks", (mode, deckRules) => {
    const error = refusal(() => parseOptions(right(mode, SEATS[mode][0] ?? 0, { deckRules })));
    expect([error.code, error.path]).toEqual(["deck-rules", ["rules", "deckRules"]]);
  });

  it("GW-2.8 GW-2.17 GW-CK-2.12: a rich team deck is legal by default and not by competitive limits", () => {
    const decks = ["mo-swarm", "nr-siege-line", "sk-undying-saga", "st-old-grudges"];
    expect(parseOptions({ mode: "team", decks }).decks[0]?.[0]?.faction).toBe("monsters");
    const rules = { deckRules: "competitive" };
    const error = refusal(() => parseOptions({ mode: "team", decks, rules }));
    expect([error.code, error.path]).toEqual(["illegal-deck", ["decks", 0]]);
  });

  it.each([
    ["an unknown key", { decks: STANDARD, speed: 3 }, ["speed"], "options"],
    ["an unknown rule", { decks: STANDARD, rules: { luck: true } }, ["rules", "luck"], "options"],
    ["an unknown mode", { mode: "blitz", decks: STANDARD }, ["mode"], "options"],
    [
      "a rule's wrong value",
      { decks: STANDARD, rules: { tokenExit: "away" } },
      ["rules", "tokenExit"],
      "options",
    ],
    [
      "a rule's wrong type",
      { decks: STANDARD, rules: { skelligePlays: 1 } },
      ["rules", "skelligePlays"],
      "options",
    ],
    ["no decks", { mode: "standard" }, ["decks"], "options"],
    ["decks that are no list", { decks: "nr-siege-line" }, ["decks"], "options"],
    ["an unknown ready deck", { decks: ["nr-siege-line", "mo-swam"] }, ["decks", 1], "unknown-deck"],
    ["a broken packed deck", { decks: ["Axxxxxx", "mo-swarm"] }, ["decks", 0], "broken-deck"],
    ["a deck of another kind", { decks: [7, "mo-swarm"] }, ["decks", 0], "bad-deck"],
    [
      "an unknown card",
      { decks: [{ faction: "monsters", cards: { nekkr: 3 } }, "mo-swarm"] },
      ["decks", 0, "cards", "nekkr"],
      "unknown-card",
    ],
    [
      "a slip in a written list",
      { decks: ["mo-swarm", "monsters\n3 nekkr"] },
      ["decks", 1, "line 2"],
      "unknown-card",
    ],
    ["two decks of a seat", { decks: [["mo-swarm", "nr-siege-line"], "mo-swarm"] }, ["decks", 0], "decks"],
    ["no deck of a seat", { decks: [[], "mo-swarm"] }, ["decks", 0], "decks"],
    ["an automaton in a duel", { decks: STANDARD, automaton: "monsters" }, ["automaton"], "automaton"],
    [
      "a slip in the second deck of a tournament",
      { mode: "tournament", decks: [LINE_UP, ["nr-temerian-drill", "ng-imperial", "mo-hunting-pack"]] },
      ["decks", 1, 1],
      "unknown-deck",
    ],
  ] as const)("%s is refused with its path in one sentence", (_, input, path, code) => {
    const error = refusal(() => parseOptions(input));
    expect([error.code, error.path]).toEqual([code, path]);
    const sentence = error.message.slice(`${path.join(".")}: `.length);
    expect(error.message.startsWith(`${path.join(".")}: `)).toBe(true);
    expect(sentence).toMatch(/^[A-Z“][^\n]*[.?]$/u);
  });

  it.each([undefined, null, 3, "standard", []])("%j are no options", (input) => {
    expect(refusal(() => parseOptions(input)).code).toBe("options");
  });
});

describe("rule options", () => {
  it("GW-2.8: by default nothing is changed, in any mode", () => {
    for (const mode of MODES)
      expect(changedRules(parseOptions(right(mode, SEATS[mode][0] ?? 0)))).toEqual([]);
  });

  it("each has one other value, and is then the only one that is changed", () => {
    const defaults = RULES_SCHEMA.parse({});
    expect(Object.keys(RULES_SCHEMA.shape).sort()).toEqual([...RULE_NAMES].sort());
    for (const name of RULE_NAMES) {
      expect(otherValue(name)).not.toBe(defaults[name]);
      const options = parseOptions(right("free-for-all", 3, { [name]: otherValue(name) }));
      expect(changedRules(options)).toEqual([name]);
    }
  });
});

describe("illegal decks", () => {
  it("GW-2.7: carry a message for each broken limit, and a sentence with its rule", () => {
    const poor = withCards(deckOf("mo-swarm"), { nekker: 0, ghoul: 9, mardroeme: 1 });
    const error = refusal(() => parseOptions({ decks: ["nr-siege-line", poor] }));
    expect([error.code, error.path]).toEqual(["illegal-deck", ["decks", 1]]);
    const keys = error.messages.map(({ key }) => key);
    expect(keys).toContain("fault.GW-2.4");
    expect(keys).toContain("fault.GW-2.5");
    for (const key of keys) expect(error.message).toContain(`${key.replace("fault.", "")}: `);
  });

  it("GW-2.20 GW-2.22 GW-2.25: in a tournament name the deck, or what the three have in common", () => {
    const twice = ["nr-temerian-drill", "ng-imperial-measure", "nr-temerian-drill"];
    const same = refusal(() => parseOptions({ mode: "tournament", decks: [LINE_UP, twice] }));
    expect([same.code, same.path]).toEqual(["illegal-deck", ["decks", 1]]);
    expect(same.messages.map(({ key }) => key)).toContain("fault.GW-2.20");
    const thin = withCards(deckOf("ng-imperial-measure"), { decoy: 3, scorch: 3, "commanders-horn": 3 });
    const loose = [deckOf("nr-temerian-drill"), thin, deckOf("mo-hunting-pack")];
    const faults = refusal(() => parseOptions({ mode: "tournament", decks: [loose, LINE_UP] })).messages;
    expect(faults[0]).toMatchObject({
      key: "fault.deck",
      values: { deck: 2, fault: { key: "fault.GW-2.12" } },
    });
  });

  it("GW-2.24: a deck of the box may be illegal among the video game's cards", () => {
    const decks = ["nr-siege-line", withCards(deckOf("mo-swarm"), { roach: 1 })];
    expect(parseOptions({ decks }).decks).toHaveLength(2);
    const error = refusal(() => parseOptions({ decks, rules: { cardSet: "videoGame" } }));
    expect(error.messages.map(({ key }) => key)).toContain("fault.GW-2.5");
  });
});

describe("teams", () => {
  const team = (...factions: string[]) =>
    parseOptions({
      mode: "team",
      decks: factions.map((short) => READY_DECKS.find(({ id }) => id.startsWith(`${short}-`))?.id),
    });

  it("GW-15.2 GW-CK-15.3: team mates of one faction are refused, in either team", () => {
    for (const [factions, seat] of [
      [["nr", "mo", "nr", "st"], 2],
      [["mo", "nr", "st", "nr"], 3],
    ] as const) {
      const error = refusal(() => team(...factions));
      expect([error.code, error.path]).toEqual(["same-faction", ["decks", seat]]);
      expect(error.message).toContain("GW-15.2");
    }
  });

  it("GW-15.6 GW-CK-15.3: opponents may share a faction", () => {
    expect(team("nr", "nr", "mo", "mo").decks.map(([deck]) => deck?.faction)).toEqual([
      "northern-realms",
      "northern-realms",
      "monsters",
      "monsters",
    ]);
    expect(team("nr", "mo", "mo", "nr").decks).toHaveLength(4);
  });
});

describe("solo", () => {
  const solo = (deck: unknown, automaton: unknown, rules: object = {}) =>
    parseOptions({ mode: "solo", decks: [deck], automaton, rules });

  it("GW-16.1 GW-CK-16.11: the automaton has another faction", () => {
    const error = refusal(() => solo(SOLO, "northern-realms"));
    expect([error.code, error.path]).toEqual(["automaton", ["automaton"]]);
    expect(refusal(() => solo(SOLO, undefined)).path).toEqual(["automaton"]);
    expect(refusal(() => solo(SOLO, "neutral")).path).toEqual(["automaton"]);
    expect(solo(SOLO, "monsters")).toMatchObject({ automaton: "monsters" });
  });

  it("GW-16.2 GW-16.4: the Player has all cards of the faction without weather but Clear Weather", () => {
    const deck = solo(SOLO, "monsters").decks[0]?.[0];
    expect(Object.values(deck?.cards ?? {}).reduce((sum, count) => sum + count, 0)).toBe(66);
    expect(deck?.cards).toMatchObject({ "clear-weather": 3 });
    for (const id of ["biting-frost", "impenetrable-fog", "torrential-rain", "skellige-storm"])
      expect(deck?.cards).not.toHaveProperty(id);
  });

  it("GW-2.1 GW-16.6: any leader of the own faction, none of another, none that the set lacks", () => {
    for (const faction of FACTIONS)
      for (const { id } of leadersOf(faction)) {
        const rival = faction === "monsters" ? "skellige" : "monsters";
        expect(solo({ faction, leader: id }, rival).decks[0]?.[0]?.leader).toBe(id);
      }
    for (const leader of ["king-bran", "geralt-of-rivia", "nobody"]) {
      const error = refusal(() => solo({ ...SOLO, leader }, "monsters"));
      expect([error.code, error.path]).toEqual(["leader", ["decks", 0]]);
    }
    const lacking = { faction: "skellige", leader: "arnjolf-the-patricide" };
    expect(refusal(() => solo(lacking, "monsters", { cardSet: "videoGame" })).code).toBe("leader");
  });

  it("GW-16.17 GW-16.18 GW-CK-16.9: a deck of one's own may hold Clear Weather and no other weather", () => {
    const rules = { soloDeck: "constructed" };
    const without = withCards(deckOf("mo-hunting-pack"), {
      "biting-frost": 0,
      "impenetrable-fog": 0,
      "torrential-rain": 0,
      "skellige-storm": 0,
    });
    const clear = withCards(without, { "clear-weather": 2 });
    expect(solo(clear, "skellige", rules).decks[0]?.[0]?.cards).toMatchObject({ "clear-weather": 2 });
    const error = refusal(() => solo(withCards(without, { "biting-frost": 1 }), "skellige", rules));
    expect([error.code, error.path]).toEqual(["illegal-deck", ["decks", 0]]);
    expect(error.messages.map(({ key }) => key)).toEqual(["fault.GW-16.18"]);
    expect(error.message).toContain("GW-16.18: ");
  });

  it("GW-16.18: a deck of one's own obeys the standard limits", () => {
    const rules = { soloDeck: "constructed" };
    const error = refusal(() => solo({ ...SOLO, cards: { ballista: 2 } }, "skellige", rules));
    expect(error.messages.map(({ key }) => key)).toEqual(["fault.GW-2.2"]);
  });

  it("faction and leader are needed, and one deck", () => {
    for (const deck of [undefined, 7, {}, { faction: "monsters" }, []])
      expect(refusal(() => solo(deck, "skellige")).path).toEqual(["decks", 0]);
    expect(refusal(() => solo([SOLO, SOLO], "skellige")).code).toBe("decks");
  });
});
