import { describe, expect, it } from "vitest";
import { boxOf, schoolTrophy } from "../box.ts";
import { NONE, playerOf, type State } from "../state.ts";
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

/** A witcher with one card that decides the fight, and so many action cards in all. */
const winner = (cards: number): Seated => ({ hand: ["red d9"], deck: cards - 1 });

/** A duel that the attacker wins with the first combo. */
function wonDuel(attacker: Seated, defender: Seated, others: readonly Seated[] = []): State {
  const state = duel([{ ...attacker, hand: ["red d99"] }, defender, ...others]);
  while (asked(state)[0]?.endsWith("bet")) choose(state, { kind: "decline" }, state.asks[0]?.seat ?? 0);
  play(state, [0]);
  return state;
}

/** A duel that the attacker loses by playing the last card. */
function lostDuel(attacker: Seated, defender: Seated): State {
  const state = duel([{ ...attacker, hand: ["red"], deck: 0 }, defender]);
  play(state, [0]);
  return state;
}

describe("bets", () => {
  const bettor = { gold: 3 };

  it("pay what the winner gains, besides the stake (OW-T-13.1)", () => {
    const state = duel([{ hand: ["red d9"], deck: 5 }, { deck: 3, track: 1 }, bettor]);
    expect(asked(state)).toEqual(["2 bet"]);
    choose(state, { kind: "bet", on: 0 }, 2);
    expect(playerOf(state, 2).gold).toBe(2);
    play(state, [0]);
    choose(state, { kind: "remove" });
    choose(state, { kind: "take" }, 1);
    expect(playerOf(state, 2).gold).toBe(5);
    expect(playerOf(state, 0).gold).toBe(2);
  });

  it("on the loser go to the bank (OW-T-13.1)", () => {
    const state = duel([{ hand: ["red"] }, { deck: 3, track: 1 }, bettor]);
    choose(state, { kind: "bet", on: 0 }, 2);
    play(state, [0]);
    choose(state, { kind: "take" });
    expect(playerOf(state, 2).gold).toBe(2);
  });

  it("do not exist with two players (OW-T-13.2)", () => {
    expect(asked(duel([{ hand: 2 }, { hand: 2, gold: 3 }]))).toEqual(["0 stepOne"]);
  });

  it("are asked clockwise of those who do not fight and have a gold (OW-T-19.2)", () => {
    const state = duel([{ hand: 2, gold: 3 }, { hand: 2, gold: 3 }, bettor, { gold: 0 }, bettor]);
    expect(asked(state)).toEqual(["2 bet"]);
    expect(choices(state, 2)).toEqual([{ kind: "decline" }, { kind: "bet", on: 0 }, { kind: "bet", on: 1 }]);
    choose(state, { kind: "decline" }, 2);
    expect(asked(state)).toEqual(["4 bet"]);
  });

  it("are shown together if they are secret (OW-13.4)", () => {
    const state = duel([{ hand: 2 }, { hand: 2 }, bettor, bettor], { rules: { secretBets: true } });
    expect(kindsOf(choose(state, { kind: "bet", on: 1 }, 2))).toEqual(["betMade"]);
    expect(playerOf(state, 2).gold).toBe(3);
    const events = choose(state, { kind: "decline" }, 3);
    expect(kindsOf(events).slice(0, 2)).toEqual(["betMade", "betPlaced"]);
    expect([playerOf(state, 2).gold, state.fight?.bets]).toEqual([2, [0, 0, 2, 0]]);
  });
});

