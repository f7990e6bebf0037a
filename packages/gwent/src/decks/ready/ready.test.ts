import { describe, expect, it } from "vitest";
import { cardRow } from "../../cards/all.ts";
import { FACTIONS } from "../../cards/row.ts";
import { deckSize } from "../deck.ts";
import { validateTournament } from "../tournament.ts";
import { validateDeck } from "../validate.ts";
import { READY_DECKS, READY_LINE_UPS, readyDeck, readyDecks, readyLineUp, readyLineUps } from "./all.ts";

describe("ready decks", () => {
  it("GW-2.1 GW-2.2 GW-2.3: all are legal by the standard limits", () => {
    for (const { id, deck } of READY_DECKS) expect([id, validateDeck(deck)]).toEqual([id, []]);
  });

  it("GW-2.11 GW-2.12 GW-2.15: those built for it are legal by the competitive limits", () => {
    for (const { id, deck, deckRules } of READY_DECKS)
      if (deckRules === "competitive") expect([id, validateDeck(deck, { deckRules })]).toEqual([id, []]);
  });

  it("every faction has three standard decks and a competitive one, each with a leader of its own", () => {
    for (const faction of FACTIONS) {
      const own = READY_DECKS.filter((ready) => ready.deck.faction === faction);
      expect(own.filter((ready) => ready.deckRules === "standard").length).toBeGreaterThanOrEqual(3);
      expect(own.some((ready) => ready.deckRules === "competitive")).toBe(true);
      expect(new Set(own.map((ready) => ready.deck.leader)).size).toBe(own.length);
    }
  });

  it("GW-2.24: every faction has a deck for the video game's cards, in standard and in competitive", () => {
    for (const faction of FACTIONS)
      for (const deckRules of ["standard", "competitive"] as const)
        expect(readyDecks({ faction, deckRules, cardSet: "videoGame" }).length).toBeGreaterThan(0);
  });

  it("have ids that differ, begin with a small letter and are safe in links", () => {
    const ids = [...READY_DECKS, ...READY_LINE_UPS].map((ready) => ready.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z][a-z-]+$/u);
  });

  it("are found by id, and not by another word", () => {
    expect(readyDeck("nr-siege-line")?.deck.faction).toBe("northern-realms");
    expect(readyDeck("tournament-wild-hunt")).toBeUndefined();
    expect(readyLineUp("tournament-wild-hunt")?.decks).toHaveLength(3);
  });

  it("never leave a leader that plays a card without that card", () => {
    const needs: Record<string, string> = {
      "leader-play-fog": "impenetrable-fog",
      "leader-play-rain": "torrential-rain",
      "leader-play-frost": "biting-frost",
      "leader-play-storm": "skellige-storm",
      "leader-play-mardroeme": "mardroeme",
    };
    for (const { id, deck } of READY_DECKS)
      for (const ability of cardRow(deck.leader)?.abilities ?? []) {
        const needed = needs[ability];
        if (needed !== undefined) expect([id, deck.cards[needed] ?? 0]).not.toEqual([id, 0]);
      }
  });

  it("are short enough to draw what matters", () => {
    for (const { id, deck } of READY_DECKS) expect([id, deckSize(deck) <= 32]).toEqual([id, true]);
  });
});

describe("ready line-ups", () => {
  it("GW-2.20 GW-2.21 GW-2.22: all are legal with either card set", () => {
    expect(READY_LINE_UPS.length).toBeGreaterThanOrEqual(2);
    expect(readyLineUps()).toEqual(READY_LINE_UPS);
    expect(readyLineUps({ cardSet: "videoGame" })).toEqual(READY_LINE_UPS);
    for (const { decks } of READY_LINE_UPS)
      for (const id of decks) expect(readyDeck(id)?.deckRules).toBe("competitive");
  });

  it("GW-2.22: the competitive decks share no hero, so any three may go together", () => {
    const decks = READY_DECKS.filter((ready) => ready.deckRules === "competitive").map((ready) => ready.deck);
    const faults = validateTournament(decks);
    expect(faults.map((fault) => fault.rule)).toEqual(["GW-2.20"]);
  });
});
