import type { Request } from "@medallion/kernel";
import { hashOf, randomOf, speaker } from "@medallion/kernel";
import { describe, expect, it } from "vitest";
import { packDeck } from "./decks/pack.ts";
import { readyDeck } from "./decks/ready/all.ts";
import { withCards } from "./decks/test/declared.ts";
import { lobby } from "./lobby.ts";
import { MODES, parseOptions, SEATS } from "./options.ts";
import { otherValue, RULE_NAMES } from "./pack-options.ts";
import { refusal } from "./test/refusal.ts";
import { texts } from "./texts.ts";

const filled = (request: Request, seed = "lobby") => lobby.options(request, randomOf(seed));

/** Seats and picks of a request that asks for nothing but its mode. */
const REQUESTS: readonly Request[] = MODES.flatMap((mode) => SEATS[mode].map((seats) => ({ mode, seats })));

/** A deck that is no ready one, in its packed form. */
const OWN = packDeck(
  withCards(readyDeck("mo-swarm")?.deck ?? { faction: "monsters", cards: {} }, { cow: 1 }),
);

describe("what was not asked for", () => {
  it.each(REQUESTS)("is filled legally in $mode for $seats, 200 times over", (request) => {
    const found = new Set<string>();
    for (let i = 0; i < 200; i++) {
      const options = filled(request, `fill ${i}`);
      expect(options.decks).toHaveLength(request.seats ?? 0);
      expect(parseOptions(JSON.parse(JSON.stringify(options)))).toEqual(options);
      expect(hashOf(lobby.unpack(lobby.pack(options)))).toBe(hashOf(options));
      found.add(lobby.pack(options));
    }
    expect(found.size).toBeGreaterThan(5);
  });

  it.each(REQUESTS)("is filled legally in $mode for $seats with the video game's cards", (request) => {
    for (let i = 0; i < 50; i++)
      expect(filled({ ...request, rules: { cardSet: "videoGame" } }, `video ${i}`).rules.cardSet).toBe(
        "videoGame",
      );
  });

  it("GW-16.18: is a ready deck without weather where decks are built for solo", () => {
    for (let i = 0; i < 200; i++) {
      const { decks, automaton } = filled({ mode: "solo", rules: { soloDeck: "constructed" } }, `built ${i}`);
      expect(decks[0]?.[0]?.cards).not.toHaveProperty("biting-frost");
      expect(automaton).not.toBe(decks[0]?.[0]?.faction);
    }
  });

  it("GW-15.2: leaves team mates different, whatever decks the others bring", () => {
    for (const pick of ["mo-swarm", OWN])
      for (const seat of [0, 1, 2, 3])
        for (let i = 0; i < 50; i++) {
          const picks = Array.from({ length: 4 }, (_, other) => (other === seat ? pick : undefined));
          const { decks } = filled({ mode: "team", picks }, `mates ${i}`);
          expect(decks[seat]?.[0]?.faction).toBe("monsters");
          expect(decks[(seat + 2) % 4]?.[0]?.faction).not.toBe("monsters");
        }
  });

  it("GW-16.1: leaves the automaton another faction than a brought deck has", () => {
    const rules = { soloDeck: "constructed" };
    const bare = withCards(readyDeck("mo-hunting-pack")?.deck ?? { faction: "monsters", cards: {} }, {
      "biting-frost": 0,
      "impenetrable-fog": 0,
      "torrential-rain": 0,
      "skellige-storm": 0,
    });
    for (let i = 0; i < 50; i++)
      expect(filled({ mode: "solo", picks: [packDeck(bare)], rules }, `own ${i}`).automaton).not.toBe(
        "monsters",
      );
  });

  it("depends on chance alone: the same chance, the same options", () => {
    for (const request of REQUESTS) expect(filled(request, "twice")).toEqual(filled(request, "twice"));
  });
});

describe("what was asked for", () => {
  it("comes at its seat", () => {
    const { decks } = filled({ mode: "standard", picks: [undefined, "mo-swarm"] });
    expect(decks[1]?.[0]).toEqual(readyDeck("mo-swarm")?.deck);
    expect(filled({ mode: "standard", picks: [OWN] }).decks[0]?.[0]?.cards).toMatchObject({ cow: 1 });
  });

  it.each(MODES)("may be any pick of %s", (mode) => {
    const picks = lobby.picks(mode);
    expect(picks.length).toBeGreaterThan(0);
    for (const { id } of picks) {
      const { decks } = filled({ mode, picks: [id] }, id);
      const leaders = decks[0]?.map(({ leader }) => leader);
      if (mode === "solo") expect(leaders).toEqual([id]);
      else if (mode === "tournament") expect(leaders).toHaveLength(3);
      else expect(leaders).toEqual([readyDeck(id)?.deck.leader]);
    }
  });

  it("in a tournament three decks of one's own are parted by dots", () => {
    const pick = "nr-temerian-drill.mo-hunting-pack.ng-imperial-measure";
    const { decks } = filled({ mode: "tournament", picks: [pick] });
    expect(decks[0]?.map(({ faction }) => faction)).toEqual(["northern-realms", "monsters", "nilfgaard"]);
  });

  it("GW-16.1: in solo the automaton's faction as a rule, which leaves one's own side another", () => {
    for (let i = 0; i < 20; i++)
      for (const soloDeck of ["faction", "constructed"]) {
        const rules = { soloDeck, automaton: "skellige" };
        const { decks, automaton } = filled({ mode: "solo", rules }, `rival ${soloDeck} ${i}`);
        expect(automaton).toBe("skellige");
        expect(decks[0]?.[0]?.faction).not.toBe("skellige");
      }
    const chance = { mode: "solo", rules: { automaton: "chance" } };
    expect(filled(chance)).toEqual(filled({ mode: "solo" }));
    expect(filled({ mode: "standard", rules: { automaton: "skellige" } }).automaton).toBeUndefined();
  });

  it("in solo a leader and the automaton's faction", () => {
    const { decks, automaton } = filled({ mode: "solo", picks: ["king-bran", "monsters"] });
    expect([decks[0]?.[0]?.leader, automaton]).toEqual(["king-bran", "monsters"]);
    expect(filled({ mode: "solo", picks: ["mo-swarm"] }).decks[0]?.[0]?.faction).toBe("monsters");
  });

  it.each(RULE_NAMES)("the rule %s, its yes and no also as words", (name) => {
    const value = otherValue(name);
    expect(filled({ mode: "free-for-all", rules: { [name]: value } }).rules[name]).toBe(value);
    expect(filled({ mode: "free-for-all", rules: { [name]: String(value) } }).rules[name]).toBe(value);
  });
});

