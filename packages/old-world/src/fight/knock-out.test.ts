import { describe, expect, it } from "vitest";
import { NONE, playerOf } from "../state.ts";
import {
  arrange,
  asked,
  beast,
  choices,
  choose,
  duel,
  eventOf,
  fightMonster,
  kindsOf,
  play,
  rest,
  type Seated,
  zones,
} from "./test/table.ts";

describe("life", () => {
  it("is the discard pile shuffled into the deck, and the hand (OW-T-10.1)", () => {
    expect(zones(fightMonster({ hand: 2, deck: 6, discard: 6 }))).toEqual({ H: 2, D: 12, P: 0, S: 0 });
  });
});

describe("damage to a witcher", () => {
  /** A duel in which the attacker has dealt so much. */
  const hit = (damage: number, defender: Seated) => {
    const state = duel([{ hand: [`red d${damage}`], deck: 5 }, defender]);
    const events = play(state, [0]);
    return { state, events };
  };

  it("takes Shield, then the top of the deck (OW-T-10.2)", () => {
    const { state } = hit(5, { shield: 3, attributes: [1, 3, 1, 1], deck: 9, hand: 3 });
    expect(zones(state, 1)).toEqual({ H: 3, D: 7, P: 2, S: 0 });
  });

  it("then hand cards of the victim's choice (OW-T-10.3)", () => {
    const { state } = hit(3, { shield: 1, deck: 1, hand: ["red d1", "blue d1"] });
    expect(asked(state)).toEqual(["1 wound"]);
    expect(choices(state, 1)).toHaveLength(2);
    choose(state, { kind: "discard", card: "T8" }, 1);
    expect(zones(state, 1)).toEqual({ H: 1, D: 0, P: 2, S: 0 });
    expect(asked(state)).toEqual(["1 stepOne"]);
  });

  it("knocks out with the last card, and the rest is ignored (OW-T-10.4)", () => {
    for (const damage of [1, 4]) {
      const { state, events } = hit(damage, { hand: 1 });
      expect(eventOf(events, "knockedOut")).toEqual({ kind: "knockedOut", seat: 1 });
      expect(eventOf(events, "duelWon")).toEqual({ kind: "duelWon", seat: 0, loser: 1 });
      expect(asked(state)).toEqual(["0 fatigue"]);
    }
  });
});

describe("knock-out", () => {
  it("spares the acting side when both lose their last card in its turn (OW-T-10.5)", () => {
    const state = duel([{ hand: ["blue d1 red(d1)", "red d1"] }, { deck: 2, hand: 1 }]);
    expect(eventOf(play(state, [0, 1]), "duelWon")).toEqual({ kind: "duelWon", seat: 0, loser: 1 });
  });

  it("comes after step 4 for whoever has played the last card (OW-T-10.6)", () => {
    const state = duel([{ hand: ["red d1"] }, { deck: 3, hand: 2 }]);
    const events = play(state, [0]);
    expect(kindsOf(events)).toContain("comboDiscarded");
    expect(eventOf(events, "duelWon")).toEqual({ kind: "duelWon", seat: 1, loser: 0 });
  });

  it("does not come if a card returns (OW-T-10.7)", () => {
    const state = duel([{ hand: ["blue d1 red(back)", "red"] }, { deck: 3, hand: 2 }]);
    expect(kindsOf(play(state, [0, 1]))).toContain("cardReturned");
    expect(zones(state)).toMatchObject({ H: 1, D: 0, P: 1 });
    expect(asked(state)).toEqual(["1 stepOne"]);
  });

  it("by a monster's last card is a drive-away (OW-T-10.8)", () => {
    const state = fightMonster({ hand: 1 }, { ...beast(1), trail: false, attacks: ["F14"] });
    const events = choose(state, { kind: "attack", attack: "bite" }, 1);
    expect(kindsOf(events)).toContain("monsterDrivenAway");
  });

  it("does not come when that attack is survived: the monster is defeated (OW-T-10.9)", () => {
    const state = fightMonster(
      { shield: 3, attributes: [1, 3, 1, 1], deck: 4 },
      { ...beast(1), trail: false, attacks: ["F14"] },
    );
    const events = choose(state, { kind: "attack", attack: "bite" }, 1);
    expect(eventOf(events, "shieldChanged")).toMatchObject({ by: -2, shield: 1 });
    expect(kindsOf(events)).toContain("monsterDefeated");
  });

  it("skips what is left of the combat turn (OW-T-10.10)", () => {
    const state = fightMonster({ hand: ["blue d3 s2 red(back)", "red"], deck: 5 }, beast(2));
    const events = play(state, [0, 1]);
    expect(eventOf(events, "monsterHurt")).toMatchObject({ count: 2, left: 0 });
    expect(kindsOf(events).slice(0, 12)).not.toContain("cardsDrawn");
    expect(kindsOf(events)).not.toContain("cardReturned");
    expect(zones(state)).toMatchObject({ D: 5, P: 2, S: 0 });
    expect(asked(state)).toEqual(["0 fatigue"]);
  });

  it("waits for the Combat trophy (OW-T-10.11)", () => {
    const state = fightMonster(
      { hand: ["red d1"], deck: 5, trophies: ["combat"] },
      { ...beast(5), attacks: ["F14"] },
    );
    // What the witcher has lost so far.
    const { deck, discard } = playerOf(state, 0);
    discard.push(...deck.splice(0));
    play(state, [0]);
    expect(asked(state)).toEqual(["0 ability"]);
    choose(state, { kind: "use" });
    expect(zones(state)).toMatchObject({ H: 0, D: 1, P: 5 });
    expect(asked(state)).toEqual(["1 attack"]);
  });

  it("comes at once by an ability after the life decks, not before them (OW-T-10.12)", () => {
    const drowned = arrange({
      players: [{ discard: 1 }, {}],
      monster: "drownersNest",
      agenda: [{ do: "fightMonster", terrain: 0 }],
    });
    const events = rest(drowned);
    expect(asked(drowned)).toEqual(["0 discardCards"]);
    expect(kindsOf(events)).toContain("monsterLifeFormed");
    const after = choose(drowned, { kind: "discard" });
    expect(eventOf(after, "totalDefeat")).toMatchObject({ left: 10 });
    expect(kindsOf(after)).toContain("trailTaken");
    choose(drowned, { kind: "take" });
    expect(zones(drowned)).toEqual({ H: 0, D: 2, P: 0, S: 1 });

    const bitten = fightMonster({ hand: 1 }, { monster: "arachas" });
    choose(bitten, { kind: "discard" });
    expect(zones(bitten)).toMatchObject({ H: 0, D: 1, P: 0 });
    expect(bitten.fight?.winner).toBe(NONE);
  });
});
