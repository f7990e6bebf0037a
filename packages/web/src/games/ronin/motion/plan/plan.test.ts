import type { Message } from "@medallion/kernel";
import { type RoninEvent, roninKit, type View } from "@medallion/ronin";
import { expect, test } from "vitest";
import { type Happened, LONGEST, type Ref, type Zone } from "../../../../drawn/index.ts";
import { happeningsOf } from "../../../../drawn/test/happenings.ts";
import { FILM_TABLE } from "./film-table.ts";
import { planOf } from "./plan.ts";
import type { RoninTimeline } from "./ronin-draft.ts";
import { MS } from "./timing.ts";
import { topicOf } from "./topics.ts";
import { isOpen, whereabouts, zoneOf } from "./zones.ts";

/** Words do not matter here. */
const SAID = { say: ({ key }: Message) => key };

type Told = Happened<View, RoninEvent>;

const CASES = roninKit.trial.cases.map(({ name }) => name);
const seen = new Set<string>();

test.each(CASES)("every event of a game of %s has its turn, in order and in time", (name) => {
  for (const viewer of [0, null])
    for (const happened of happeningsOf(roninKit, { name, seed: `${name} ${viewer}`, viewer }))
      isPlanned(happened);
});

/** Games in which a card returns, a symbol is uncovered, points fall off a track, a side quest is chosen. */
const RARE = [
  { name: "2 A", seed: "r1" },
  { name: "5 A", seed: "r1" },
  { name: "5 A", seed: "r2" },
  { name: "1 A", seed: "r4" },
];

/** Told while the table is laid, before there is anything to move. */
const FOUNDING = ["gameStarted", "firstPlayerDecided", "chapterCardDrawn"];

test("with games in which rare things happen, events of every kind had their turn", () => {
  for (const game of RARE)
    for (const happened of happeningsOf(roninKit, { ...game, viewer: 0 })) isPlanned(happened);
  expect(Object.keys(FILM_TABLE).filter((kind) => !seen.has(kind))).toEqual(FOUNDING);
});

test("nothing moves while cards are chosen in secret", () => {
  const choosing = new Set<RoninEvent["kind"]>(["cardsChosen", "questChosen", "abilityPassed"]);
  let quiet = 0;
  for (const happened of happeningsOf(roninKit, { name: "3 A", seed: "secret", viewer: 0 })) {
    if (!happened.events.every(({ kind }) => choosing.has(kind))) continue;
    expect(planOf(happened, SAID).cues).toEqual([]);
    quiet++;
  }
  expect(quiet).toBeGreaterThan(0);
});

test("who took what stays in sight until the rows are cleared for the next turn (RO-4.13)", () => {
  let told = 0;
  for (const happened of happeningsOf(roninKit, { name: "3 A", seed: "rubbings", viewer: 0 })) {
    const cleared = happened.events.findLastIndex(({ kind }) => kind === "pairDiscarded");
    if (cleared < 0) continue;
    const { cues, beats } = planOf(happened, SAID);
    const reveal = cues.find((cue) => cue.kind === "reveal" && cue.topic === topicOf.rows);
    expect(reveal?.at).toBe(beats[cleared]?.at);
    told++;
  }
  expect(told).toBeGreaterThan(3);
});

test("beside a cup stands what both get; only the viewer's own take their time (RO-8.6)", () => {
  const own = new Set<boolean>();
  for (const viewer of [0, 1])
    for (const happened of happeningsOf(roninKit, { name: "3 A", seed: "tea", viewer })) {
      const passed = happened.events.filter(({ kind }) => kind === "teaPassed");
      const cups = planOf(happened, SAID).cues.flatMap((cue) =>
        cue.kind === "own" && cue.own.kind === "tea" ? [cue.own] : [],
      );
      expect(cups).toHaveLength(passed.length);
      for (const [place, cup] of cups.entries()) {
        const event = passed[place];
        expect(cup.words).toBe("board.pours");
        expect(cup.points).toBeGreaterThan(0);
        expect(cup.own).toBe(event?.kind === "teaPassed" && [event.seat, event.partner].includes(viewer));
        own.add(cup.own);
      }
      for (const cue of planOf(happened, SAID).cues) {
        if (cue.kind !== "own" || cue.own.kind !== "tea" || !cue.own.own) continue;
        expect(cue.ms).toBeCloseTo(MS.ownTea);
      }
    }
  expect([...own].sort()).toEqual([false, true]);
});

