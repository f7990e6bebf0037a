import { at, play, settle } from "@medallion/kernel";
import { describe, expect, it } from "vitest";
import type { GwentChoice } from "../choices.ts";
import { gwent } from "../game.ts";
import { arrange } from "../stage/arrange.ts";
import type { State } from "../state.ts";

const PEEK = "emhyr-emperor-of-nilfgaard";

function table(position: unknown, { mode, forced = [] }: { mode?: string; forced?: number[] } = {}): State {
  const state = arrange({ mode, options: undefined, cards: undefined, position, forced });
  settle(gwent, state);
  return state;
}

/** The seat takes the first choice that has all this. */
function choose(state: State, seat: number, wanted: Partial<Record<string, unknown>>): void {
  const choice = gwent
    .choices(state, seat)
    .find((other: GwentChoice) =>
      Object.entries(wanted).every(([key, value]) => Object(other)[key] === value),
    );
  if (choice === undefined) throw new Error(`${JSON.stringify(wanted)} cannot be chosen`);
  play(gwent, state, seat, choice);
}

const plays = (state: State, seat: number, id: string): void => choose(state, seat, { kind: "play", id });
const passes = (state: State, seat: number): void => choose(state, seat, { kind: "pass" });

/** What the viewer knows of a player's hidden cards, in words. */
function known(state: State, viewer: number | null, of: number): readonly string[] {
  const entries = at(gwent.view(state, viewer).players, of).known;
  return entries.map(({ id, where, by }) => `${id} in ${where}${by === -1 ? "" : `, seen by ${by}`}`).sort();
}

/** GW-1.19: hand and deck of another are known by what `known` says and no more. */
function hidesTheRest(state: State, viewer: number | null, of: number): void {
  const view = at(gwent.view(state, viewer).players, of);
  for (const key of ["hand", "deck", "bottom", "aside", "lists"]) expect(view).not.toHaveProperty(key);
}

describe("a look into a hand", () => {
  const position = {
    A: { leader: PEEK, hand: 6 },
    B: { hand: ["cow", "roach", "vesemir", "dandelion", "vesemir"] },
  };
  const looked = (): State => {
    const state = table(position, { forced: [0, 0, 0] });
    choose(state, 0, { kind: "leader" });
    return state;
  };

  it("GW-10.21 GW-CK-10.15: tells three cards to the user, and to nobody else", () => {
    const state = looked();
    expect(known(state, 0, 1)).toEqual([
      "cow in hand, seen by 0",
      "roach in hand, seen by 0",
      "vesemir in hand, seen by 0",
    ]);
    expect(known(state, 1, 1)).toEqual([]);
    expect(known(state, null, 1)).toEqual([]);
    hidesTheRest(state, 0, 1);
    expect(JSON.stringify(gwent.view(state, 0))).not.toContain("dandelion");
  });

  it("GW-10.21: is used up card by card as they are played", () => {
    const state = looked();
    plays(state, 1, "cow");
    expect(known(state, 0, 1)).toEqual(["roach in hand, seen by 0", "vesemir in hand, seen by 0"]);
    plays(state, 0, "filler");
    plays(state, 1, "dandelion");
    expect(known(state, 0, 1)).toHaveLength(2);
  });

  it("GW-10.21: a played copy may have been the one that was seen", () => {
    const state = looked();
    plays(state, 1, "vesemir");
    expect(known(state, 0, 1)).toEqual(["cow in hand, seen by 0", "roach in hand, seen by 0"]);
  });

  it("GW-10.21: with fewer than three cards tells the whole hand", () => {
    const state = table({ A: { leader: PEEK, hand: 1 }, B: { hand: ["cow", "cow"] } });
    choose(state, 0, { kind: "leader" });
    expect(known(state, 0, 1)).toEqual(["cow in hand, seen by 0", "cow in hand, seen by 0"]);
  });

  it("GW-10.21: does not count twice what all know to be in the hand", () => {
    const state = table({
      turn: "B",
      A: { leader: PEEK, hand: 2 },
      B: { hand: ["decoy", "filler"], close: ["vesemir"] },
    });
    plays(state, 1, "decoy");
    choose(state, 0, { kind: "leader" });
    expect(known(state, 0, 1)).toEqual(["filler in hand, seen by 0", "vesemir in hand"]);
    plays(state, 1, "vesemir");
    expect(known(state, 0, 1)).toEqual(["filler in hand, seen by 0"]);
  });
});

