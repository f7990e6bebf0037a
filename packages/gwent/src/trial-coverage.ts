import { ALL_CARDS } from "./cards/all.ts";
import type { GwentEvent } from "./events.ts";
import { MODES } from "./options.ts";
import { RULE_NAMES } from "./pack-options.ts";
import { PASSIVE } from "./rules/leaders.ts";

/** What a game has used, as names among `EVERYTHING`. */
export function usedBy(event: GwentEvent): readonly string[] {
  switch (event.kind) {
    case "matchStarted":
      return [`mode ${event.mode}`, ...event.changed.map((rule) => `rule ${rule}`)];
    case "leadersShown":
      return event.leaders.map(({ id }) => `leader ${id}`);
    case "leaderUsed":
      return [`used ${event.id}`];
    case "automatonLeaderShown":
      return [`automaton ${event.id}`];
    case "unitPlayed":
    case "specialPlayed":
    case "slotFilled":
    case "tokenSummoned":
      return [`card ${event.id}`];
    case "unitTransformed":
      return [`card ${event.into.id}`];
    case "unitTakenBack":
      return [`card ${event.decoy.id}`];
    case "matchEnded":
      return [event.winners.length > 0 ? "ending won" : "ending drawn"];
    default:
      return [];
  }
}

const EVENTS: Readonly<Record<GwentEvent["kind"], true>> = {
  matchStarted: true,
  leadersShown: true,
  leaderCancelled: true,
  starterDecided: true,
  deckPicked: true,
  handDealt: true,
  cardExchanged: true,
  mulligansDone: true,
  roundStarted: true,
  unitPlayed: true,
  unitPlaced: true,
  specialPlayed: true,
  slotFilled: true,
  weatherCame: true,
  weatherWasted: true,
  weatherCleared: true,
  cardsDrawn: true,
  unitsCalled: true,
  unitsScorched: true,
  unitTransformed: true,
  tokenSummoned: true,
  unitTakenBack: true,
  unitMoved: true,
  leaderUsed: true,
  hornSounded: true,
  handPeeked: true,
  cardTaken: true,
  cardDiscarded: true,
  cardSought: true,
  deckShuffled: true,
  pilesShuffled: true,
  passed: true,
  roundEnded: true,
  unitKept: true,
  fieldCleared: true,
  cardFlipped: true,
  decoyHidesCard: true,
  hiddenCardShown: true,
  automatonLeaderShown: true,
  automatonDecided: true,
  gameEnded: true,
  matchEnded: true,
};

function everything(): readonly string[] {
  const leaderCards = ALL_CARDS.filter((card) => card.kind === "leader");
  const leaders = leaderCards.map(({ id }) => id);
  const active = leaderCards.filter(({ abilities }) => !abilities.some((ability) => PASSIVE.has(ability)));
  return [
    ...ALL_CARDS.filter((card) => card.kind !== "leader").map(({ id }) => `card ${id}`),
    ...leaders.flatMap((id) => [`leader ${id}`, `automaton ${id}`]),
    ...active.map(({ id }) => `used ${id}`),
    ...Object.keys(EVENTS).map((kind) => `event ${kind}`),
    ...MODES.map((mode) => `mode ${mode}`),
    ...RULE_NAMES.map((rule) => `rule ${rule}`),
    "ending won",
    "ending drawn",
  ];
}

/** Every card, leader, event, mode, option and ending. */
export const EVERYTHING: readonly string[] = everything();
