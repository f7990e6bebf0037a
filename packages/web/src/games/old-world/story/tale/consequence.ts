import type { OldWorldEvent } from "@medallion/old-world";

/** What a consequence of a story is about: its sign, and the zone on the page from which it flies to where it acts. */
export type ConsequenceMark =
  | "gold"
  | "shield"
  | "attribute"
  | "potion"
  | "card"
  | "trail"
  | "quest"
  | "kept"
  | "move"
  | "turn"
  | "trophy";

const MARKS: Readonly<Partial<Record<OldWorldEvent["kind"], ConsequenceMark>>> = {
  goldGained: "gold",
  goldLost: "gold",
  shieldChanged: "shield",
  attributeRaised: "attribute",
  attributeLowered: "attribute",
  levelReached: "attribute",
  potionTaken: "potion",
  potionDiscarded: "potion",
  cardsDrawn: "card",
  cardsDiscarded: "card",
  cardsRemoved: "card",
  cardTakenBack: "card",
  cardsBuried: "card",
  poolCardTaken: "card",
  deckRevealed: "card",
  trailTaken: "trail",
  questTaken: "quest",
  questLost: "quest",
  cardKept: "kept",
  keptLeft: "kept",
  eventMissing: "kept",
  moved: "move",
  phaseThreeDrawChanged: "turn",
  phaseThreeDrawSet: "turn",
  phaseThreeCardFree: "turn",
  skippedToPhaseThree: "turn",
  exploringForbidden: "turn",
  storyLeftAlone: "turn",
  trophyGained: "trophy",
};

/** What somebody gains or loses by this event, if anything; all else only leads there. */
export function markOf({ kind }: OldWorldEvent): ConsequenceMark | undefined {
  return MARKS[kind];
}

/** Where on the page a consequence stands, for films. */
export function consequenceZone(mark: ConsequenceMark, seat: number): string {
  return `story:${mark}:${seat}`;
}
