import type { Finding, Tallies, Target } from "@medallion/fittings";
import { placeName, target } from "@medallion/fittings";
import type { Message } from "@medallion/kernel";
import { CHARACTERS, COMPONENTS } from "../data/index.ts";
import { abilityName, cardName, characterName } from "../data/words.ts";
import { ABILITY_IDS } from "./abilities.ts";
import { AGAINST_RANDOM, inSeason, onSide, SEASONS, withSeats } from "./runs.ts";

const FEWEST_PICKS = 0.08;
const CHAPTER_TOLERANCE = 1.5;

/** The targets N1 to N16 and X3 of the facts file with their bars. */
export const TARGETS: readonly Target[] = [
  target("N1", "number", (tallies) => [{ estimate: tallies.only(onSide("A")).score(), low: 30, high: 38 }]),
  target("N2", "percent", ({ source }) => [
    { of: sourceName("chapters"), estimate: source("chapters"), low: 0.4, high: 0.55 },
    { of: sourceName("gold"), estimate: source("gold"), low: 0.1, high: 0.25 },
    { of: sourceName("alliance"), estimate: source("alliance"), low: 0.1, high: 0.25 },
    { of: sourceName("quest"), estimate: source("quest"), low: 0.07, high: 0.15 },
  ]),
  target("N3", "times", ({ wins }) =>
    CHARACTERS.map((id) => ({
      of: characterName(id),
      estimate: wins("character", id).relative,
      low: 0.85,
      high: 1.15,
    })),
  ),
  target("N4", "times", ({ wins }) => [
    ...["1", "2", "3", "4", "5"].map((place) => ({
      of: placeName(place),
      estimate: wins("place", place).relative,
      low: 0.9,
      high: 1.1,
    })),
    ...["0", "1", "2", "3", "4"].map((seat) => ({
      of: { key: "rule.seat", values: { number: Number(seat) + 1 } },
      estimate: wins("seat", seat).relative,
      low: 0.9,
      high: 1.1,
    })),
  ]),
  target("N5", "number", (tallies) =>
    COMPONENTS.chapters.map(({ id }) => ({
      of: chapterCardName(id),
      estimate: tallies.difference(tallies.score("chapterCard", id), tallies.score()),
      low: -CHAPTER_TOLERANCE,
      high: CHAPTER_TOLERANCE,
    })),
  ),
  target("N6", "times", ({ part }) => [{ estimate: part("leftRight"), low: 0.97, high: 1.03 }]),
  target("N7", "percent", pickFindings),
  target("N8", "times", ({ use }) =>
    COMPONENTS.action.map(({ id }) => ({
      of: cardName(id),
      estimate: use("card", id).relative,
      low: 0.5,
      high: 1.6,
    })),
  ),
  target("N9", "number", ({ mean }) => [{ estimate: mean("lowerTrack"), low: 7, high: 10 }]),
  target("N9.top", "percent", ({ share }) => [{ estimate: share("topped"), high: 0.25 }]),
  target("N10", "number", ({ part }) => [{ estimate: part("pairs"), low: 1.5, high: 3 }]),
  target("N11", "percent", ({ part }) => [{ estimate: part("abilityTaken"), low: 0.35, high: 0.75 }]),
  target("N12", "percent", ({ use }) =>
    ABILITY_IDS.map((id) => ({ of: abilityName(id), estimate: use("ability", id).rate, low: 0.7 })),
  ),
  target("N13", "percent", (tallies) =>
    SEASONS.map((season) => ({
      of: { key: `rule.soloDifficulty.${season}` },
      estimate: tallies.only(inSeason(season)).share("won"),
      ...SOLO_BARS[season],
    })),
  ),
  target("N14", "percent", ({ only }) => [
    { estimate: only(AGAINST_RANDOM).wins("bot", "random").share, high: 0.05 },
  ]),
  target("N15", "number", (tallies) => [
    {
      estimate: tallies.difference(tallies.only(onSide("B")).score(), tallies.only(onSide("A")).score()),
      low: -2,
      high: 2,
    },
  ]),
  target("N16", "number", ({ only }) => [{ estimate: only(withSeats(4)).mean("margin"), low: 2, high: 6 }]),
  target("X3", "percent", ({ share }) => [
    { of: { key: "study.ability", values: { slot: 2 } }, estimate: share("ability2"), low: 0.9 },
    { of: { key: "study.ability", values: { slot: 3 } }, estimate: share("ability3"), low: 0.8 },
    { of: { key: "study.ability", values: { slot: 4 } }, estimate: share("ability4"), low: 0.5 },
  ]),
  target("X3.gold", "percent", ({ share }) => [{ estimate: share("gilded"), low: 0.7, high: 0.95 }]),
];

const SOLO_BARS = {
  summer: { low: 0.65, high: 0.8 },
  autumn: { low: 0.45, high: 0.6 },
  winter: { low: 0.2, high: 0.4 },
} as const;

/** Every row and the deck spot are worth a pick, the bottom row neither too much nor too little. */
function pickFindings({ only }: Tallies): readonly Finding[] {
  const groups = [
    { group: "solo", rows: 4, tallies: only(inSeason("autumn")) },
    { group: "few", rows: 4, tallies: only(withSeats(2, 3)) },
    { group: "many", rows: 5, tallies: only(withSeats(4, 5)) },
  ];
  return groups.flatMap(({ group, rows, tallies }) =>
    positionsOf(rows).map((position): Finding => {
      const estimate = tallies.use("position", position).share;
      const of = { key: "study.picks", values: { group, position: positionName(position) } };
      return position === `row-${rows}`
        ? { of, estimate, low: 0.1, high: 0.3 }
        : { of, estimate, low: FEWEST_PICKS };
    }),
  );
}

/** The deck spot and so many rows. */
export function positionsOf(rows: number): readonly string[] {
  return ["deck", ...Array.from({ length: rows }, (_, i) => `row-${i + 1}`)];
}

export function positionName(position: string): Message {
  return { key: "study.position", values: { row: position.replace(/^row-/u, "") } };
}

export function sourceName(id: string): Message {
  return { key: `study.source.${id}` };
}

export function chapterCardName(id: string): Message {
  return { key: "study.chapterCard", values: { id } };
}
