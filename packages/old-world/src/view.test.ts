import type { Random, Seat } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { copyState } from "./copy-state.ts";
import { choose as chooseInFight, duel, fightMonster, play } from "./fight/test/table.ts";
import { oldWorld } from "./game.ts";
import { mix } from "./imagine/mix.ts";
import type { State } from "./state.ts";
import { NONE, playerOf } from "./state.ts";
import { choose, rest } from "./test/act.ts";
import { arrange } from "./test/arrange.ts";
import { STRICT, sameText, viewersOf, walk } from "./test/positions.ts";
import { viewOf } from "./view.ts";
import { knowsPlace, shownDeck } from "./view-player.ts";

/** Puts the things of these zones that pass the test into any order, over all zones together. */
function stir(random: Random, zones: readonly number[][], isHidden: (thing: number) => boolean): void {
  const places = zones.flatMap((zone) => zone.flatMap((thing, i) => (isHidden(thing) ? [{ zone, i }] : [])));
  const things = mix(
    places.map(({ zone, i }) => at(zone, i)),
    random,
  );
  for (const [n, { zone, i }] of places.entries()) zone[i] = at(things, n);
}

/** Another table that looks the same to the viewer: all that is hidden lies elsewhere (OW-1.21, OW-19.5). */
function stirred(state: State, viewer: Seat | null, random: Random): State {
  const copy = copyState(state);
  const everything = (): boolean => true;
  const isHidden = (card: number): boolean => !knowsPlace(copy, viewer, card);
  stir(random, [copy.deck], everything);
  stir(random, [copy.potionDeck], everything);
  for (const deck of copy.exploration) stir(random, [deck], everything);
  for (const [seat, { hand, deck }] of copy.players.entries())
    stir(random, seat === viewer ? [deck] : [hand, deck], isHidden);
  for (const [level, pile] of copy.monsterPiles.entries())
    stir(random, level === 0 ? [pile, copy.extraStack] : [pile], everything);
  stirTokens(copy, random);
  const { fight } = copy;
  const seen = fight !== null && fight.attacker === viewer ? fight.seen : [];
  const zones = fight === null ? [copy.fightDeck] : [copy.fightDeck, fight.life, fight.lost];
  stir(random, zones, (card) => !seen.includes(card));
  if (fight !== null && state.options.rules.secretBets && !fight.betsOpen)
    fight.bets = fight.bets.map((bet, seat) => (seat === viewer ? bet : random.below(3)));
  copy.asks = copy.asks.map((open) =>
    open.kind === "school" && !open.open && open.seat !== viewer ? { ...open, offer: [4, 0] } : open,
  );
  return copy;
}

function stirTokens(state: State, random: Random): void {
  for (const [terrain, pile] of state.piles.entries()) {
    const owners = state.players.filter(({ trails }) => at(trails, terrain) !== NONE);
    const trails = owners.map(({ trails: own }) => at(own, terrain));
    stir(random, [pile, trails], () => true);
    for (const [i, owner] of owners.entries()) owner.trails[terrain] = at(trails, i);
  }
}

describe("a view", () => {
  it("is the same wherever hidden things lie, for every viewer of any position (OW-T-19.5)", () => {
    const seeds = fc.tuple(fc.integer({ min: 1, max: 5 }), fc.string({ maxLength: 6 }), fc.boolean());
    fc.assert(
      fc.property(seeds, ([seats, seed, strict]) => {
        walk({ seats, seed, answers: 80, rules: strict ? STRICT : {} }, (state, random) => {
          for (const viewer of viewersOf(state)) {
            const [seen, truth] = [viewOf(stirred(state, viewer, random), viewer), viewOf(state, viewer)];
            if (!sameText(seen, truth)) expect(seen).toEqual(truth);
          }
        });
      }),
      { numRuns: 8 },
    );
  });

  it("stays as it was when the game goes on, and holds no key of chance", () => {
    walk({ seats: 3, seed: "still", answers: 200 }, (state, random) => {
      const view = viewOf(state, 0);
      const text = JSON.stringify(view);
      expect(text).not.toContain(state.random.key);
      const copy = copyState(state);
      const [question] = oldWorld.questions(copy);
      const choices = oldWorld.choices(copy, question?.seat ?? 0);
      oldWorld.choose(copy, question?.seat ?? 0, at(choices, random.below(choices.length)));
      expect(JSON.stringify(view)).toBe(text);
    });
  });
});

