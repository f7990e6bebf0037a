import { gwentKit } from "@medallion/gwent";
import { expect, test } from "vitest";
import type { Ref, Zone } from "../../../../drawn/film/plan/cue.ts";
import { LONGEST, SHOWN } from "../../../../drawn/film/plan/timing.ts";
import { happenings } from "../test/happenings.ts";
import type { GwentCue as Cue, GwentTimeline as Timeline } from "./gwent-draft.ts";
import { planOf, type Told } from "./plan.ts";
import { MS } from "./timing.ts";
import { TOPICS } from "./topics.ts";
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
      countsCards(timeline, happened);
      countsAtRoundEnd(timeline, happened);
      endsRoundsInOrder(timeline, happened);
      showsOthers(timeline, happened);
      showsLeaders(timeline, happened);
    }
});

test("those games had events of every kind", () => {
  const all = gwentKit.trial.everything.filter((name) => name.startsWith("event "));
  expect(all.filter((name) => !seen.has(name))).toEqual([]);
  expect([...seen]).toEqual(expect.arrayContaining(["own card", "shown card"]));
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

/** Numbers of cards change with the cards: one less from when a card leaves, one more from when it has come. */
function countsCards({ cues }: Timeline, { before, after }: Told): void {
  const travels = cues.filter((cue) => cue.kind === "travel").filter(({ from, to }) => from !== to);
  const places = [
    ...after.players.flatMap(({ handCount, deckCount }, player) => [
      { zone: zoneOf.hand(player), from: before.players[player]?.handCount ?? 0, to: handCount },
      { zone: zoneOf.deck(player), from: before.players[player]?.deckCount ?? 0, to: deckCount },
    ]),
    ...after.sides.map(({ pile }, side) => ({
      ...{ zone: zoneOf.pile(side), from: before.sides[side]?.pile.length ?? 0, to: pile.length },
    })),
  ];
  const ends = whereabouts(after);
  for (const { zone, from, to } of places) {
    const number = zone.replace(":", "-count:");
    const track = trackOf(cues, number);
    expect(track.at(-1)?.to ?? from, number).toBe(to);
    const stays = (card: Ref | undefined): boolean =>
      card === undefined || ends.has(card) || travels.some((cue) => cue.from === zone && cue.card === card);
    const moved = travels.filter((cue) => cue.from === zone || (cue.to === zone && stays(cue.card)));
    for (const cue of moved) {
      const at = cue.from === zone ? cue.at : cue.at + cue.ms;
      if (track.length > 0)
        expect(
          track.some((one) => Math.abs(one.at - at) <= MS.count + MS.countApart),
          number,
        ).toBe(true);
    }
    // A single card takes its number with it.
    const [only, ...others] = moved;
    if (only !== undefined && others.length === 0 && track.length === 1 && Math.abs(to - from) === 1)
      expect(track[0]?.at).toBeCloseTo(only.from === zone ? only.at : only.at + only.ms);
  }
}

/** When a round ends, sides are counted from the field as it lies then, row by row, to what they have. */
function countsAtRoundEnd({ cues }: Timeline, { events }: Told): void {
  for (const event of events) {
    if (event.kind !== "roundEnded") continue;
    for (const [side, total] of event.totals.entries()) {
      const track = trackOf(cues, zoneOf.total(side));
      if (total > 0) expect(track.map(({ to }) => to)).toContain(total);
    }
  }
}

/** When a round ends: a hold, sums row by row, who wins, the gem, why in a line that stands, and only then is it cleared. */
function endsRoundsInOrder({ cues }: Timeline, { events }: Told): void {
  const [ended, another] = events.filter(({ kind }) => kind === "roundEnded");
  if (ended === undefined || another !== undefined) return;
  const at = (of: (cue: Cue) => boolean): readonly number[] => cues.filter(of).map((cue) => cue.at);
  const rings = at(({ kind }) => kind === "ring");
  const gems = at((cue) => cue.kind === "own" && cue.own.kind === "gem");
  const [why = 0] = at((cue) => cue.kind === "reveal" && cue.topic === TOPICS.rounds);
  const swept = at((cue) => cue.kind === "travel" && cue.way === "sweep");
  const sums = cues.flatMap((cue) =>
    cue.kind === "count" && "zone" in cue.on && cue.on.zone.startsWith("total:") ? [cue.at] : [],
  );
  const counted = sums.filter((sum) => sum <= why);
  expect(Math.max(0, ...counted)).toBeLessThanOrEqual(Math.max(...rings) + 0.001);
  expect(Math.min(why, ...gems)).toBeGreaterThanOrEqual(Math.max(...rings) - 0.001);
  expect(Math.max(0, ...gems)).toBeLessThanOrEqual(why);
  expect(Math.min(why + MS.read, ...swept)).toBeGreaterThanOrEqual(why + MS.read - 0.001);
}

/** A card that somebody else plays is seen large on its way, or lies open in the middle; one's own is not. */
function showsOthers({ cues }: Timeline, { events, viewer, before }: Told): void {
  // The automaton's cards are flipped: they lie open before they act.
  if (before.automaton !== undefined) return;
  // Those whom a card calls come all together, after it.
  const called = events.findIndex(({ kind }) => kind === "unitsCalled");
  for (const event of called < 0 ? events : events.slice(0, called)) {
    if (event.kind !== "unitPlayed" && event.kind !== "specialPlayed" && event.kind !== "slotFilled")
      continue;
    const travel = cues.find((cue) => cue.kind === "travel" && cue.card === event.card);
    if (travel?.kind !== "travel" || travel.from === zoneOf.center) continue;
    expect(travel.shows === undefined, event.kind).toBe(event.seat === viewer);
    expect(travel.shows ?? 0).toBeLessThanOrEqual(SHOWN);
    seen.add(event.seat === viewer ? "own card" : "shown card");
  }
}

/** How the number of a place changes. */
function trackOf(cues: readonly Cue[], zone: Zone) {
  return cues.filter((cue) => cue.kind === "count").filter(({ on }) => "zone" in on && on.zone === zone);
}
