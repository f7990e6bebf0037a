import { checkLevel } from "./attributes.ts";
import { draftBoard } from "./draft.ts";
import type { Runs } from "./kinds.ts";
import { offerAction } from "./locations.ts";
import { replaceMonster } from "./monsters.ts";
import { openPhaseOne } from "./phase-one.ts";
import { discardDown, drawUp, openGain, openPhaseThree } from "./phase-three.ts";
import { openPhaseTwo } from "./phase-two.ts";
import { askOwnReroll, askTheirReroll, endPoker, rollPoker } from "./poker.ts";
import { gainPoolCard } from "./pool.ts";
import { askForSurplus } from "./potions.ts";
import { deal, headStart, layMonsters, layTable, startGame } from "./setup.ts";
import type { RuleStep } from "./steps.ts";
import { toAll } from "./tell.ts";
import { beginTurn, endTurn } from "./turn.ts";

/** What each step of these rules does. */
export const RULE_STEPS: Runs<RuleStep> = {
  start: startGame,
  layTable,
  layMonsters,
  draft: (state, scribe, step) => draftBoard(state, scribe, step.at),
  deal,
  headStart: (state, _scribe, step) => headStart(state, step.at),
  turn: beginTurn,
  phaseOne: openPhaseOne,
  phaseTwo: openPhaseTwo,
  phaseThree: openPhaseThree,
  discardDown,
  drawUp,
  gain: openGain,
  endTurn,
  offerAction,
  level: (state, scribe, step) => checkLevel(state, scribe, step.seat),
  overflow: (state, _scribe, step) => askForSurplus(state, step.seat),
  gainCard: (state, scribe, step) => gainPoolCard(state, scribe, step.seat, step.cost),
  pokerRoll: rollPoker,
  pokerTheirs: askTheirReroll,
  pokerOwn: askOwnReroll,
  pokerEnd: endPoker,
  newMonster: (state, scribe, step) => replaceMonster(state, scribe, step.terrain, step.how),
  closeTavern: (state, scribe, { place }) => {
    state.tavern = place;
    scribe.tell?.(toAll({ kind: "tavernClosed", place }));
  },
};
