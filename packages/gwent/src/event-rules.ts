import type { GwentEvent } from "./events.ts";

/** The rule that tells of each kind of event; the plain ones need none, and say so. */
const RULES: Readonly<Record<GwentEvent["kind"], string | undefined>> = {
  matchStarted: undefined,
  leadersShown: undefined,
  leaderCancelled: "GW-10.5",
  starterDecided: "GW-3.2",
  deckPicked: undefined,
  handDealt: undefined,
  cardExchanged: "GW-3.4",
  mulligansDone: undefined,
  roundStarted: undefined,
  unitPlayed: undefined,
  unitPlaced: undefined,
  specialPlayed: undefined,
  slotFilled: undefined,
  weatherCame: "GW-8.5",
  weatherWasted: "GW-8.7",
  weatherCleared: "GW-8.8",
  cardsDrawn: undefined,
  unitsCalled: "GW-5.9",
  unitsScorched: "GW-9.4",
  unitTransformed: "GW-6.9",
  tokenSummoned: "GW-6.12",
  unitTakenBack: "GW-9.6",
  unitMoved: undefined,
  leaderUsed: "GW-10.1",
  hornSounded: "GW-10.4",
  handPeeked: "GW-10.21",
  cardTaken: "GW-10.22",
  cardDiscarded: undefined,
  cardSought: undefined,
  deckShuffled: undefined,
  pilesShuffled: "GW-10.50",
  passed: "GW-4.3",
  roundEnded: "GW-12.2",
  unitKept: "GW-11.4",
  fieldCleared: "GW-12.7",
  cardFlipped: "GW-16.11",
  decoyHidesCard: "GW-17.19",
  hiddenCardShown: undefined,
  automatonLeaderShown: undefined,
  automatonDecided: "GW-17.4",
  gameEnded: "GW-20.3",
  matchEnded: undefined,
};

export function ruleOf({ kind }: GwentEvent): string | undefined {
  return RULES[kind];
}

export const MILESTONES: readonly GwentEvent["kind"][] = ["roundStarted", "gameEnded"];
