import type { Seat } from "@medallion/kernel";
import type { RoninEvent } from "@medallion/ronin";
import type { Beat } from "../../../drawn/film/plan/cue.ts";
import { type Heard, heardApart } from "../../../drawn/film/sounds.ts";
import type { SoundName } from "../../../sound/recipes.ts";

/** What each kind of event sounds like: paper, lacquer, cup and gong; most are silent. */
const SOUND_OF: Readonly<Record<RoninEvent["kind"], SoundName | undefined>> = {
  gameStarted: undefined,
  firstPlayerDecided: undefined,
  chapterCardDrawn: "paper",
  charactersOffered: undefined,
  characterTaken: "lacquer",
  boardsOffered: undefined,
  boardLaid: "lacquer",
  initiativeSet: undefined,
  chapterStarted: "gong",
  turnStarted: undefined,
  pairDiscarded: "paper",
  rowsFilled: "paper",
  deckReshuffled: "shuffle",
  pairTaken: "lacquer",
  deckSpotTaken: "lacquer",
  cardsDrawn: "paper",
  automaPicked: "lacquer",
  automaPlayed: "paper",
  deckPeeked: "paper",
  cardSwapped: "paper",
  cardDiscarded: "paper",
  cardsChosen: undefined,
  questChosen: undefined,
  cardsRevealed: "paper",
  extraCardPlayed: "paper",
  effectMissed: undefined,
  effectResolved: undefined,
  symbolsLost: "brush",
  symbolsGained: "lacquer",
  symbolsConverted: "lacquer",
  symbolsUncovered: "lacquer",
  xpGained: undefined,
  goldReached: "gong",
  abilityUnlocked: "clapper",
  abilityUsed: "clapper",
  abilityPassed: undefined,
  abilityCardTaken: "clapper",
  teaPassed: "cup",
  automaServedTea: "cup",
  allianceMoved: undefined,
  alliancePointsLost: undefined,
  bonusReached: "clapper",
  handShown: "paper",
  chapterScored: "gong",
  vpGained: undefined,
  cardsReturned: "paper",
  tokensCleared: "lacquer",
  cardsKept: "paper",
  questShown: "paper",
  questScored: undefined,
  goldScored: undefined,
  allianceScored: undefined,
  gameEnded: "won",
};

/** These sound when what they move has arrived, not when it sets out. */
const LANDING: ReadonlySet<RoninEvent["kind"]> = new Set<RoninEvent["kind"]>([
  "pairTaken",
  "cardsRevealed",
  "automaPlayed",
  "teaPassed",
]);

/** What is heard of these events, and when. */
export function soundsOf(
  events: readonly RoninEvent[],
  beats: readonly Beat[],
  seat: Seat | null,
): readonly Heard[] {
  return heardApart(events, beats, (event) => soundOf(event, seat), LANDING);
}

function soundOf(event: RoninEvent, seat: Seat | null): SoundName | undefined {
  // Alone one may lose against nobody.
  if (event.kind === "gameEnded" && seat !== null && !event.winners.includes(seat)) return "lost";
  return SOUND_OF[event.kind];
}
