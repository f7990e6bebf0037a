import type { GwentEvent } from "@medallion/gwent";
import type { CardRow } from "@medallion/gwent/cards";
import type { On, Ref, Zone } from "../../../../drawn/film/plan/cue.ts";
import { SHOWN } from "../../../../drawn/film/plan/timing.ts";
import {
  cardExchanges,
  cardsCome,
  decoySwaps,
  origin,
  slotFills,
  specialComes,
  unitComes,
} from "./coming.ts";
import type { Field } from "./field.ts";
import { fieldClears, unitsBurn, weatherClears, weatherComes, weatherFades } from "./going.ts";
import type { GwentDraft } from "./gwent-draft.ts";
import { roundEnds } from "./round-end.ts";
import { MS } from "./timing.ts";
import { TOPICS } from "./topics.ts";
import { zoneOf } from "./zones.ts";

/** What the events of one timeline have in common. */
export interface Planning {
  readonly draft: GwentDraft;
  readonly field: Field;
  /** Where every card ends up. */
  readonly end: ReadonlyMap<Ref, Zone>;
  readonly printed: (id: string) => CardRow | undefined;
  /** How many of those that were called have come. */
  fan: number | undefined;
}

/** The player of a solo match who has no seat. */
const AUTOMATON = 1;

/** Plans what one event moves. */
export function play(course: Planning, event: GwentEvent): void {
  const { draft, field, end, printed } = course;
  switch (event.kind) {
    case "matchStarted":
    case "leadersShown":
    case "starterDecided":
    case "deckPicked":
    case "mulligansDone":
    case "automatonDecided":
    // The result is said when all has come to rest.
    case "matchEnded":
      return;
    case "roundStarted":
      return draft.reveal(TOPICS.round);
    case "gameEnded":
      return draft.reveal(TOPICS.wins);
    case "handDealt":
      return cardsCome(draft, event, MS.dealApart);
    case "cardExchanged":
      return cardExchanges(draft, event);
    case "cardsDrawn":
      return cardsCome(draft, event);
    case "cardSought":
      return cardsCome(draft, { ...event, count: 1 });
    case "unitsCalled":
      course.fan = 0;
      return draft.wait(MS.callApart);
    case "unitPlayed":
    case "unitPlaced":
      unitComes(draft, event, course.fan);
      if (course.fan !== undefined) course.fan += 1;
      return;
    case "specialPlayed":
      // Weather goes straight to its tray, which its own event tells.
      return isLasting(printed(event.id))
        ? draft.rename(event, origin(draft, event.from, event.seat))
        : specialComes(draft, event);
    case "slotFilled":
      return slotFills(draft, event);
    case "weatherCame":
      return weatherComes(draft, event, printed);
    case "weatherWasted":
      return weatherFades(draft, event);
    case "weatherCleared":
      return weatherClears(draft, event, printed, end);
    case "unitsScorched":
      return unitsBurn(draft, event);
    case "unitTakenBack":
      return decoySwaps(draft, event);
    case "roundEnded":
      return roundEnds(draft, event);
    case "fieldCleared":
      field.clears();
      return fieldClears(draft, end);
    case "unitTransformed":
      return inPlace(draft, event, { ...event.into, was: event.card }, "turn");
    case "tokenSummoned":
      return inPlace(draft, event, { card: event.card, id: event.id }, "rise");
    case "unitMoved":
      draft.move(
        { card: event.card, id: event.id },
        { from: zoneOf.row(event.side, event.row), to: zoneOf.row(event.side, event.to) },
        MS.lay,
      );
      return draft.wait(MS.callApart);
    case "unitKept":
      draft.kept.add(event.card);
      return glance(draft, { card: event.card });
    case "cardTaken":
      draft.move(
        { card: event.hand, was: event.card, id: event.id },
        { from: zoneOf.pile(event.side), to: zoneOf.hand(event.seat), way: "arc" },
        MS.arc,
      );
      return draft.wait(MS.arc);
    case "cardDiscarded":
      draft.move(
        { card: event.card, was: event.was, id: event.id },
        { from: zoneOf.hand(event.seat), to: zoneOf.pile(draft.sideOf(event.seat)) },
        MS.lay,
      );
      return draft.wait(MS.lay);
    case "leaderUsed":
    case "leaderCancelled":
      return lift(draft, event.seat, event.id);
    case "automatonLeaderShown":
      return lift(draft, AUTOMATON, event.id);
    case "hornSounded":
      field.hornSounds(event.side, event.row);
      draft.put({ kind: "gleam", zone: zoneOf.row(event.side, event.row) }, MS.ripple);
      return draft.wait(MS.ripple);
    case "handPeeked":
      return glance(draft, { zone: zoneOf.hand(event.of) });
    case "pilesShuffled":
      draft.shuffle(zoneOf.pile(draft.sideOf(event.seat)), zoneOf.deck(event.seat), event.cards.length);
      return draft.put({ kind: "nod", on: { zone: zoneOf.deck(event.seat) } }, MS.glance);
    case "deckShuffled":
      return draft.put({ kind: "nod", on: { zone: zoneOf.deck(event.seat) } }, MS.glance);
    case "passed":
      draft.own({ kind: "press", seat: event.seat }, MS.press);
      draft.wait(MS.press);
      // Who passes last ends the round: then nobody has passed any more, which is not to be seen before it is cleared.
      if (draft.after.players[event.seat]?.passed) draft.reveal(TOPICS.passed);
      return;
    case "cardFlipped":
      return shows(draft, event, zoneOf.deck(AUTOMATON));
    case "hiddenCardShown":
      return shows(draft, event, zoneOf.hand(AUTOMATON));
    case "decoyHidesCard":
      draft.move(
        {},
        {
          from: zoneOf.deck(AUTOMATON),
          to: draft.where.get(event.decoy.card) ?? zoneOf.hand(AUTOMATON),
          way: "draw",
        },
        MS.draw,
      );
      return draft.wait(MS.draw);
  }
}

function isLasting(card: CardRow | undefined): boolean {
  return card?.kind === "weather" && !card.abilities.includes("weather-clear");
}

/** Something becomes something else, or out of nothing, where it lies. */
function inPlace(
  draft: GwentDraft,
  { side, row }: Extract<GwentEvent, { kind: "unitTransformed" | "tokenSummoned" }>,
  card: { readonly card: Ref; readonly id: string; readonly was?: Ref },
  way: "turn" | "rise",
): void {
  const zone = zoneOf.row(side, row);
  draft.move(card, { from: zone, to: zone, way }, MS.turn);
  draft.wait(MS.turn / 2);
}

function glance(draft: GwentDraft, on: On): void {
  draft.put({ kind: "nod", on }, MS.glance);
  draft.wait(MS.glance / 2);
}

function lift(draft: GwentDraft, player: number, id: string): void {
  const shows = draft.shows(player);
  const ms = shows === undefined ? MS.lift : shows + MS.lift;
  draft.put({ kind: "lift", zone: zoneOf.leader(player), id, shows }, ms);
  draft.wait(shows === undefined ? ms / 2 : ms);
  draft.reveal(TOPICS.leaders);
}

/** A card of the automaton is turned up in the middle before it goes where it goes. */
function shows(
  draft: GwentDraft,
  { card, id }: { readonly card: Ref; readonly id: string },
  from: Zone,
): void {
  draft.move({ card, id }, { from, to: zoneOf.center, shows: SHOWN }, MS.lay + SHOWN);
  draft.wait(MS.lay + SHOWN);
}
