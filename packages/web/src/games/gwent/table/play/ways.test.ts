import { type GwentChoice, gwentKit, type View } from "@medallion/gwent";
import { randomFrom, randomOf, seedFrom } from "@medallion/kernel";
import { expect, test } from "vitest";
import { printed, type Sight } from "../../sight/sight.ts";
import { type Ground, waysIn, waysOf } from "./ways.ts";

function ground(mode: string, seats: number, seat = 0): Ground {
  const { game, lobby } = gwentKit;
  const options = lobby.options({ mode, seats }, randomOf("ways"));
  const view = game.view(game.setup(options, randomFrom(seedFrom("ways"))), seat) as View;
  return { view, own: view.players[seat]?.side ?? 0, printed: (id) => printed(view, id) };
}

const DUEL = ground("standard", 2);
const MANY = ground("free-for-all", 3);

const play = (id: string, more: Partial<GwentChoice> = {}): GwentChoice =>
  ({ kind: "play", card: -8, id, ...more }) as GwentChoice;

function places(where: Ground, ...choices: readonly GwentChoice[]): readonly (readonly string[])[] {
  return waysOf(where, choices).map(({ to }) => to);
}

test("a unit goes to its row on the own side", () => {
  expect(places(DUEL, play("ves"))).toEqual([["row:0:close", "card:-8"]]);
});

test("an agile unit goes to one of two rows, so pointing at it twice is not enough", () => {
  const both = [
    play("barclay-els", { row: "close" } as never),
    play("barclay-els", { row: "ranged" } as never),
  ];
  expect(places(DUEL, ...both)).toEqual([["row:0:close"], ["row:0:ranged"]]);
});

test("a spy goes to the other side, or to the side one sends it to", () => {
  expect(places(DUEL, play("prince-stennis"))).toEqual([["row:1:close", "card:-8"]]);
  const sent = [
    play("prince-stennis", { against: 1 } as never),
    play("prince-stennis", { against: 2 } as never),
  ];
  expect(places(MANY, ...sent)).toEqual([
    ["row:1:close", "side:1"],
    ["row:2:close", "side:2"],
  ]);
});

test("weather goes to its tray, and lies over its rows on all sides", () => {
  expect(places(DUEL, play("biting-frost"))).toEqual([["weather", "row:0:close", "row:1:close", "card:-8"]]);
  expect(places(DUEL, play("clear-weather"))).toEqual([["weather", "card:-8"]]);
});

test("a horn goes to the slot of a row, for which the whole row is lit", () => {
  expect(places(DUEL, play("commanders-horn", { row: "siege" } as never))).toEqual([
    ["slot:0:siege", "row:0:siege", "card:-8"],
  ]);
});

test("a decoy goes onto the unit it takes back", () => {
  const onto = [
    play("decoy", { target: 4, targetId: "ves" } as never),
    play("decoy", { target: 6, targetId: "ves" } as never),
  ];
  expect(places(DUEL, ...onto)).toEqual([["card:4"], ["card:6"]]);
});

test("scorch falls on the whole field", () => {
  expect(places(DUEL, play("scorch"))[0]).toHaveLength(7);
});

test("copies of a card are ways of their own", () => {
  const ways = waysOf(DUEL, [
    { kind: "exchange", card: -8, id: "ves" } as GwentChoice,
    { kind: "exchange", card: -16, id: "ves" } as GwentChoice,
  ]);
  expect(ways.map(({ from, to }) => [from, ...to])).toEqual([
    ["card:-8", "card:-8"],
    ["card:-16", "card:-16"],
  ]);
});

test("every other answer has its place", () => {
  const answers = [
    { kind: "keep" },
    { kind: "start", seat: 1 },
    { kind: "row", card: 4, id: "ves", row: "close" },
    { kind: "send", card: 4, id: "ves", against: 1 },
    { kind: "look", at: 1 },
    { kind: "rob", from: 1 },
    { kind: "fetch", id: "biting-frost" },
    { kind: "deck", place: 2, faction: "monsters", leader: "eredin-bringer-of-death" },
  ] as readonly GwentChoice[];
  expect(places(DUEL, ...answers)).toEqual([
    ["keep"],
    ["player:1"],
    ["row:0:close", "slot:0:close"],
    ["side:1"],
    ["player:1"],
    ["pile:1", "side:1"],
    ["kind:biting-frost"],
    ["deck:2"],
  ]);
});

test("digits follow the hand as it lies: by strength, by row, special cards last", () => {
  const { game, lobby } = gwentKit;
  const options = lobby.options({ mode: "standard", seats: 2 }, randomOf("ways"));
  const view = game.view(game.setup(options, randomFrom(seedFrom("ways"))), 0) as View;
  const hand = view.players[0]?.hand ?? [];
  const choices = hand.map(({ card, id }) => ({ kind: "exchange", card, id }) as GwentChoice);
  // Only what the ways are made of.
  const sight = { view, near: 0, player: 0, open: [], choices } as unknown as Sight;
  const strengths = waysIn(sight, "strength").map(({ from }) => {
    const held = hand.find(({ card }) => `card:${card}` === from);
    const row = held && printed(view, held.id);
    return row === undefined || row.rows.length === 0 ? -1 : row.strength;
  });
  expect(strengths).toEqual(strengths.toSorted((one, other) => other - one));
  expect(strengths).toHaveLength(hand.length);
  expect(waysIn(sight, "dealt").map(({ choice }) => choice)).toEqual([...hand.keys()]);
});
