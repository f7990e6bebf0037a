import { at } from "@medallion/kernel";
import { describe, expect, it } from "vitest";
import type { RoninEvent } from "../events.ts";
import type { State } from "../state.ts";
import { kindsOf } from "../test/act.ts";
import { arrange, type Position, type Seated } from "../test/arrange.ts";
import { advance } from "./steps.ts";

function scored(position: Position): { state: State; events: RoninEvent[] } {
  const state = arrange({ ...position, agenda: [{ kind: "score-vp" }, { kind: "score-xp" }] });
  const events: RoninEvent[] = [];
  const scribe = { tell: (told: { event: RoninEvent }) => events.push(told.event), final: false };
  advance(state, scribe);
  advance(state, scribe);
  return { state, events };
}

const points = (own: Seated): readonly number[] => {
  const { xp, vp } = at(scored({ players: [own] }).state.players, 0);
  return [xp, vp];
};

describe("a chapter", () => {
  it.each([
    [{ M: 5, C: 6 }, [6, 5]],
    [{ M: 8, C: 2 }, [8, 2]],
    [{ M: 4, C: 4 }, [4, 4]],
    [{ M: 7, C: 0 }, [7, 0]],
    [{ E: 6, D: 3 }, [0, 0]],
  ])("with %j gives XP and VP %j (RO-CK-9.1 to RO-CK-9.4, RO-CK-9.6)", (pool, gained) => {
    expect(points({ pool })).toEqual(gained);
  });

  it("counts printed symbols that are not covered (RO-CK-9.5)", () => {
    const timeline = ["red M M", "red M", "red M", "red C C", "red C"];
    expect(points({ timeline, covered: [0, 1, 0, 0, 0], pool: { M: 2 } })).toEqual([5, 3]);
  });

  it("books the XP of all before the first VP (RO-CK-9.8)", () => {
    const { events } = scored({ players: [{ pool: { M: 2, C: 1 } }, { pool: { M: 1, C: 1 } }] });
    const kinds = kindsOf(events);
    expect(kinds.lastIndexOf("xpGained")).toBeLessThan(kinds.indexOf("vpGained"));
  });

  it("gives an Automa nothing (RO-12.26)", () => {
    const { state } = scored({ humans: 2, players: [{}, {}, { timeline: ["red M C"] }] });
    expect(at(state.players, 2)).toMatchObject({ xp: 0, vp: 0 });
  });

  it.each([
    [0, {}, ["clean", "end-window"]],
    [1, {}, ["clean", "end-window"]],
    [2, {}, ["quest"]],
    [2, { endAbilityAfterChapter3: true }, ["quest", "end-window"]],
  ])("%i with %j is followed by %j (RO-3.5, RO-CK-3.7)", (chapter, rules, agenda) => {
    const { state } = scored({ chapter, rules });
    expect(state.agenda.map(({ kind }) => kind)).toEqual(agenda);
  });
});
