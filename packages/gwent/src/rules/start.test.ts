import type { RandomState, Seat } from "@medallion/kernel";
import { at, begin, heard, play, randomFrom, seedFrom, settle } from "@medallion/kernel";
import { describe, expect, test } from "vitest";
import type { GwentChoice } from "../choices.ts";
import { deckSize } from "../decks/deck.ts";
import { readyDeck } from "../decks/index.ts";
import { gwent } from "../game.ts";
import type { State } from "../state.ts";
import { playerOf, sideOf } from "../state.ts";
import { idOf } from "./zones.ts";

const RAIDERS = {
  faction: "skellige",
  leader: "harald-an-craite-the-cripple",
  cards: { ...readyDeck("sk-bear-blood")?.deck.cards, "skellige-storm": 3 },
} as const;

function set(random: RandomState): State {
  return gwent.setup(gwent.parseOptions({ mode: "standard", decks: [RAIDERS, "nr-kings-spies"] }), random);
}

function dealt(random: RandomState): State {
  const state = set(random);
  settle(gwent, state);
  return state;
}

function choose(state: State, seat: Seat, wanted: (choice: GwentChoice) => boolean): void {
  const choice = gwent.choices(state, seat).find(wanted);
  if (choice === undefined) throw new Error(`seat ${seat} cannot do that`);
  play(gwent, state, seat, choice);
}

const is = (kind: GwentChoice["kind"]) => (choice: GwentChoice) => choice.kind === kind;

function numbers(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}

describe("instance numbers", () => {
  test("GW-1.15 GW-CK-1.6: the first player's 32 cards are 1 to 32 and the second's 30 are 33 to 62", () => {
    const state = set(randomFrom(seedFrom("numbers")));
    expect(state.options.decks.map(([deck]) => deck && deckSize(deck))).toEqual([32, 30]);
    expect(playerOf(state, 0).deck).toEqual(numbers(1, 32));
    expect(playerOf(state, 1).deck).toEqual(numbers(33, 62));
  });

  test("GW-1.15: copies of a card stand together in the order of the deck list", () => {
    const state = set(randomFrom(seedFrom("numbers")));
    const [list] = at(state.options.decks, 0);
    const order = Object.entries(list?.cards ?? {}).flatMap(([id, count]) => Array<string>(count).fill(id));
    expect(numbers(1, 32).map((card) => idOf(state, card))).toEqual(order);
  });

  test("GW-1.15 GW-CK-1.6: the first token that enters gets 63", () => {
    // The coin names the first player, whose deck is turned round: the first cards of the list are the hand.
    const state = dealt({ ...randomFrom(seedFrom("token")), forced: [0, "reverse"] });
    choose(state, 0, is("keep"));
    choose(state, 1, is("keep"));
    choose(state, 0, is("leader"));
    choose(state, 0, (choice) => choice.kind === "row" && choice.row === "close");
    choose(state, 1, is("pass"));
    choose(state, 0, (choice) => choice.kind === "play" && choice.id === "berserker");
    expect(sideOf(state, 0).rows[0]).toEqual([63]);
    expect(idOf(state, 63)).toBe("transformed-vildkaarl");
  });
});

describe("chance", () => {
  test("GW-1.16: one seed deals the same cards again, another deals others", () => {
    const hands = ["one", "one", "two"].map((seed) => {
      const { players, starter } = dealt(randomFrom(seedFrom(seed)));
      return { starter, hands: players.map(({ hand }) => hand) };
    });
    expect(hands[0]).toEqual(hands[1]);
    expect(hands[0]?.hands).not.toEqual(hands[2]?.hands);
  });

  test("GW-1.16 GW-3.2: the coin names each of the two about equally often", () => {
    const seeds = numbers(1, 400).map((n) => dealt(randomFrom(seedFrom(`coin ${n}`))).starter);
    const first = seeds.filter((starter) => starter === 0).length;
    expect(first).toBeGreaterThan(160);
    expect(first).toBeLessThan(240);
  });

  test("GW-3.6 GW-1.16: what one player exchanges never moves the other's cards", () => {
    const [kept, exchanged] = [dealt(randomFrom(seedFrom("apart"))), dealt(randomFrom(seedFrom("apart")))];
    choose(kept, 0, is("keep"));
    choose(exchanged, 0, is("exchange"));
    choose(exchanged, 0, is("exchange"));
    for (const state of [kept, exchanged]) {
      choose(state, 1, is("exchange"));
      choose(state, 1, is("keep"));
    }
    expect(playerOf(exchanged, 0).hand).not.toEqual(playerOf(kept, 0).hand);
    expect(playerOf(exchanged, 1)).toEqual(playerOf(kept, 1));
  });
});

describe("the mulligan", () => {
  test("GW-3.6: nobody else hears of an exchange", () => {
    const state = dealt(randomFrom(seedFrom("secret")));
    const told: { by: number; kind: string }[] = [];
    const [, exchange] = gwent.choices(state, 0);
    if (exchange === undefined) throw new Error("nothing to exchange");
    play(gwent, state, 0, exchange, (one) => {
      for (const by of [0, 1]) {
        const event = heard(one, by);
        if (event !== undefined) told.push({ by, kind: event.kind });
      }
      expect(heard(one, null)).toBeUndefined();
    });
    expect(told).toEqual([{ by: 0, kind: "cardExchanged" }]);
  });

  test("GW-3.1 GW-1.19: each player hears the own ten cards and only the number of the other's", () => {
    const heardBy: Record<number, string[]> = { 0: [], 1: [] };
    const options = gwent.parseOptions({ mode: "standard", decks: [RAIDERS, "nr-kings-spies"] });
    begin(gwent, options, randomFrom(seedFrom("deal")), (told) => {
      for (const by of [0, 1]) {
        const event = heard(told, by);
        if (event?.kind !== "handDealt") continue;
        heardBy[by]?.push(`${event.seat}: ${event.count} cards, ${event.cards.length} named`);
      }
    });
    expect(heardBy).toEqual({
      0: ["0: 10 cards, 10 named", "1: 10 cards, 0 named"],
      1: ["0: 10 cards, 0 named", "1: 10 cards, 10 named"],
    });
  });
});
