import { at } from "@medallion/kernel";
import { describe, expect, it } from "vitest";
import type { DeckList } from "./deck.ts";
import { faultIds, faultMessage } from "./fault.ts";
import { readyDeck } from "./ready/all.ts";
import { withCards } from "./test/declared.ts";
import { validateTournament } from "./tournament.ts";

const deckOf = (id: string): DeckList => readyDeck(id)?.deck ?? expect.fail(`no ready deck ${id}`);
const NORTH = deckOf("nr-temerian-drill");
const NILFGAARD = deckOf("ng-imperial-measure");
const MONSTERS = deckOf("mo-hunting-pack");

describe("three decks for a tournament", () => {
  it("GW-2.20 GW-2.21 GW-2.22: three legal decks of three factions without a common hero are legal", () => {
    expect(validateTournament([NORTH, NILFGAARD, MONSTERS])).toEqual([]);
  });

  it("GW-2.20 GW-CK-2.7: two decks of one faction are reported with their places", () => {
    const other = withCards(NORTH, {
      "esterad-thyssen": 0,
      "john-natalis": 0,
      "philippa-eilhart": 0,
      "vernon-roche": 0,
      "geralt-of-rivia": 0,
      "keira-metz": 1,
      "poor-fucking-infantry": 3,
      "yarpen-zigrin": 1,
    });
    const faults = validateTournament([NORTH, NILFGAARD, other]);
    expect(faultIds(faults)).toEqual(["GW-2.20"]);
    expect(faults[0]?.message.values).toMatchObject({
      decks: [1, 3],
      faction: { key: "faction.northern-realms" },
    });
  });

  it("GW-2.20: fewer or more than three decks are reported", () => {
    expect(faultIds(validateTournament([NORTH, NILFGAARD]))).toEqual(["GW-2.20"]);
    const four = [NORTH, NILFGAARD, MONSTERS, deckOf("st-old-grudges")];
    expect(faultIds(validateTournament(four))).toEqual(["GW-2.20"]);
    expect(faultIds(validateTournament([]))).toEqual(["GW-2.20"]);
  });

  it("GW-2.22 GW-2.23 GW-CK-2.8: a hero may be in one deck only, a neutral unit and specials in all", () => {
    const north = withCards(NORTH, { "geralt-of-rivia": 0, avallach: 1, "sigismund-dijkstra": 0, ves: 1 });
    const monsters = withCards(MONSTERS, { avallach: 1 });
    const decks = [north, NILFGAARD, monsters];
    expect(decks.every((deck) => deck.cards.dandelion === 1 && deck.cards.scorch === 1)).toBe(true);
    const faults = validateTournament(decks);
    expect(faultIds(faults)).toEqual(["GW-2.22"]);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatchObject({ card: "avallach", message: { values: { decks: [1, 3] } } });
  });

  it("GW-2.5 GW-2.23: copies are counted in each deck alone", () => {
    const decks = [NORTH, NILFGAARD, MONSTERS];
    expect(decks.reduce((sum, deck) => sum + (deck.cards["commanders-horn"] ?? 0), 0)).toBe(6);
    expect(validateTournament(decks)).toEqual([]);
    const [fault] = validateTournament([
      NORTH,
      withCards(NILFGAARD, { decoy: 4, scorch: 0, "commanders-horn": 1 }),
      MONSTERS,
    ]);
    expect(fault).toMatchObject({ rule: "GW-2.5", card: "decoy", deck: 2 });
  });

  it("GW-2.21 GW-2.25 GW-CK-2.15: six specials in the second deck are reported as GW-2.12 of deck 2", () => {
    const faults = validateTournament([NORTH, withCards(NILFGAARD, { decoy: 3 }), MONSTERS]);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatchObject({ rule: "GW-2.12", deck: 2 });
    expect(faultMessage(at(faults, 0))).toMatchObject({ key: "fault.deck", values: { deck: 2 } });
  });

  it("GW-2.7 GW-2.25: faults of several decks ascend by rule, then by place", () => {
    const { leader: _, ...leaderless } = MONSTERS;
    const faults = validateTournament([
      withCards(NORTH, { ves: 2 }),
      withCards(NILFGAARD, { decoy: 3 }),
      withCards(leaderless, { decoy: 2 }),
    ]);
    expect(faults.map((fault) => [fault.rule, fault.deck])).toEqual([
      ["GW-2.5", 1],
      ["GW-2.10", 3],
      ["GW-2.12", 2],
      ["GW-2.12", 3],
      ["GW-2.15", 1],
    ]);
  });

  it("GW-2.24: the video game's card set holds for all three decks", () => {
    const decks = [withCards(NORTH, { roach: 1, "siege-tower": 0 }), NILFGAARD, MONSTERS];
    expect(validateTournament(decks)).toEqual([]);
    const faults = validateTournament(decks, { cardSet: "videoGame" });
    expect(faults).toMatchObject([{ rule: "GW-2.5", card: "roach", deck: 1 }]);
  });
});
