import type { Reason } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import { describe, expect, it } from "vitest";
import { COMPONENTS } from "../data/index.ts";
import { ronin } from "../game.ts";
import type { State } from "../state.ts";
import { rest } from "../test/act.ts";
import { arrange } from "../test/arrange.ts";
import type { RoninSubject } from "./subject.ts";

/** Rule, text and amount of each link, short enough to read. */
function why(state: State, subject: RoninSubject, seat = 0): readonly string[] {
  const show = ({ rule, text, amount }: Reason): string =>
    `${rule} ${text.key.replace("reason.", "")} ${amount}`;
  return ronin.explain(ronin.view(state, seat), subject).map(show);
}

const TRACK_VP = [
  [6, 2],
  [8, 3],
  [12, 7],
] as const;

describe("explanations", () => {
  const state = arrange({
    players: [
      {
        timeline: ["red C C", "blue C M", "green C8(red)>R3", "red C3>R4", "pink C5(red)>R2"],
        covered: [1, 0, 0, 0, 0],
        pool: { C: 2, E: 2 },
        hand: ["red C", "blue E", "pink C E"],
        xp: 20,
        gold: 10,
        xpFrom: [0, 1, 20, 0, 0, 9, 0],
        vp: 4,
        vpFrom: [0, 4, 0, 0, 0, 0, 0],
      },
      { timeline: ["red"], xp: 5, xpFrom: [5, 0, 0, 0, 0, 0, 0] },
    ],
    markers: [7, 0, 12],
    sides: [6, 6, 6],
    declared: {
      boards: COMPONENTS.boards.map((board) => ({ ...board, goldVp: [[9, 7]] })),
      sides: [{ id: "own", top: 14, bonuses: { 8: { k: "showHand" } }, vp: TRACK_VP }],
    },
  });

  it("count symbols card by card, then tokens (RO-1.2)", () => {
    expect(why(state, { kind: "symbols", player: 0, symbol: "C" })).toEqual([
      "RO-1.2 printed 1",
      "RO-1.11 covered 1",
      "RO-1.2 printed 2",
      "RO-1.2 tokens 4",
      "RO-1.13 role 4",
    ]);
    expect(why(state, { kind: "symbols", player: 0, symbol: "D" })).toEqual(["RO-1.14 role 0"]);
  });

  it("say where XP came from and what comes next", () => {
    expect(why(state, { kind: "xp", player: 0 })).toEqual([
      "RO-4.9 xp.row 1",
      "RO-9.2 xp.chapter1 21",
      "RO-8.9 xp.bonus 30",
      "RO-1.19 xp.gold 10",
    ]);
    expect(why(state, { kind: "xp", player: 1 })).toEqual(["RO-1.18 xp.start 5", "RO-1.18 xp.next 5"]);
  });

  it("tell every scoring line", () => {
    expect(why(state, { kind: "vp", player: 0 })).toEqual(["RO-9.3 vp.chapter1 4", "RO-1.23 vp.total 4"]);
    expect(why(state, { kind: "chapter", player: 0, chapter: 1 })).toEqual([
      "RO-9.1 chapter.left 1",
      "RO-9.1 chapter.right 4",
      "RO-9.2 chapter.xp 4",
      "RO-9.3 chapter.vp 1",
    ]);
    expect(why(state, { kind: "gold", player: 0 })).toEqual(["RO-11.5 gold.space 7"]);
    expect(why(state, { kind: "gold", player: 1 })).toEqual(["RO-11.5 gold.none 0"]);
    expect(why(state, { kind: "alliance", player: 0 })).toEqual([
      "RO-11.6 alliance.left 2",
      "RO-11.6 alliance.right 7",
      "RO-11.6 alliance.lower 2",
    ]);
    expect(why(state, { kind: "quest", player: 0 })).toEqual([
      "RO-11.2 quest.symbol 2",
      "RO-11.2 quest.symbol 2",
      "RO-11.4 quest.chosen 2",
    ]);
  });

  it("measure effects as the game does", () => {
    expect(why(state, { kind: "level", player: 0, place: 2, card: "own-2" })).toEqual([
      "RO-6.4 level.colour 1",
      "RO-6.14 level.met 1",
      "RO-6.3 level.gives 1",
    ]);
    expect(why(state, { kind: "level", player: 0, place: 3, card: "own-3" })).toEqual([
      "RO-6.4 level.tokens 2",
      "RO-6.7 level.met 2",
      "RO-6.3 level.gives 2",
    ]);
    expect(why(state, { kind: "level", player: 0, place: 4, card: "own-4" })).toEqual([
      "RO-6.9 level.partner 1",
      "RO-6.9 level.partner 0",
      "RO-6.9 level.met 1",
    ]);
  });

  it("tell of a track the next bonus and its worth", () => {
    expect(why(state, { kind: "track", board: 0, partner: 1 })).toEqual([
      "RO-1.26 track.space 7",
      "RO-8.9 track.bonus 8",
      "RO-11.6 track.next 3",
      "RO-11.6 track.vp 2",
    ]);
  });

  it("tell of each space of a track how far it is, what it gives to both and what it is worth", () => {
    const space = (place: number) => why(state, { kind: "space", board: 0, partner: 1, space: place });
    expect(space(7)).toEqual(["RO-1.26 space.marker 0", "RO-8.9 space.plain 0", "RO-11.6 space.vp 2"]);
    expect(space(8)[0]).toBe("RO-1.26 space.marker 1");
    expect(space(8)[1]).toContain("space.bonus 8");
    expect(space(0)).toEqual(["RO-1.26 space.marker -7", "RO-8.9 space.plain 0", "RO-11.6 space.vp 0"]);
  });

  it("tell every pick of an Automa with its counts", () => {
    const picked = arrange({
      humans: 2,
      rows: [["red M", "red C"], ["red M", "red C"], [], ["red", "red"]],
      turn: 1,
      agenda: [{ kind: "pick", at: 2 }],
    });
    rest(picked);
    expect(why(picked, { kind: "pick", decision: 0, player: 2, turn: 2 })).toEqual([
      "RO-12.15 pick.row 2",
      "RO-12.15 pick.row 2",
      "RO-12.15 pick.taken 0",
      "RO-12.15 pick.row 0",
      "RO-12.16 pick.higher 2",
    ]);
  });

  it("cover every subject of a view, and only quests in sight", () => {
    const view = ronin.view(state, 0);
    for (const subject of ronin.subjects(view))
      expect(ronin.explain(view, subject).length).toBeGreaterThan(0);
    const quests = ronin.subjects(view).filter(({ kind }) => kind === "quest");
    expect(quests).toEqual([{ kind: "quest", player: 0 }]);
    expect(ronin.subjects(ronin.view(state, null)).some(({ kind }) => kind === "quest")).toBe(false);
    expect(at(view.players, 0).owned[0]).toBe(4);
  });
});