describe("a duel", () => {
  it("won by the defender gives a hand of 4 (OW-T-13.3, OW-T-13.9)", () => {
    const state = lostDuel({}, { hand: 3, deck: 12 });
    choose(state, { kind: "take" });
    expect(zones(state, 1)).toMatchObject({ H: 4, D: 11, P: 0 });
    expect([playerOf(state, 1).gold, playerOf(state, 1).trophies]).toEqual([1, []]);
    const high = lostDuel({ track: 3 }, { hand: 3, deck: 12 });
    expect(playerOf(high, 1).gold).toBe(3);
  });

  it("lost by the defender gives a card of cost 0 and a hand of 3 (OW-T-13.4)", () => {
    const state = wonDuel({ deck: 5 }, { hand: 3, deck: 12 });
    choose(state, { kind: "remove" });
    choose(state, { kind: "take" }, 1);
    expect(zones(state, 1)).toMatchObject({ H: 3, D: 13, P: 0 });
  });

  it("lost by the attacker limits Phase III (OW-T-13.5)", () => {
    expect(lostDuel({}, { deck: 3 }).turn.beaten).toBe(true);
    expect(wonDuel({ deck: 5 }, { deck: 3 }).turn.beaten).toBe(false);
  });

  it("gives no second trophy of a school (OW-T-13.6, OW-T-15.7)", () => {
    const state = wonDuel(
      { deck: 5, track: 1, trophies: ["bear school"] },
      { school: "bear", track: 2, deck: 2 },
    );
    expect(asked(state)).toEqual(["1 poolCard"]);
    const { gold, track, trophies } = playerOf(state, 0);
    expect([gold, track, trophies.length]).toEqual([3, 1, 1]);
  });

  it("gives the trophy of the loser's school (OW-13.11)", () => {
    const state = wonDuel({ deck: 5 }, { school: "bear", deck: 2, stakes: 1 });
    choose(state, { kind: "remove" });
    const { track, trophies } = playerOf(state, 0);
    expect([track, trophies]).toEqual([1, [schoolTrophy(boxOf(state), 2)]]);
    expect(playerOf(state, 1).stakes).toBe(0);
  });

  it("closes the tavern where it was fought (OW-T-13.7)", () => {
    const state = lostDuel({ at: 6 }, { deck: 3 });
    state.tavern = 7;
    choose(state, { kind: "take" });
    expect(state.tavern).toBe(6);
    expect(state.fight).toBeNull();
  });

  it("alternates turns, the attacker first (OW-T-13.8)", () => {
    const state = duel([
      { hand: 4, deck: 9 },
      { hand: 4, deck: 9 },
    ]);
    const acted: string[] = [];
    for (let turn = 0; turn < 6; turn++) {
      const seat = state.asks[0]?.seat ?? NONE;
      acted.push(asked(state).join());
      play(state, [0], seat);
    }
    expect(acted).toEqual([0, 1, 0, 1, 0, 1].map((seat) => `${seat} stepOne`));
  });

  it("lets abilities before the life decks draw, others after them (OW-T-13.10)", () => {
    const state = duel([
      { trophies: ["arachas", "weavess"], attributes: [1, 2, 1, 1], shield: 2, deck: 1, discard: 5 },
      { deck: 4 },
    ]);
    choose(state, { kind: "use" });
    expect(zones(state)).toMatchObject({ H: 2, D: 4, P: 0, S: 2 });
    choose(state, { kind: "use" });
    expect(zones(state).S).toBe(3);
  });
});

describe("a monster fight", () => {
  it("lost with 1 card left drives the monster away (OW-T-14.1)", () => {
    const state = fightMonster({ hand: ["red d9"] }, beast(10));
    play(state, [0]);
    expect(playerOf(state, 0).gold).toBe(2);
    choose(state, { kind: "take" });
    expect([playerOf(state, 0).trophies, state.turn.beaten, zones(state).D]).toEqual([[], false, 2]);
  });

  it("lost with 2 cards left is a total defeat (OW-T-14.2)", () => {
    const state = fightMonster(
      { hand: ["red"], trails: [] },
      { ...beast(3), trail: false, attacks: ["F14"] },
    );
    choose(state, { attack: "bite" }, 1);
    choose(state, { kind: "take" });
    const { gold, trails } = playerOf(state, 0);
    expect([gold, trails[0] !== NONE, state.turn.beaten, zones(state).D]).toEqual([0, true, true, 2]);
    expect(state.monsters[0]).not.toBe(NONE);
  });

  it("gives no trail where no token is left (OW-T-4.6)", () => {
    const state = arrange({
      players: [{ hand: ["red"] }, {}],
      ...beast(9),
      attacks: ["F14"],
      agenda: [{ do: "fightMonster", terrain: 0 }],
    });
    state.piles[0] = [];
    rest(state);
    choose(state, { attack: "bite" }, 1);
    choose(state, { kind: "take" });
    expect([playerOf(state, 0).trails[0], zones(state).D]).toEqual([NONE, 2]);
  });

  it("won brings a monster of the next level (OW-T-14.3, OW-T-14.10)", () => {
    const state = fightMonster({ ...winner(9), trails: ["forest"] }, beast(5, { level: 2 }));
    const beaten = state.monsters[0];
    play(state, [0]);
    choose(state, { kind: "remove" });
    expect(state.monsters[0]).toBe(26);
    expect(playerOf(state, 0).trophies).toEqual([beaten]);
    expect(playerOf(state, 0).trails).toEqual([NONE, NONE, NONE]);
  });

  it("offers the cards of cost 0 to the loser (OW-T-14.7)", () => {
    const state = fightMonster(
      { hand: ["red"] },
      { ...beast(1), pool: ["A01", "A09", "A10", "A11", "A02", "A12"], trail: true },
    );
    play(state, [0]);
    expect(
      choices(state)
        .map((choice) => (choice.kind === "take" ? choice.slot : 0))
        .toSorted(),
    ).toEqual([1, 5]);
    choose(state, { slot: 5 });
    expect(state.pool).toHaveLength(6);
    expect(zones(state).D).toBe(2);
  });

  it("is cleaned up: Shield to its cap, a new deck, all fight cards (OW-T-14.8)", () => {
    const state = fightMonster(
      { hand: ["red"], deck: 12, attributes: [1, 3, 1, 1] },
      { ...beast(1), trail: false, attacks: ["F14"] },
    );
    const { deck, discard } = playerOf(state, 0);
    discard.push(...deck.splice(0));
    choose(state, { attack: "bite" }, 1);
    choose(state, { kind: "take" });
    expect(zones(state)).toEqual({ H: 0, D: 14, P: 0, S: 3 });
    expect(state.fightDeck).toHaveLength(20);
  });

  it("begins anew with the full life (OW-T-14.9)", () => {
    const state = fightMonster({ hand: ["red d4"] }, beast(10));
    play(state, [0]);
    choose(state, { kind: "take" });
    state.agenda.push({ do: "fightMonster", terrain: 0 });
    rest(state);
    expect(state.fight?.life).toHaveLength(10);
  });

  it("reads event 51 after the cleanup (OW-T-14.11)", () => {
    const state = fightMonster({ ...winner(9), attributes: [1, 3, 1, 1], kept: ["E50"] }, beast(5));
    play(state, [0]);
    if (asked(state).includes("0 ability")) choose(state, { kind: "decline" });
    const events = choose(state, { kind: "remove" });
    expect(eventOf(events, "shieldChanged")).toMatchObject({ shield: 3 });
    expect(asked(state)).toEqual(["0 option"]);
    choose(state, { kind: "option", option: "A" });
    expect([zones(state).S, playerOf(state, 0).kept]).toEqual([1, []]);
    expect(state.fight).toBeNull();
  });
});