describe("a card that all have seen comes into a hand", () => {
  it("GW-9.6 GW-1.11: by a Decoy, and all know it until it is played again", () => {
    const state = table({ A: { hand: ["decoy", "filler"], close: ["vesemir"] }, B: { hand: 3 } });
    plays(state, 0, "decoy");
    for (const viewer of [0, 1, null]) expect(known(state, viewer, 0)).toEqual(["vesemir in hand"]);
    hidesTheRest(state, 1, 0);
    plays(state, 1, "filler");
    plays(state, 0, "filler");
    expect(known(state, 1, 0)).toEqual(["vesemir in hand"]);
    plays(state, 1, "filler");
    const before = at(gwent.view(state, 1).players, 0).revealed;
    plays(state, 0, "vesemir");
    expect(known(state, 1, 0)).toEqual([]);
    expect(at(gwent.view(state, 1).players, 0).revealed).toEqual(before);
  });

  it("GW-9.6 GW-1.11: an enemy spy taken back is known to be in its new holder's hand", () => {
    const state = table({ A: { hand: ["decoy", "filler"], close: ["stefan-skellen"] }, B: { hand: 3 } });
    plays(state, 0, "decoy");
    expect(known(state, 1, 0)).toEqual(["stefan-skellen in hand"]);
    expect(known(state, 0, 1)).toEqual([]);
    expect(at(gwent.view(state, 1).players, 0).revealed).not.toContain("stefan-skellen");
  });

  it("GW-10.22: stolen from a pile, and all know it until it is played", () => {
    const state = table({
      A: { leader: "emhyr-the-relentless", hand: 1 },
      B: { pile: ["vesemir", "cow"], hand: 3 },
    });
    choose(state, 0, { kind: "leader" });
    choose(state, 0, { kind: "take", id: "cow" });
    for (const viewer of [0, 1, null]) expect(known(state, viewer, 0)).toEqual(["cow in hand"]);
    plays(state, 1, "filler");
    plays(state, 0, "cow");
    expect(known(state, 1, 0)).toEqual([]);
    expect(at(gwent.view(state, 1).players, 0).revealed).not.toContain("cow");
  });

  it("GW-1.19: does not follow a card: what is called for in hand names nothing of before", () => {
    const state = table({ A: { hand: ["decoy", "filler"], close: ["vesemir"] }, B: { hand: 3 } });
    const onField = at(at(at(gwent.view(state, 1).sides, 0).rows, 0).cards, 0).card;
    plays(state, 0, "decoy");
    expect(state.refs).not.toContain(onField);
    plays(state, 1, "filler");
    plays(state, 0, "vesemir");
    const again = at(at(at(gwent.view(state, 1).sides, 0).rows, 0).cards, 1);
    expect([again.id, again.card > onField]).toEqual(["vesemir", true]);
  });
});

