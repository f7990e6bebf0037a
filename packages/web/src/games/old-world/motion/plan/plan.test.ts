import { type OldWorldEvent, oldWorldKit, type View } from "@medallion/old-world";
import { expect, test } from "vitest";
import { type Happened, LONGEST, type Ref, type Zone } from "../../../../drawn/index.ts";
import { happeningsOf } from "../../../../drawn/test/happenings.ts";
import { FILM_TABLE } from "./film-table.ts";
import type { OldWorldTimeline } from "./old-world-draft.ts";
import { planOf } from "./plan.ts";
import { MS } from "./timing.ts";
import { isOpen, whereabouts } from "./zones.ts";

type Told = Happened<View, OldWorldEvent>;

const CASES = oldWorldKit.trial.cases.map(({ name }) => name);
const seen = new Set<string>();
/** Whole games are long; these show nearly everything. */
const MOVES = 500;

test.each(CASES)("every event of a game of %s has its turn, in order and in time", (name) => {
  for (const viewer of [0, null])
    for (const happened of happeningsOf(oldWorldKit, {
      name,
      seed: `${name} ${viewer}`,
      viewer,
      moves: MOVES,
    })) {
      for (const { kind } of happened.events) seen.add(kind);
      const timeline = planOf(happened);
      inOrder(timeline, happened);
      inTime(timeline, happened);
      arrives(timeline, happened);
      rides(timeline, happened);
    }
});

test("those games had events of most kinds", () => {
  expect(Object.keys(FILM_TABLE).length).toBe(121);
  expect(seen.size).toBeGreaterThan(95);
});

function inOrder({ beats }: OldWorldTimeline, { events }: Told): void {
  expect(beats.map(({ event }) => event)).toEqual(events.map((_, place) => place));
  expect(beats.map(({ at }) => at)).toEqual(beats.map(({ at }) => at).toSorted((a, b) => a - b));
}

const HELD: ReadonlyMap<OldWorldEvent["kind"], number> = new Map([
  ["gameWon", MS.hold],
  ["gameAbandoned", MS.hold],
  ["knockedOut", MS.verdict],
  ["monsterDefeated", MS.verdict],
  ["monsterDrivenAway", MS.verdict],
  ["totalDefeat", MS.hold],
  ["duelWon", MS.verdict],
  ["pokerWon", MS.verdict],
  ["pokerPaid", MS.verdict],
]);

function inTime({ cues, ms, rest }: OldWorldTimeline, { events }: Told): void {
  const held = events.reduce((sum, { kind }) => sum + (HELD.get(kind) ?? 0), 0);
  expect(ms).toBeLessThanOrEqual(LONGEST + held + 0.001);
  expect(rest).toBeLessThanOrEqual(ms + 0.001);
  for (const cue of cues) {
    expect(cue.at).toBeGreaterThanOrEqual(0);
    expect(cue.at + cue.ms).toBeLessThanOrEqual(ms + 0.001);
  }
}

/** Following the cards leads to the table as it is afterwards. */
function arrives({ cues }: OldWorldTimeline, { before, after, events }: Told): void {
  const where = whereabouts(before);
  const mixed = events.some(({ kind }) => kind === "deckReshuffled" || kind === "lifeDeckFormed");
  for (const cue of cues.filter((cue) => cue.kind === "travel").toSorted((a, b) => a.at - b.at)) {
    // A combo is kept while its blow is told: only the drawings of its cards are on their way.
    const isOfCombo = cue.to.startsWith("combo:") || cue.from.startsWith("combo:");
    const card = cue.card ?? (isOfCombo ? cue.id : undefined);
    if (card === undefined) continue;
    const lay = where.get(card);
    // A card of the pile may come back from the deck.
    const returns = mixed && String(lay).startsWith("discard:") && cue.from.startsWith("deck:");
    if (lay !== undefined && !returns) expect(lay).toBe(cue.from);
    where.set(card, cue.to);
  }
  const end = whereabouts(after);
  // What went into a deck or out of the game is not known there; cards of the pool move up by themselves.
  for (const [card, zone] of where) {
    if (!end.has(card)) where.delete(card);
    else if (zone.startsWith("slot:")) where.set(card, end.get(card) ?? zone);
  }
  expect(lying(where)).toEqual(lying(end));
}

function lying(where: ReadonlyMap<Ref, Zone>): readonly (readonly [Ref, Zone])[] {
  return [...where]
    .filter(([, zone]) => isOpen(zone))
    .toSorted(([a], [b]) => String(a).localeCompare(String(b)));
}

/** Figures ride from where they stood to where they stand, road by road. */
function rides({ cues }: OldWorldTimeline, { before, after }: Told): void {
  const at = new Map(before.players.map(({ at }, player) => [`figure:${player}`, at]));
  for (const cue of cues) {
    if (cue.kind !== "own" || cue.own.kind !== "ride") continue;
    const { figure, from, to } = cue.own;
    expect(at.get(String(figure))).toBe(from);
    at.set(String(figure), to);
  }
  for (const [player, { at: stands }] of after.players.entries())
    if (before.players[player]?.at !== undefined) expect(at.get(`figure:${player}`)).toBe(stands);
}