describe("a trophy", () => {
  it("costs one card at position 1 (OW-T-15.1)", () => {
    const state = fightMonster(winner(14), beast(5));
    play(state, [0]);
    expect(asked(state)).toEqual(["0 fatigue"]);
    choose(state, { kind: "remove" });
    expect([playerOf(state, 0).track, zones(state).D, zones(state).H]).toEqual([1, 13, 0]);
  });

  it("wins the game at position 4 (OW-T-15.2)", () => {
    const state = fightMonster({ ...winner(9), track: 3 }, beast(5));
    expect(kindsOf(play(state, [0]))).toContain("gameWon");
    expect([state.winner, state.phase, state.asks, state.agenda]).toEqual([0, "over", [], []]);
    expect(playerOf(state, 0).track).toBe(4);
  });

  it("of meditation neither moves to the top nor costs cards there (OW-T-7.5)", () => {
    const state = arrange({
      players: [{ hand: 2, deck: 5, track: 3 }, {}],
      agenda: [],
    });
    const trophy = boxOf(state).monsters.length + 2;
    state.agenda.push({ do: "trophy", seat: 0, trophy, by: "meditation" });
    rest(state);
    const { track, trophies } = playerOf(state, 0);
    expect([track, trophies, zones(state).H, state.winner]).toEqual([3, [trophy], 2, NONE]);
  });

  it("of meditation costs fatigue below (OW-T-7.6, OW-T-15.6)", () => {
    const state = arrange({ players: [{ hand: 2, deck: 8, discard: 4, track: 1 }, {}], agenda: [] });
    state.agenda.push({ do: "trophy", seat: 0, trophy: boxOf(state).monsters.length, by: "meditation" });
    rest(state);
    choose(state, { kind: "remove" });
    expect(asked(state)).toEqual(["0 fatigue"]);
    choose(state, { kind: "remove" });
    expect([asked(state), zones(state)]).toEqual([[], { H: 0, D: 12, P: 0, S: 0 }]);
  });

  it("lets any card of the three zones be removed (OW-T-15.5)", () => {
    const state = arrange({
      players: [{ hand: ["red", "blue"], deck: ["green", "blue"], discard: ["yellow"] }, {}],
      agenda: [{ do: "fatigue", seat: 0, left: 1 }],
    });
    rest(state);
    expect(choices(state)).toEqual([
      { kind: "remove", card: "T1", from: "hand" },
      { kind: "remove", card: "T2", from: "hand" },
      { kind: "remove", card: "T3", from: "deck" },
      { kind: "remove", card: "T5", from: "discard" },
    ]);
    choose(state, { card: "T3" });
    expect(zones(state)).toMatchObject({ H: 0, D: 4, P: 0 });
  });

  it("leaves one card to a witcher who has too few (OW-15.6)", () => {
    const state = fightMonster({ hand: ["red d9"], deck: 1, track: 2 }, beast(5));
    play(state, [0]);
    choose(state, { kind: "remove" });
    expect(zones(state).D).toBe(1);
  });

  it("of a monster comes with 2 gold and a new monster (OW-T-15.8)", () => {
    const state = fightMonster({ ...winner(16), track: 2, gold: 5 }, beast(5, { level: 2 }));
    play(state, [0]);
    for (let cards = 0; cards < 3; cards++) choose(state, { kind: "remove" });
    expect([playerOf(state, 0).gold, playerOf(state, 0).track, zones(state).D]).toEqual([7, 3, 13]);
    expect(playerOf(state, 0).trophies).toHaveLength(1);
  });
});
