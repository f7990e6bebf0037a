import type { OldWorldEvent } from "@medallion/old-world";
import { topicOf } from "../../sight/zones.ts";
import * as cards from "./cards.ts";
import * as dice from "./dice.ts";
import * as fights from "./fights.ts";
import type { OldWorldEventOf, OldWorldFilming } from "./filming.ts";
import * as gains from "./gains.ts";
import * as tales from "./tales.ts";
import { MS } from "./timing.ts";
import * as travels from "./travels.ts";
import * as turns from "./turns.ts";
import { POOL } from "./zones.ts";

/** Nothing moves: it is told in words, or nobody else may notice that it happened. */
const nothing = (): void => undefined;

/** What each event looks like. */
export const FILM_TABLE: {
  readonly [K in OldWorldEvent["kind"]]: (filming: OldWorldFilming, event: OldWorldEventOf<K>) => void;
} = {
  gameStarted: nothing,
  startingPlayerDecided: turns.phaseChanges,
  poolLaid: cards.poolFills,
  attributeTrophiesLaid: nothing,
  lairsShown: travels.lairsShow,
  monsterAppeared: travels.monsterComes,
  schoolsOffered: turns.seatSays,
  schoolTaken: travels.schoolIsTaken,
  turnStarted: turns.turnBegins,
  phaseStarted: turns.phaseChanges,
  phaseSkipped: turns.phaseChanges,
  cardsDrawn: cards.cardsAreDrawn,
  deckReshuffled: cards.pileBecomesDeck,
  deckShuffled: cards.deckNods,
  deckSearched: cards.deckNods,
  cardsDiscarded: cards.cardsAreDiscarded,
  cardsRemoved: cards.cardsAreRemoved,
  moved: travels.figureRides,
  goldGained: gains.goldComes,
  goldLost: gains.goldGoes,
  actionUsed: travels.actionIsUsed,
  attributeRaised: gains.attributeChanges,
  attributeLowered: gains.attributeChanges,
  levelReached: gains.levelRises,
  shieldChanged: gains.shieldChanges,
  potionTaken: gains.potionComes,
  potionDiscarded: gains.potionGoes,
  potionsReshuffled: nothing,
  poolCardTaken: cards.poolCardIsTaken,
  deckRevealed: cards.deckIsRevealed,
  poolRefilled: cards.poolFills,
  poolCardRemoved: cards.poolCardGoes,
  poolCardDiscarded: cards.poolCardGoes,
  commonDeckReshuffled: ({ draft }) => draft.hint(POOL),
  leftAlone: turns.phaseChanges,
  setOut: travels.placeIsThoughtOf,
  lookedAround: nothing,
  poolCardChosen: ({ draft }, { card }) => draft.put({ kind: "nod", on: { card } }, MS.nod),
  diePicked: nothing,
  thoughtBetter: nothing,
  trailQuestTaken: travels.trailQuestIsTaken,
  trailQuestDone: travels.trailIsFound,
  trailTaken: travels.trailComes,
  trailsReturned: travels.trailsGoBack,
  pokerStarted: dice.pokerBegins,
  pokerRolled: dice.diceAreThrown,
  pokerRerolled: dice.diceAreThrownAgain,
  pokerWon: dice.potIsWon,
  pokerPaid: dice.potIsPaid,
  keptUsed: gains.keptActs,
  keptLeft: gains.keptLeaves,
  monsterPileRenewed: nothing,
  lairEmptied: nothing,
  meditated: turns.meditation,
  tavernClosed: travels.tavernCloses,
  turnEnded: turns.seatSays,
  gameWon: turns.gameEnds,
  gameAbandoned: turns.gameEnds,

  fightDeclared: fights.fightBegins,
  duelDeclared: fights.fightBegins,
  betPlaced: gains.betIsPlaced,
  betMade: gains.betIsOver,
  lifeDeckFormed: cards.pileBecomesDeck,
  monsterLifeFormed: fights.monsterIsReady,
  combatTurnStarted: fights.combatTurnBegins,
  monsterTurnStarted: fights.monsterTurnBegins,
  potionUsed: gains.potionIsDrunk,
  specializationUsed: fights.specializationActs,
  attackPrepared: nothing,
  comboPlayed: cards.comboIsLaid,
  noCombo: nothing,
  attackDealt: fights.strike,
  damageDealt: fights.strike,
  damageTaken: fights.witcherIsHurt,
  monsterHurt: fights.monsterIsHurt,
  attackNamed: fights.attackIsNamed,
  attackRolled: fights.attackIsRolled,
  attackRevealed: fights.attackIsRevealed,
  attackSettled: fights.attackIsSettled,
  topTaken: cards.topIsTaken,
  cardReturned: cards.cardReturns,
  comboDiscarded: cards.comboIsDiscarded,
  opponentSeen: fights.opponentIsSeen,
  seenDiscarded: fights.seenGo,
  seenPutBack: fights.opponentIsSeen,
  knockedOut: fights.knockOut,
  monsterDefeated: fights.monsterGoes,
  monsterDrivenAway: fights.monsterGoes,
  totalDefeat: fights.allIsLost,
  duelWon: fights.duelIsWon,
  betWon: gains.betIsWon,
  betLost: gains.betIsOver,
  trophyGained: gains.trophyIsWon,
  trackMoved: gains.trackMoves,
  fatigueSuffered: fights.fatigueComes,

  abilityUsed: gains.abilityActs,
  dieRolled: fights.dieIsCast,
  testRolled: fights.dieIsCast,
  levelTested: gains.levelIsTested,
  cardTakenBack: cards.cardComesBack,
  cardsBuried: cards.cardsAreBuried,
  ownDeckLooked: cards.deckNods,
  seenCardsKept: cards.cardsAreDrawn,
  ownPutBack: cards.deckNods,
  phaseThreeDrawChanged: turns.turnChanges,
  phaseThreeDrawSet: turns.turnChanges,
  phaseThreeCardFree: turns.turnChanges,
  skippedToPhaseThree: turns.turnChanges,
  exploringForbidden: turns.turnChanges,

  storyDrawn: tales.storyOpens,
  eventRead: tales.storyOpens,
  eventMissing: nothing,
  storyLeftAlone: nothing,
  optionChosen: tales.optionIsChosen,
  storyEnded: tales.storyEnds,
  storiesReshuffled: nothing,
  nothingToExplore: ({ draft }) => draft.tell(topicOf.phase),
  questTaken: tales.questIsTaken,
  questLost: tales.questIsLost,
  questResolved: tales.questIsResolved,
  cardKept: gains.cardIsKept,
};

/** Plans what one event moves. */
export function play(filming: OldWorldFilming, event: OldWorldEvent): void {
  // The table has under each kind what takes events of that kind; the compiler does not see that both are the same.
  const film = FILM_TABLE[event.kind] as (filming: OldWorldFilming, event: OldWorldEvent) => void;
  film(filming, event);
}
