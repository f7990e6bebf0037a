import {
  answer,
  begin,
  type Event,
  play,
  randomFrom,
  randomOf,
  seedFrom,
  settle,
  speaker,
} from "@medallion/kernel";
import { expect, test } from "vitest";
import { toy } from "./kit.ts";

const { game, lobby, stage } = toy;
const scene = { mode: undefined, options: undefined, cards: undefined, position: undefined, forced: [] };

test("options survive packing into a link", () => {
  for (const mode of lobby.modes)
    for (const seats of mode.seats) {
      const options = lobby.options({ mode: mode.id, seats, picks: ["moon"] }, randomOf("pack"));
      expect(lobby.unpack(lobby.pack(options))).toEqual(options);
      expect(game.seats(options)).toBe(seats);
    }
});

test("what is wrong in options, in a saved state and in a scene is named by its path", () => {
  expect(() => lobby.unpack("short.sun.mars")).toThrow("patrons.1: Choose one of sun, moon, star.");
  const state = begin(game, lobby.unpack("short.sun.moon"), randomFrom(seedFrom("state")));
  expect(() => game.parseState({ ...state, passed: [true, 1] }, 1)).toThrow("passed.1: Give true or false.");
  expect(() => game.parseState({ ...state, deck: [] }, 1)).toThrow(
    "each of the 24 cards must lie in one place",
  );
  expect(() => game.parseState(state, 2)).toThrow("rulesVersion");
  expect(() => stage.arrange({ ...scene, position: { red: { hand: ["sun-9"] } } })).toThrow(
    "position.red.hand.0: No such card.",
  );
});

test("a called lantern calls the next, a gust blows out the highest, and the patron's suit counts more", () => {
  const position = {
    red: { hand: ["sun-3"] },
    blue: { row: ["moon-8", "moon-6"] },
    deck: ["moon-3", "star-4"],
  };
  const state = stage.arrange({ ...scene, position });
  settle(game, state);
  const say = (seat: number, phrase: string) => {
    const choice = game.choices(state, seat).find((one) => stage.phrases(state, seat, one).includes(phrase));
    if (choice === undefined) throw new Error(`${phrase} cannot be said`);
    play(game, state, seat, choice);
  };
  say(0, "sun-3");
  expect(stage.compare(state, { "red row": ["sun-3", "moon-3", "star-4"], turn: "red" })).toEqual([]);
  say(0, "blow blue");
  expect(stage.compare(state, { "red score": 11, "blue score": 7, discard: ["moon-8"] })).toEqual([]);
  expect(stage.compare(state, { "red score": 10 })).toMatchObject([
    { path: "red score", expected: 10, found: 11 },
  ]);
  expect(game.outcome(state)?.standings.map((standing) => standing.result)).toEqual(["win", "loss"]);
});

test("a shown hand is known to all, spectators too, until its cards are lit", () => {
  const state = stage.arrange({
    ...scene,
    position: { red: { hand: ["sun-8"] }, blue: { hand: ["moon-8"] } },
  });
  settle(game, state);
  expect(game.view(state, null).hands[0]?.[0]?.card).toBeUndefined();
  expect(answer(game, state, { seat: 0, question: "offer", choice: 0 })).toBe("final");
  expect(game.view(state, null).hands[0]?.[0]?.card).toBe(7);
  expect(game.view(state, 1).hands[0]?.[0]?.card).toBe(7);
});

