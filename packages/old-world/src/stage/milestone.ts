import { NONE, type State, type Step } from "../state.ts";
import { nameOf } from "./names.ts";

/** The steps at which a scenario may look, by what it calls them. */
const MILESTONES: Readonly<Partial<Record<Step["do"], string>>> = {
  layTable: "table",
  layMonsters: "monsters",
  deal: "deal",
  phaseOne: "phase one",
  phaseTwo: "phase two",
  phaseThree: "phase three",
  discardDown: "discard",
  drawUp: "draw",
  gain: "gain",
  endTurn: "end of turn",
  lifeDecks: "life decks",
  firstTurn: "first combat turn",
  stepOne: "step 1",
  stepTwo: "step 2",
  stepThreeAttack: "step 3a",
  stepThreeShield: "step 3b",
  stepThreeSpecial: "step 3c",
  stepFour: "step 4",
  lastCards: "last cards",
  nameAttack: "attack",
  fightOver: "fight over",
  cleanUp: "cleanup",
  renewDuellists: "new decks",
  payBets: "bets",
  closeFight: "fight end",
};

/** The point at which a scenario may look, while an automatic step is due there. */
export function milestoneOf(state: State): string | undefined {
  if (state.asks.length > 0) return undefined;
  const step = state.agenda.at(-1);
  if (step === undefined) return undefined;
  if (step.do === "turn") return `turn ${nameOf(state, state.active)}`;
  return step.do === "nextTurn" ? `combat turn ${nextToFight(state)}` : MILESTONES[step.do];
}

/** Whose combat turn comes next. */
function nextToFight(state: State): string {
  const { fight } = state;
  if (fight === null) return "none";
  if (fight.side === 1) return nameOf(state, fight.attacker);
  return fight.defender === NONE ? "monster" : nameOf(state, fight.defender);
}