describe("what was brought is kept as short as it can be said", () => {
  const kept = (request: Request) => lobby.brought?.(filled(request), 0);
  const list = JSON.stringify({ cards: {}, ...readyDeck("nr-siege-line")?.deck });

  it.each([
    ["standard", `nr-siege-line${"\u3000".repeat(3980)}`, "nr-siege-line"],
    ["standard", `\n ${OWN} `, OWN],
    ["standard", list, "nr-siege-line"],
    ["tournament", "nr-temerian-drill .mo-hunting-pack. ng-imperial-measure\n", undefined],
    ["solo", "king-bran", "king-bran"],
    ["solo", `mo-swarm${" ".repeat(99)}`, readyDeck("mo-swarm")?.deck.leader],
  ])("in %s: %#", (mode, pick, short = "nr-temerian-drill.mo-hunting-pack.ng-imperial-measure") => {
    expect(kept({ mode, picks: [pick] })).toBe(short);
  });

  it.each(REQUESTS)("and means the same, in $mode for $seats", (request) => {
    const picks = lobby.picks(request.mode);
    for (const { id } of picks) {
      const first = filled({ ...request, picks: [id] });
      const again = filled({ ...request, picks: [lobby.brought?.(first, 0)] });
      expect(again.decks[0]).toEqual(first.decks[0]);
    }
  });

  it("GW-16.18: a deck built for solo stays the whole deck", () => {
    const rules = { soloDeck: "constructed" };
    const own = { mode: "solo", rules, picks: [undefined] };
    const first = filled(own);
    const pick = lobby.brought?.(first, 0);
    expect(filled({ ...own, picks: [` ${pick}`] }).decks).toEqual(first.decks);
  });
});

describe("a request that cannot be met is refused in one sentence", () => {
  const cases: readonly (readonly [Request, string, readonly (string | number)[]])[] = [
    [{ mode: "blitz" }, "mode", ["mode"]],
    [{ mode: "standard", seats: 3 }, "seats", ["seats"]],
    [{ mode: "free-for-all", seats: 2 }, "seats", ["seats"]],
    [{ mode: "free-for-all", seats: 1e9 }, "seats", ["seats"]],
    [{ mode: "standard", picks: ["mo-swam"] }, "unknown-deck", ["picks", 0]],
    [{ mode: "team", picks: [undefined, undefined, "nobody"] }, "unknown-deck", ["picks", 2]],
    [{ mode: "standard", picks: [`${OWN}x`] }, "broken-deck", ["picks", 0]],
    [{ mode: "team", picks: ["mo-swarm", undefined, OWN] }, "same-faction", ["decks", 2]],
    [{ mode: "tournament", picks: ["tournament-wild-hun"] }, "unknown-deck", ["decks", 0, 0]],
    [{ mode: "solo", picks: ["king-brann"] }, "leader", ["picks", 0]],
    [{ mode: "solo", picks: ["king-bran", "skellige"] }, "automaton", ["automaton"]],
    [{ mode: "solo", picks: ["king-bran", "pirates"] }, "automaton", ["picks", 1]],
    [
      { mode: "solo", picks: ["king-bran"], rules: { automaton: "skellige" } },
      "automaton",
      ["rules", "automaton"],
    ],
    [{ mode: "solo", rules: { automaton: "pirates" } }, "rule", ["rules", "automaton"]],
    [{ mode: "standard", rules: { luck: true } }, "rule", ["rules", "luck"]],
    [{ mode: "standard", rules: { tokenExit: "away" } }, "rule", ["rules", "tokenExit"]],
    [{ mode: "tournament", rules: { deckRules: "standard" } }, "deck-rules", ["rules", "deckRules"]],
  ];

  it.each(cases)("%j", (request, code, path) => {
    const error = refusal(() => filled(request));
    expect([error.code, error.path]).toEqual([code, path]);
    expect(error.message.slice(`${path.join(".")}: `.length)).toMatch(/^\S[^\n]*[.?]$/u);
  });

  it("GW-2.11: a pick that the mode does not allow says which limits it breaks", () => {
    const error = refusal(() => filled({ mode: "competitive", picks: ["mo-swarm"] }));
    expect(error.code).toBe("illegal-deck");
    expect(error.messages.length).toBeGreaterThan(0);
    expect(refusal(() => lobby.picks("blitz")).code).toBe("mode");
  });
});

it("every mode and pick has its texts", async () => {
  const say = speaker("en", await texts("en"));
  for (const { id, name, about, seats } of lobby.modes) {
    expect(seats).toEqual(SEATS[id as (typeof MODES)[number]]);
    for (const message of [name, about, ...lobby.picks(id).flatMap((pick) => [pick.name, pick.about])])
      expect(say(message)).not.toBe("");
  }
});
