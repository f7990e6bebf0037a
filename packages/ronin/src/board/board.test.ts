import type { Paint, Say } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import { describe, expect, test } from "vitest";
import { ronin } from "../game.ts";
import { shownHand, type View } from "../view.ts";
import { board } from "./index.ts";
import { CASES, viewers, walk } from "./test/positions.ts";

const plain = (width: number): Paint => ({ width, tone: (_, text) => text });

/** Says every text by its key and values, so that it is found on the board whatever the language. */
const bare: Say = ({ key, values = {} }) => {
  const said = Object.values(values).map((value) => JSON.stringify(value));
  return `<${[key, ...said].join(" ").replaceAll(" ", "_")}>`;
};

function shownIn(view: View): ReadonlySet<string> {
  const hands = view.players.flatMap((_, player) => shownHand(view, player).cards);
  const played = view.players.flatMap(({ timeline }) => timeline.map(({ card }) => card));
  const deck = view.deckSeen.map(({ card }) => card);
  return new Set([...view.rows.flat(), ...view.discard, ...played, ...hands, ...deck]);
}

describe.each(CASES)("the board of %s", (name) => {
  test("RO-1.34: names no card that the viewer is not shown, and all in timelines and the own hand", () => {
    expect.hasAssertions();
    walk(name, `hidden ${name}`, 25, (state) => {
      for (const seat of viewers(state)) {
        const view = ronin.view(state, seat);
        const drawn = board.draw(view, bare, plain(4000)).join("\n");
        const named = new Set(Array.from(drawn.matchAll(/<card\.([\w-]+)>/gu), ([, id = ""]) => id));
        const shown = shownIn(view);
        for (const id of named) expect(shown).toContain(id);
        const own = seat === null ? [] : (at(view.players, seat).hand ?? []);
        const played = view.players.flatMap(({ timeline }) => timeline.map(({ card }) => card));
        for (const id of [...own, ...played]) expect(named).toContain(id);
      }
    });
  });
});

describe("what the board shows", () => {
  test("RO-1.26: the marker of every track, and the bonuses ahead of it", () => {
    walk("3 A", "tracks", 5, (state) => {
      const view = ronin.view(state, 0);
      const lines = board.draw(view, bare, plain(300)).join("\n");
      for (const placed of view.boards) {
        if (placed === null) continue;
        const printed = [..."···1·=··+?3····"];
        const track = printed.map((sign, space) =>
          space === placed.marker ? "◆" : space < placed.marker ? "─" : sign,
        );
        expect(lines).toContain(`${track.join("")} · ${placed.marker}/14 · <board.vp> ${placed.vp}`);
      }
    });
  });

  test("RO-1.11: a covered symbol is written small", () => {
    let covered = 0;
    walk("3 A", "covered", 3, (state) => {
      const view = ronin.view(state, null);
      const lines = board.draw(view, bare, plain(4000)).join("\n");
      for (const { timeline } of view.players)
        for (const { card, covered: marks } of timeline) {
          if ((marks & 1) === 0) continue;
          covered++;
          expect(lines).toMatch(new RegExp(`<card\\.${card}> [cmed]`, "u"));
        }
    });
    expect(covered).toBeGreaterThan(0);
  });
});