function isPlanned(happened: Told): void {
  for (const { kind } of happened.events) seen.add(kind);
  const timeline = planOf(happened, SAID);
  inOrder(timeline, happened);
  inTime(timeline, happened);
  arrives(timeline, happened);
  climbs(timeline, happened);
}

function inOrder({ beats }: RoninTimeline, { events }: Told): void {
  expect(beats.map(({ event }) => event)).toEqual(events.map((_, place) => place));
  expect(beats.map(({ at }) => at)).toEqual(beats.map(({ at }) => at).toSorted((a, b) => a - b));
}

function inTime({ cues, ms, rest }: RoninTimeline, { events, after }: Told): void {
  const held = events.filter(
    (event) => event.kind === "gameEnded" || (event.kind === "chapterScored" && event.seat === 0),
  );
  const scrolls = events.filter(({ kind }, place) => kind === "vpGained" && events[place + 1]?.kind !== kind);
  const read = scrolls.length * (MS.read + after.options.humans * MS.line);
  const shown = events.filter(
    (event) => (event.kind === "handShown" || event.kind === "questShown") && event.cards.length > 0,
  );
  const cups = events.filter(
    (event) => event.kind === "teaPassed" && [event.seat, event.partner].includes(after.seat ?? -1),
  );
  const still = held.length * MS.hold + shown.length * MS.show + read + cups.length * MS.ownTea;
  expect(ms).toBeLessThanOrEqual(LONGEST + still + 0.001);
  expect(rest).toBeLessThanOrEqual(ms + 0.001);
  for (const cue of cues) {
    expect(cue.at).toBeGreaterThanOrEqual(0);
    expect(cue.at + cue.ms).toBeLessThanOrEqual(ms + 0.001);
  }
}

/** Following the cards leads to the table as it is afterwards. */
function arrives({ cues }: RoninTimeline, { before, after, events }: Told): void {
  const where = whereabouts(before);
  const shuffled = events.some(({ kind }) => kind === "deckReshuffled");
  for (const cue of cues.filter((cue) => cue.kind === "travel").toSorted((a, b) => a.at - b.at)) {
    if (cue.card === undefined) continue;
    const lay = where.get(cue.card);
    // A card of the pile may come back from the deck.
    const returns = shuffled && lay === zoneOf.discard && cue.from === zoneOf.deck;
    if (lay !== undefined && !returns) expect(lay).toBe(cue.from);
    where.set(cue.card, cue.to);
  }
  const end = whereabouts(after);
  // What went into the deck is not known there.
  for (const [card] of where) if (!end.has(card)) where.delete(card);
  expect(lying(where)).toEqual(lying(end));
}

function lying(where: ReadonlyMap<Ref, Zone>): readonly (readonly [Ref, Zone])[] {
  return [...where]
    .filter(([, zone]) => isOpen(zone))
    .toSorted(([a], [b]) => String(a).localeCompare(String(b)));
}

/** Markers go from where they stood to where they stand, one space after the other. */
function climbs({ cues }: RoninTimeline, { before, after }: Told): void {
  const climbed = new Set<number>();
  for (const cue of cues) {
    if (cue.kind !== "own" || cue.own.kind !== "climb") continue;
    const { board, stops } = cue.own;
    climbed.add(board);
    const spaces = stops.map(({ space }) => space);
    const first = before.boards[board]?.marker ?? 0;
    expect(spaces).toEqual(Array.from({ length: spaces.length }, (_, place) => first + place));
    expect(spaces.at(-1)).toBe(after.boards[board]?.marker);
    expect(stops.at(-1)?.when).toBeCloseTo(1);
  }
  for (const [board, track] of after.boards.entries())
    if (track?.marker !== (before.boards[board]?.marker ?? track?.marker)) expect(climbed).toContain(board);
}
