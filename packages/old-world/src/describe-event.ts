import type { Message } from "@medallion/kernel";
import { describeFightEvent } from "./describe-event-fight.ts";
import { describeTableEvent } from "./describe-event-table.ts";
import { describeTaleEvent } from "./describe-event-tale.ts";
import type { EffectEvent } from "./effects/events.ts";
import type { OldWorldEvent } from "./events.ts";
import type { FightEvent } from "./fight/events.ts";
import type { TaleEvent } from "./tale/events.ts";

/** Complete by their types: whatever is added to the events must be added here. */
export const OF_FIGHT: Readonly<Record<FightEvent["kind"], true>> = {
  fightDeclared: true,
  duelDeclared: true,
  betPlaced: true,
  betMade: true,
  lifeDeckFormed: true,
  monsterLifeFormed: true,
  combatTurnStarted: true,
  monsterTurnStarted: true,
  potionUsed: true,
  specializationUsed: true,
  attackPrepared: true,
  comboPlayed: true,
  noCombo: true,
  attackDealt: true,
  damageDealt: true,
  damageTaken: true,
  monsterHurt: true,
  attackNamed: true,
  attackRolled: true,
  attackRevealed: true,
  attackSettled: true,
  topTaken: true,
  cardReturned: true,
  comboDiscarded: true,
  opponentSeen: true,
  seenDiscarded: true,
  seenPutBack: true,
  knockedOut: true,
  monsterDefeated: true,
  monsterDrivenAway: true,
  totalDefeat: true,
  duelWon: true,
  betWon: true,
  betLost: true,
  trophyGained: true,
  trackMoved: true,
  fatigueSuffered: true,
};

export const OF_TALE: Readonly<Record<(TaleEvent | EffectEvent)["kind"], true>> = {
  abilityUsed: true,
  dieRolled: true,
  testRolled: true,
  levelTested: true,
  cardTakenBack: true,
  cardsBuried: true,
  ownDeckLooked: true,
  seenCardsKept: true,
  ownPutBack: true,
  phaseThreeDrawChanged: true,
  phaseThreeDrawSet: true,
  phaseThreeCardFree: true,
  skippedToPhaseThree: true,
  exploringForbidden: true,
  storyDrawn: true,
  eventRead: true,
  eventMissing: true,
  storyLeftAlone: true,
  optionChosen: true,
  storyEnded: true,
  storiesReshuffled: true,
  nothingToExplore: true,
  questTaken: true,
  questLost: true,
  questResolved: true,
  cardKept: true,
};

const isOfFight = (event: OldWorldEvent): event is FightEvent => event.kind in OF_FIGHT;
const isOfTale = (event: OldWorldEvent): event is TaleEvent | EffectEvent => event.kind in OF_TALE;

/** What an event says in the log. Cards that only their owner may see are named by the key with `.own`. */
export function describeEvent(event: OldWorldEvent): Message {
  if (isOfFight(event)) return describeFightEvent(event);
  return isOfTale(event) ? describeTaleEvent(event) : describeTableEvent(event);
}