describe("Crach's reshuffle", () => {
  const position = {
    A: { leader: "crach-an-craite", pile: ["vesemir"], hand: ["stefan-skellen", "filler"], deck: 4 },
    B: { pile: ["cow", "vesemir"], hand: ["stefan-skellen", "filler", "filler"], deck: 1 },
  };
  const shuffled = (): State => {
    const state = table(position);
    choose(state, 0, { kind: "leader" });
    return state;
  };

  it("GW-10.50: all know what went into which deck, and nobody where in it", () => {
    const state = shuffled();
    for (const viewer of [0, 1, null]) {
      expect(known(state, viewer, 0)).toEqual(["vesemir in deck"]);
      expect(known(state, viewer, 1)).toEqual(["cow in deck", "vesemir in deck"]);
    }
    hidesTheRest(state, 0, 1);
    hidesTheRest(state, null, 0);
  });

  it("GW-10.50: whoever draws may have it in the hand from then on; the other deck stays as it was", () => {
    const state = shuffled();
    plays(state, 1, "stefan-skellen");
    expect(known(state, 0, 1)).toEqual(["cow in hand or deck", "vesemir in hand or deck"]);
    expect(known(state, 1, 0)).toEqual(["vesemir in deck"]);
  });

  it("GW-10.50: is used up when the card is played, whether it was that one or not", () => {
    const state = shuffled();
    plays(state, 1, "stefan-skellen");
    plays(state, 0, "filler");
    const drawn = gwent.choices(state, 1).flatMap((choice) => ("id" in choice ? [choice.id] : []));
    const played = drawn.includes("cow") ? "cow" : "vesemir";
    plays(state, 1, played);
    expect(known(state, 0, 1)).toEqual([`${played === "cow" ? "vesemir" : "cow"} in hand or deck`]);
  });

  it("GW-10.50: another card that is played is one of the deck list and leaves it as it is", () => {
    const state = shuffled();
    const before = at(gwent.view(state, 0).players, 1).revealed.length;
    plays(state, 1, "filler");
    expect(known(state, 0, 1)).toEqual(["cow in deck", "vesemir in deck"]);
    expect(at(gwent.view(state, 0).players, 1).revealed).toHaveLength(before + 1);
  });

  it("GW-5.9: a card that a muster calls out of the deck is known there no longer", () => {
    const state = table({
      A: { leader: "crach-an-craite", hand: 2 },
      B: { pile: ["nekker", "cow"], hand: ["nekker"], deck: 1 },
    });
    choose(state, 0, { kind: "leader" });
    plays(state, 1, "nekker");
    expect(known(state, 0, 1)).toEqual(["cow in deck"]);
  });

  it("GW-1.17: old names of the cards are forgotten", () => {
    const state = table(position);
    const names = gwent.view(state, null).sides.flatMap(({ pile }) => pile.map(({ card }) => card));
    choose(state, 0, { kind: "leader" });
    for (const name of names) expect(state.refs).not.toContain(name);
  });
});

describe("knowledge is of one game", () => {
  it("GW-15.3: a team mate learns nothing from the other's look into a hand", () => {
    const state = table(
      { A1: { leader: PEEK, hand: 1 }, A2: { hand: 1 }, B1: { hand: ["cow"] }, B2: { hand: ["roach"] } },
      { mode: "team" },
    );
    choose(state, 0, { kind: "leader" });
    choose(state, 0, { kind: "look", at: 1 });
    expect(known(state, 0, 1)).toEqual(["cow in hand, seen by 0"]);
    expect(known(state, 2, 1)).toEqual([]);
    expect(known(state, 0, 3)).toEqual([]);
  });

  it("GW-20.7: in the next game of a tournament hands are unknown, but what a deck showed is remembered", () => {
    const decks = ["nr-temerian-drill", "ng-imperial-measure", "mo-hunting-pack"];
    const state = table(
      {
        turn: "A",
        passed: ["B"],
        A: { decks, pick: "northern-realms", hand: ["decoy", "filler"], close: ["dandelion"], gems: 1 },
        B: { decks, pick: "northern-realms", gems: 1 },
      },
      { mode: "tournament" },
    );
    plays(state, 0, "decoy");
    expect(known(state, 1, 0)).toEqual(["dandelion in hand"]);
    passes(state, 0);
    const view = gwent.view(state, 1);
    expect([view.tournament?.game, known(state, 1, 0)]).toEqual([2, []]);
    expect(at(at(view.tournament?.decks ?? [], 0), 0).seen).toContain("dandelion");
  });
});
