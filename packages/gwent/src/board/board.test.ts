import type { Catalogue, Language, Paint, Say } from "@medallion/kernel";
import { at, speaker } from "@medallion/kernel";
import { describe, expect, test } from "vitest";
import { gwent } from "../game.ts";
import { idOf } from "../rules/zones.ts";
import type { State } from "../state.ts";
import { texts } from "../texts.ts";
import type { View } from "../view.ts";
import { board } from "./index.ts";
import { CASES, viewers, walk } from "./test/positions.ts";

const NAMES = ["Anna", "Олександра-Марія", "Bořivoj", "D", "Everybody’s darling"];
const plain = (width: number): Paint => ({ width, tone: (_, text) => text });

/** Says every text by its key and values, so that it is found on the board whatever the language. */
const bare: Say = ({ key, values = {} }) => {
  const said = Object.values(values).map((value) => JSON.stringify(value));
  return `<${[key, ...said].join(" ").replaceAll(" ", "_")}>`;
};

async function speakers(): Promise<readonly Say[]> {
  const languages: readonly Language[] = ["en", "uk"];
  const catalogues: readonly Catalogue[] = await Promise.all(languages.map(texts));
  return languages.map((language, i) => speaker(language, at(catalogues, i), NAMES));
}

function drawn(view: View, say: Say, width: number): readonly string[] {
  return board.draw(view, say, plain(width));
}

describe.each(CASES)("the board of %s", (name) => {
  test("names no card of a hidden hand or deck that the table does not show", () => {
    expect.hasAssertions();
    walk(name, `hidden ${name}`, 6, (state) => {
      for (const seat of viewers(state)) {
        const view = gwent.view(state, seat);
        const shown = cardsIn(view);
        const said = drawn(view, bare, 400)
          .join("\n")
          .matchAll(/<card\.([a-z-]+)>/g);
        for (const [, id = ""] of said) expect(shown).toContain(id);
      }
    });
  });

  test("shows the totals of the view", () => {
    expect.hasAssertions();
    walk(name, `totals ${name}`, 2, (state) => {
      const view = gwent.view(state, 0);
      const lines = drawn(view, bare, 400);
      if (view.phase !== "round" || picking(state)) return;
      const rows = lines.flatMap((line) => rowTotal(line));
      const full = view.mode === "free-for-all" ? [] : at(view.sides, 1).rows.toReversed();
      const expected = [...full, ...at(view.sides, 0).rows].map(({ row, total }) => `${row} ${total}`);
      expect(rows.slice(-expected.length)).toEqual(expected);
      if (view.sides.length === 2)
        expect(lines.join("\n")).toContain(
          `<board.total> ${view.sides[1]?.total}▲ : ${view.sides[0]?.total}▼`,
        );
      else for (const { total } of view.sides) expect(lines.join("\n")).toContain(`<board.total> ${total} `);
    });
  });
});

describe("what a player sees", () => {
  test("during the mulligan the hand, and no rows yet", async () => {
    expect.hasAssertions();
    walk("standard", "mulligan", 1, (state) => {
      if (state.phase !== "mulligan") return;
      const view = gwent.view(state, 0);
      const lines = drawn(view, bare, 400);
      expect(lines.flatMap(rowTotal)).toEqual([]);
      for (const { id } of view.players[0]?.hand ?? []) expect(lines.join("\n")).toContain(`<card.${id}>`);
    });
  });

  test("while decks are picked only the decks and the score", () => {
    let seen = 0;
    walk("tournament", "picks", 1, (state) => {
      if (!picking(state)) return;
      seen++;
      const text = drawn(gwent.view(state, 0), bare, 400).join("\n");
      expect(text).toContain("<board.tournament");
      expect(text).not.toContain("<board.hand>");
      for (const decks of state.options.decks)
        for (const { leader } of decks) expect(text).toContain(`<card.${leader}>`);
    });
    expect(seen).toBeGreaterThan(1);
  });

  test("a team mate's hand, and not those of the other team (GW-15.3)", () => {
    walk("team", "mate", 5, (state) => {
      const view = gwent.view(state, 1);
      const lines = drawn(view, bare, 400).join("\n");
      for (const { id } of view.players[3]?.hand ?? []) expect(lines).toContain(`<card.${id}>`);
      expect(view.players[0]?.hand).toBeUndefined();
      const seen = new Set(cardsIn(view));
      const secret =
        state.players[0]?.hand.map((card) => idOf(state, card)).filter((id) => !seen.has(id)) ?? [];
      for (const id of secret) expect(lines).not.toContain(`<card.${id}>`);
    });
  });

  test("after the game the totals of every round", () => {
    expect.hasAssertions();
    walk("standard", "over", 1000, (state) => {
      if (state.phase !== "over") return;
      const text = drawn(gwent.view(state, 0), bare, 400).join("\n");
      for (const { totals } of state.rounds)
        for (const total of totals) expect(text).toMatch(new RegExp(`> ${total}\\b`));
    });
  });

  test("a card that a scenario declared by its id", async () => {
    const [say] = await speakers();
    expect.hasAssertions();
    walk("standard", "declared", 1000, (state) => {
      if (say === undefined || state.phase !== "mulligan") return;
      const row = {
        id: "tea-kettle",
        faction: "neutral",
        kind: "unit",
        rows: ["siege"],
        strength: 3,
        abilities: [],
        copies: 1,
        copiesVideoGame: 0,
      } as const;
      const view = gwent.view(state, 0);
      const hand = [{ card: -1, id: row.id, by: 0 }];
      const players = view.players.map((player, i) => (i === 0 ? { ...player, hand } : player));
      expect(drawn({ ...view, players, declared: [row] }, say, 80).join("\n")).toMatch(/Siege +3 tea-kettle/);
    });
  });
});

/** Every card that lies open for the viewer, or that the viewer has seen. */
function cardsIn(view: View): readonly string[] {
  const sides = view.sides.flatMap(({ rows, pile }) => [
    ...pile,
    ...rows.flatMap(({ cards, slot }) => [
      ...cards,
      ...(slot === undefined || slot === "leader" ? [] : [slot]),
    ]),
  ]);
  const players = view.players.flatMap(({ hand, leader, known }) => [
    ...(hand ?? []),
    ...known.filter(({ where }) => where === "hand"),
    { id: leader },
  ]);
  const decks = (view.tournament?.decks ?? []).flat().map(({ leader }) => ({ id: leader }));
  return [...sides, ...players, ...decks, ...view.weather, ...view.limbo].map(({ id }) => id);
}

function picking(state: State): boolean {
  return state.asks.some(({ kind }) => kind === "deck");
}

function rowTotal(line: string): readonly string[] {
  const found = /^ {2}<row\.([a-z]+)> +(\d+)(?= \[| ≈| {2}|$)/.exec(line);
  return found === null ? [] : [`${found[1]} ${found[2]}`];
}
