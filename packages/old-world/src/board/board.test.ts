import type { Paint, Say } from "@medallion/kernel";
import { describe, expect, test } from "vitest";
import { COMPONENTS } from "../data/index.ts";
import { oldWorld } from "../game.ts";
import type { State } from "../state.ts";
import { arrange } from "../test/arrange.ts";
import { walk } from "../test/positions.ts";
import { cardNamed, locationName } from "../words/index.ts";
import { board } from "./index.ts";
import { eachView, SEATS, shownCards } from "./test/positions.ts";

const plain = (width: number): Paint => ({ width, tone: (_, text) => text });

/** Says every text by its key, so that it is found on the board whatever the language. */
const bare: Say = ({ key }) => `<${key}>`;

describe.each(SEATS)("the drawn table for %i", (seats) => {
  test("OW-1.21: names no card that the viewer is not shown, and all of the own hand", () => {
    eachView(seats, `hidden ${seats}`, (view, viewer) => {
      const drawn = board.draw(view, bare, plain(2000)).join("\n");
      const named = new Set(Array.from(drawn.matchAll(/<card\.[\w-]+>/gu), ([key]) => key.slice(1, -1)));
      const shown = new Set([...shownCards(view)].map((id) => cardNamed(id).key));
      for (const key of named) expect(shown).toContain(key);
      const own = viewer === null ? [] : (view.players[viewer]?.hand ?? []);
      for (const id of own) expect(named).toContain(cardNamed(id).key);
    });
  });
});

describe("the drawn map", () => {
  const state = arrange({
    players: [
      { school: "wolf", at: 7, hand: 2 },
      { school: "cat", at: 7 },
      { school: "bear", at: 14 },
    ],
    table: { lairs: [6, 2, 5], monsters: [0, 1, 2], tavern: 9 },
  });
  const lines = board.draw(oldWorld.view(state, 0), bare, plain(400));
  const at = (number: number): string => {
    const row = lines.findIndex((line) => line.includes(`${number} <${locationName(idOf(number)).key}>`));
    return lines[row + 1] ?? "";
  };
  const idOf = (number: number): string => COMPONENTS.locations[number]?.id ?? "";

  test("OW-1.19: has every location once, with its terrain", () => {
    const drawn = lines.join("\n");
    for (const { number, id, ground } of COMPONENTS.locations) {
      const sign = { forest: "♣", mountain: "▲", water: "≈", any: "✶" }[ground];
      expect(drawn.split(`${sign}${number} <location.${id}>`)).toHaveLength(2);
    }
  });

  test("shows figures, monsters and the closed tavern where they are", () => {
    expect(at(7)).toContain("@1 @2");
    expect(at(14)).toContain("@3");
    expect(at(6)).toMatch(/!I <monster\./u);
    expect(at(9)).toContain("×");
  });

  test("is a list of what matters on a narrow table", () => {
    const narrow = board.draw(oldWorld.view(state, 0), bare, plain(60)).join("\n");
    expect(narrow).toContain("<location.vizima> ∅ @1 @2");
    expect(narrow).not.toContain("<location.stygga>");
    expect(narrow).not.toMatch(/[⠁-⣿]/u);
  });
});

describe("what is going on", () => {
  /** The first position of a game that fits, as its active player sees it. */
  function drawnWhere(fits: (state: State) => boolean): readonly string[] {
    let found: readonly string[] | undefined;
    walk({ seats: 3, seed: "scenes", answers: 3000 }, (state) => {
      if (found !== undefined || !fits(state)) return;
      found = board.draw(oldWorld.view(state, state.active), bare, plain(160));
    });
    return found ?? [];
  }

  test("a fight is drawn as two columns", () => {
    const lines = drawnWhere(({ fight }) => fight?.formed === true && fight.monster >= 0 && fight.step === 1);
    const columns = lines.filter((line) => line.includes(" │ ")).map((line) => line.split(" │ "));
    expect(columns.length).toBeGreaterThan(2);
    expect(columns.some(([left, right]) => /▮/u.test(left ?? "") && /▮/u.test(right ?? ""))).toBe(true);
    expect(lines.join("\n")).not.toMatch(/[⠁-⣿]/u);
  });

  test("dice are drawn as dice", () => {
    const lines = drawnWhere(({ poker }) => (poker?.dice.length ?? 0) > 0);
    expect(lines.some((line) => line.includes("┌───┐ ┌───┐ ┌───┐ ┌───┐ ┌───┐"))).toBe(true);
  });

  test("a story is read whole, below its title, with its options", () => {
    const lines = drawnWhere(({ readings: [reading] }) => reading?.option === -1);
    expect(lines.join("\n")).toMatch(/<story\.(\w+)\.title>.*<outline\.story>.*<story\.\1\.intro>/su);
  });
});
