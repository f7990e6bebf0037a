import type { RoninEvent } from "@medallion/ronin";
import * as cards from "./cards.ts";
import * as changes from "./changes.ts";
import type { EventOf, Filming } from "./filming.ts";
import * as scoring from "./scoring.ts";
import { MS } from "./timing.ts";
import { topicOf } from "./topics.ts";
import { zoneOf } from "./zones.ts";

/** Nothing moves: it is told in words, or nobody else may notice that it happened. */
const nothing = (): void => undefined;

/** What each event looks like. */
export const FILM_TABLE: {
  readonly [K in RoninEvent["kind"]]: (filming: Filming, event: EventOf<K>) => void;
} = {
  gameStarted: nothing,
  firstPlayerDecided: nothing,
  chapterCardDrawn: scoring.chapterBegins,
  charactersOffered: nothing,
  characterTaken: cards.startingCardsCome,
  boardsOffered: nothing,
  boardLaid: changes.boardIsLaid,
  initiativeSet: ({ draft }) => {
    draft.nod(zoneOf.initiative, MS.nod);
    draft.tell(topicOf.initiative);
  },
  chapterStarted: scoring.chapterBegins,
  turnStarted: ({ draft }) => draft.tell(topicOf.phase, topicOf.chapter),
  pairDiscarded: cards.pairGoes,
  rowsFilled: cards.rowsFill,
  deckReshuffled: cards.deckShuffles,
  pairTaken: cards.pairIsTaken,
  deckSpotTaken: cards.deckIsTaken,
  cardsDrawn: cards.cardsAreDrawn,
  automaPicked: cards.automaPicks,
  automaPlayed: cards.automaPlays,
  deckPeeked: ({ draft }) => draft.nod(zoneOf.deck, MS.nod),
  cardSwapped: cards.cardsSwap,
  cardDiscarded: cards.cardIsDiscarded,
  cardsChosen: nothing,
  questChosen: nothing,
  cardsRevealed: cards.cardsTurn,
  extraCardPlayed: cards.extraCardComes,
  effectMissed: changes.effectFails,
  effectResolved: changes.effectActs,
  symbolsLost: changes.symbolsGo,
  symbolsGained: changes.symbolsCome,
  symbolsConverted: changes.symbolsCome,
  symbolsUncovered: changes.symbolsReturn,
  xpGained: changes.experienceGrows,
  goldReached: changes.goldStarts,
  abilityUnlocked: changes.abilityOpens,
  abilityUsed: changes.abilityActs,
  abilityPassed: nothing,
  abilityCardTaken: changes.abilityActs,
  teaPassed: changes.teaIsPassed,
  automaServedTea: changes.effectActs,
  allianceMoved: changes.markerClimbs,
  alliancePointsLost: changes.pointsAreLost,
  bonusReached: changes.bonusIsReached,
  handShown: scoring.handIsShown,
  chapterScored: scoring.chapterIsScored,
  vpGained: scoring.chapterPointsCome,
  cardsReturned: cards.cardsReturn,
  tokensCleared: changes.tokensGo,
  cardsKept: cards.othersGo,
  questShown: scoring.handIsShown,
  questScored: scoring.pointsCome,
  goldScored: scoring.pointsCome,
  allianceScored: scoring.pointsCome,
  gameEnded: scoring.gameEnds,
};

/** Plans what one event moves. */
export function play(filming: Filming, event: RoninEvent): void {
  // The table has under each kind what takes events of that kind; the compiler does not see that both are the same.
  const film = FILM_TABLE[event.kind] as (filming: Filming, event: RoninEvent) => void;
  film(filming, event);
}