describe("what others see", () => {
  it("of a draft is the choice, not the boards drawn (DP-02)", () => {
    const state = oldWorld.setup(oldWorld.parseOptions({ seats: 3 }), { key: "0".repeat(64), at: [] });
    while (state.asks.length === 0) oldWorld.advance(state);
    const { seat } = at(state.asks, 0);
    const offerTo = (viewer: Seat | null) =>
      viewOf(state, viewer).asks.map((open) => "offer" in open && open.offer);
    expect(offerTo(seat)).toEqual([expect.arrayContaining([expect.any(Number)])]);
    expect([offerTo(null), offerTo((seat + 1) % 3)]).toEqual([[[]], [[]]]);
  });

  it("of a combo is nothing until it is confirmed (DP-44)", () => {
    const state = fightMonster({ hand: ["red d1 blue(d1)", "blue d1"], deck: 5 });
    chooseInFight(state, { kind: "goOn" });
    const before = JSON.stringify(viewOf(state, 1));
    chooseInFight(state, { kind: "lay" });
    expect(JSON.stringify(viewOf(state, 1))).toBe(before);
    expect(viewOf(state, 0).asks).toEqual(state.asks);
    chooseInFight(state, { kind: "done" });
  });

  it("of a payment is nothing until the move is paid (DP-11)", () => {
    const state = arrange({ players: [{ hand: ["forest", "forest", "forest"], at: 8 }, {}] });
    rest(state);
    choose(state, 0, { kind: "move", to: 11 });
    const before = JSON.stringify(viewOf(state, 1));
    choose(state, 0, { kind: "pay", payment: "two" });
    expect(JSON.stringify(viewOf(state, 1))).toBe(before);
  });

  it("of secret bets is nothing until all have bet (OW-13.4)", () => {
    const players = [{ hand: 3, deck: 3 }, { hand: 3, deck: 3 }, { gold: 2 }, { gold: 2 }];
    const state = duel(players, { rules: { secretBets: true } });
    chooseInFight(state, { kind: "bet" }, 2);
    expect(viewOf(state, 3).fight?.bets).toEqual([null, null, null, 0]);
    expect(viewOf(state, 2).fight?.bets).toEqual([null, null, 1, null]);
    expect(at(viewOf(state, 3).players, 2).gold).toBe(2);
    chooseInFight(state, { kind: "decline" }, 3);
    expect(viewOf(state, 3).fight?.bets).toEqual([0, 0, 1, 0]);
  });

  it("of a monster's life is its number, and for who looked what lies there (OW-10.11, OW-10.12, DP-47)", () => {
    const state = fightMonster(
      { school: "viper", attributes: [1, 1, 1, 2], hand: ["red d2"], deck: 9 },
      { attacks: ["F01", "F02", "F03", "F04", "F05"] },
    );
    play(state, [0]);
    chooseInFight(state, { kind: "specialization" });
    const [viper, other] = [viewOf(state, 0).fight, viewOf(state, 1).fight];
    expect([other?.lifeSeen, other?.lostSeen, other?.lifeCount]).toEqual([[], [], viper?.lifeCount]);
    expect(viper?.lifeSeen).toEqual([
      { place: 2, card: "F05" },
      { place: 1, card: "F04" },
      { place: 0, card: "F03" },
    ]);
    expect(viewOf(state, 0).fightCards).not.toContain("F03");
    expect(viewOf(state, 1).fightCards).toContain("F03");
  });

  it("of the Cat's look is nothing; the Cat knows the rest on top (DP-42)", () => {
    const state = fightMonster({
      school: "cat",
      attributes: [1, 1, 1, 2],
      hand: 1,
      deck: ["blue", "green", "yellow", "red"],
    });
    chooseInFight(state, { kind: "specialization" });
    expect(at(viewOf(state, 0).players, 0).deckSeen.map(({ place }) => place)).toEqual([2, 1, 0]);
    chooseInFight(state, { kind: "keepSeen" });
    while (state.asks.some(({ kind }) => kind === "orderOwn")) chooseInFight(state, {});
    const [cat, other] = [at(viewOf(state, 0).players, 0), at(viewOf(state, 1).players, 0)];
    expect(cat.deckSeen.map(({ place }) => place)).toEqual([1, 0]);
    expect([cat.handCount, cat.deckCount, cat.hidden.length]).toEqual([2, 3, 1]);
    expect([other.deckSeen, other.spied, other.known, other.hidden.length]).toEqual([[], [], [], 5]);
  });

  it("of the Viper's look in a duel is nothing; the Viper knows what its opponent draws (DP-47)", () => {
    const state = duel([
      { school: "viper", hand: ["red d1"], deck: 5 },
      { hand: 1, deck: ["blue", "green", "yellow", "red", "purple"] },
      {},
    ]);
    play(state, [0]);
    chooseInFight(state, { kind: "specialization" });
    const top = at(viewOf(state, 0).players, 1).deckSeen;
    expect(top.map(({ place }) => place)).toEqual([2, 1, 0]);
    expect(viewOf(state, 1).players[1]?.deckSeen).toEqual([]);
    expect(viewOf(state, 2).players[1]?.deckSeen).toEqual([]);
    while (state.asks.some(({ kind }) => kind === "orderSeen")) chooseInFight(state, {});
    play(state, [0], 1);
    const [viper, watcher] = [at(viewOf(state, 0).players, 1), at(viewOf(state, 2).players, 1)];
    expect(viper.spied).toHaveLength(1);
    expect([watcher.spied, watcher.known]).toEqual([[], []]);
  });

  it("of a hand is its number and what went there in the open", () => {
    const state = arrange({
      players: [{ hand: 3, deck: 4 }, {}],
      pool: ["cost 0", "cost 0", "cost 0", "cost 0", "cost 0", "cost 0"],
      common: 3,
      agenda: [{ do: "gain" }],
    });
    rest(state);
    const [taken] = viewOf(state, 1).pool.slice(-1);
    choose(state, 0, { kind: "take", slot: 6 });
    const seen = at(viewOf(state, 1).players, 0);
    expect([seen.hand, seen.handCount, seen.known]).toEqual([undefined, 4, [taken]]);
    expect(seen.hidden).toHaveLength(7);
    expect(at(viewOf(state, 0).players, 0).hand).toHaveLength(4);
  });
});