test("every message that a game makes has its text, and the board shows no hidden card", async () => {
  const say = speaker("en", await toy.texts("en"));
  const random = randomOf("texts");
  const told: Event[] = [];
  const state = begin(game, lobby.unpack("long.sun.moon.star"), randomFrom(seedFrom("texts")));
  while (game.outcome(state) === undefined) {
    for (const question of game.questions(state)) {
      expect(say(question.text)).not.toBe("");
      const list = game.choices(state, question.seat);
      expect(list.map((choice) => say(game.describeChoice(choice)))).not.toContain("");
      const index = random.below(list.length);
      answer(game, state, { seat: question.seat, question: question.id, choice: index }, (one) => {
        told.push(one.event);
        expect(say(game.describeEvent(one.event))).not.toBe("");
      });
      for (const subject of game.subjects(game.view(state, null)))
        for (const reason of game.explain(game.view(state, null), subject))
          expect(say(reason.text)).not.toBe("");
      if (game.outcome(state) !== undefined) break;
    }
  }
  expect(told.at(-1)?.kind).toBe("ended");
  const fresh = begin(game, lobby.unpack("short.sun.moon"), randomFrom(seedFrom("board")));
  const lines = toy.board.draw(game.view(fresh, null), say, { width: 80, tone: (_tone, text) => text });
  expect(lines[2]?.trim()).toBe("hand: ?, ?, ?");
});

test("the outline accounts for every score and names no hidden lantern", async () => {
  const say = speaker("en", await toy.texts("en"));
  const position = {
    red: { hand: ["sun-8"], row: ["star-1"] },
    blue: { hand: ["moon-8"], row: ["sun-2"] },
    deck: ["star-5"],
  };
  const state = stage.arrange({ ...scene, position });
  settle(game, state);
  const seen = game.view(state, 0);
  const sections = toy.board.outline(seen);
  const subjects = sections.flatMap(({ items }) => items.flatMap(({ subject }) => subject ?? []));
  expect(subjects).toEqual(game.subjects(seen));
  const lines = sections.map(({ title, items, sections: inner = [] }) =>
    [title, ...[...items, ...inner.flatMap((section) => section.items)].map(({ text }) => text)].map(say),
  );
  expect(lines).toEqual([
    ["The middle", "Deck 20, out 0"],
    ["Seat 1", expect.stringMatching(/^Score \d+$/), "Star 1", "Sun 8"],
    ["Seat 2", expect.stringMatching(/^Score \d+$/), "Sun 2", "A hidden lantern"],
  ]);
});

test("the book’s links lead to its chapters, and its chapters tell every rule that explains a number", async () => {
  const { chapters } = await toy.book("en");
  const ids = chapters.map(({ id }) => id);
  for (const { text } of chapters)
    for (const [, target] of text.matchAll(/\(#([^)]+)\)/g)) expect(ids).toContain(target);
  const state = begin(game, lobby.unpack("short.sun.moon"), randomFrom(seedFrom("book")));
  const seen = game.view(state, 0);
  const named = game.subjects(seen).flatMap((subject) => game.explain(seen, subject));
  const told = chapters.flatMap(({ rules }) => rules);
  for (const { rule } of named) expect(told.some((known) => rule.startsWith(known))).toBe(true);
});

test("the entries tell every lantern in sight once, its own hand first, and no hidden one", async () => {
  const say = speaker("en", await toy.texts("en"));
  const position = {
    red: { hand: ["sun-8", "moon-4"], row: ["star-1"] },
    blue: { hand: ["moon-8"], row: ["sun-2"] },
    deck: ["star-5"],
  };
  const state = stage.arrange({ ...scene, position });
  settle(game, state);
  const told = (seat: number | null) =>
    toy.board
      .entries(game.view(state, seat))
      .map(({ title, lines }) => [title, ...lines].map(say).join(": "));
  expect(told(0)).toEqual([
    "Sun 8: It only counts its value.",
    expect.stringMatching(/^Moon 4: .*highest lantern goes out/),
    "Star 1: When you light it, you draw a card.",
    "Sun 2: When you light it, you look at the top card of the deck.",
    ...told(null).slice(2),
  ]);
  expect(told(null).slice(0, 2)).toEqual([expect.stringMatching(/^Star 1/), expect.stringMatching(/^Sun 2/)]);
  expect(
    told(null)
      .slice(2)
      .every((line) => /^(Sun|Moon|Star): Each/.test(line)),
  ).toBe(true);
  for (const seat of [0, 1, null]) expect(told(seat).join()).not.toContain("Star 5");
});
