import { gwentKit } from "@medallion/gwent";
import { expect, test } from "vitest";
import type { Ref, Zone } from "../../../../drawn/film/plan/cue.ts";
import { LONGEST } from "../../../../drawn/film/plan/timing.ts";
import { happenings } from "../test/happenings.ts";
import type { GwentCue as Cue, GwentTimeline as Timeline } from "./gwent-draft.ts";
import { planOf, type Told } from "./plan.ts";
import { MS } from "./timing.ts";
import { isField, whereabouts, zoneOf } from "./zones.ts";

const CASES = gwentKit.trial.cases.map(({ name }) => name);
const seen = new Set<string>();

/** What the end of a round may take besides, with three rows to count. */
const CEREMONY = MS.hold + MS.count + 3 * MS.countRow + MS.ring + MS.gem + MS.read;

test.each(CASES)("every event of a game of %s has its turn, in order and in time", (name) => {
  for (const [game, viewer] of [0, 0, 1, null].entries())
    for (const happened of happenings(name, `${name} ${game}`, viewer)) {
      for (const { kind } of happened.events) seen.add(`event ${kind}`);
      const timeline = planOf(happened);
      inOrder(timeline, happened);
      inTime(timeline, happened);
      arrives(timeline, happened);
      burnsExactly(timeline, happened);
      counts(timeline, happened);
      showsLeaders(timeline, happened);
    }
});

test("those games had events of every kind", () => {
  const all = gwentKit.trial.everything.filter((name) => name.startsWith("event "));
  expect(all.filter((name) => !seen.has(name))).toEqual([]);
});

function inOrder({ beats }: Timeline, { events }: Told): void {
  expect(beats.map(({ event }) => event)).toEqual(events.map((_, place) => place));
  expect(beats.map(({ at }) => at)).toEqual(beats.map(({ at }) => at).toSorted((a, b) => a - b));
}

function inTime({ cues, ms, rest }: Timeline, { events }: Told): void {
  const rounds = events.filter(({ kind }) => kind === "roundEnded").length;
  expect(ms).toBeLessThanOrEqual(LONGEST + rounds * CEREMONY + 0.001);
  expect(rest).toBeLessThanOrEqual(ms);
  for (const cue of cues) {
    expect(cue.at).toBeGreaterThanOrEqual(0);
    expect(cue.at + cue.ms).toBeLessThanOrEqual(ms + 0.001);
  }
}

/** Whoever uses a leader is seen to use that very card. */
function showsLeaders({ cues }: Timeline, { events }: Told): void {
  const used = events.flatMap((event) =>
    event.kind === "leaderUsed" || event.kind === "leaderCancelled" || event.kind === "automatonLeaderShown"
      ? [event.id]
      : [],
  );
  expect(cues.flatMap((cue) => (cue.kind === "lift" ? [cue.id] : []))).toEqual(used);
}

/** Following the cards leads to the table as it is afterwards. */
function arrives({ cues }: Timeline, { before, after }: Told): void {
  const where = whereabouts(before);
  for (const cue of cues.filter((cue) => cue.kind === "travel").toSorted(byTime)) {
    const called = cue.was ?? cue.card;
    if (called !== undefined && where.has(called)) expect(where.get(called)).toBe(cue.from);
    if (called !== undefined) where.delete(called);
    if (cue.card !== undefined) where.set(cue.card, cue.to);
  }
  expect(onField(where)).toEqual(onField(whereabouts(after)));
}

function byTime(a: Cue, b: Cue): number {
  return a.at - b.at;
}

function onField(where: ReadonlyMap<Ref, Zone>): readonly (readonly [Ref, Zone])[] {
  return [...where]
    .filter(([, zone]) => isField(zone) || zone === zoneOf.center)
    .toSorted(([a], [b]) => Number(a) - Number(b));
}

function burnsExactly({ cues }: Timeline, { events }: Told): void {
  const burnt = cues.flatMap((cue) => (cue.kind === "own" && cue.own.kind === "burn" ? [cue.own.cards] : []));
  const scorched = events.flatMap((event) =>
    event.kind === "unitsScorched" ? [event.cards.map(({ card }) => card)] : [],
  );
  expect(burnt).toEqual(scorched);
}

/** Every strength and total that changed counts from what it was to what it is. */
function counts({ cues }: Timeline, { before, after }: Told): void {
  const tracks = Map.groupBy(
    cues.filter((cue) => cue.kind === "count"),
    ({ on }) => ("zone" in on ? on.zone : on.card),
  );
  for (const [side, { total }] of after.sides.entries()) {
    const track = tracks.get(zoneOf.total(side)) ?? [];
    const former = before.sides[side]?.total ?? total;
    expect(track.at(0)?.from ?? former).toBe(former);
    expect(track.at(-1)?.to ?? former).toBe(total);
    expect(track.map(({ at }) => at)).toEqual(track.map(({ at }) => at).toSorted((a, b) => a - b));
  }
}