describe("the own deck", () => {
  const players = [
    { hand: 2, deck: 6 },
    { hand: 1, deck: 5 },
  ];

  it("is a list without order for its owner alone (OW-1.22)", () => {
    const state = arrange({ players });
    const deck = shownDeck(viewOf(state, 1), 1);
    expect(deck).toHaveLength(5);
    playerOf(state, 1).deck.reverse();
    expect(shownDeck(viewOf(state, 1), 1)).toEqual(deck);
    expect([shownDeck(viewOf(state, 0), 1), shownDeck(viewOf(state, null), 1)]).toEqual([[], []]);
  });

  it("is shown on demand only with the option as printed (OW-T-1.6)", () => {
    const state = arrange({ players, rules: { deckListAlwaysVisible: false } });
    rest(state);
    expect(shownDeck(viewOf(state, 1), 1)).toEqual([]);
    expect([oldWorld.offers(state, 1), oldWorld.offers(state, 0)]).toEqual([[{ kind: "lookThrough" }], []]);
  });
});

describe("a story", () => {
  it("is shown without what its options lead to (OW-T-8.1, OW-T-19.5)", () => {
    const state = arrange({
      players: [{ hand: 1, deck: 3 }, {}],
      table: { exploration: [[3], []] },
      agenda: [{ do: "explore", deck: 0 }],
    });
    rest(state);
    expect(viewOf(state, 1).readings).toEqual([
      { story: "C04", seat: 0, option: NONE, rows: [], stays: false },
    ]);
    expect(JSON.stringify(viewOf(state, 0))).not.toContain('gold":1');
  });
});
