import type { Message, Value } from "@medallion/kernel";
import { rowName } from "./cards/table.ts";
import type { GwentChoice } from "./choices.ts";
import type { GwentEvent, Named } from "./events.ts";
import type { GwentSubject } from "./explain.ts";

/** The name of a card; a card that a scenario declared is called by its id. */
export function cardName(id: string): Message {
  return { key: `card.${id}` };
}

const seat = (number: number): Value => ({ seat: number });
const cards = (list: readonly Named[]): Value => list.map(({ id }) => cardName(id));

/** What a choice says to a person. */
export function describeChoice(choice: GwentChoice): Message {
  switch (choice.kind) {
    case "pass":
    case "leader":
    case "keep":
    case "decline":
      return { key: `choice.${choice.kind}` };
    case "play":
      return describePlay(choice);
    case "start":
      return { key: "choice.start", values: { seat: seat(choice.seat) } };
    case "row":
      return {
        key: "choice.row",
        values: { card: cardName(choice.id), to: { key: `row.${choice.row}.to` } },
      };
    case "send":
      return { key: "choice.send", values: { card: cardName(choice.id), seat: seat(choice.against) } };
    case "look":
      return { key: "choice.look", values: { seat: seat(choice.at) } };
    case "rob":
      return { key: "choice.rob", values: { seat: seat(choice.from) } };
    case "exchange":
    case "revive":
    case "take":
    case "fetch":
    case "discard":
      return { key: `choice.${choice.kind}`, values: { card: cardName(choice.id) } };
    case "deck":
      return {
        key: "choice.deck",
        values: { faction: { key: `faction.${choice.faction}` }, leader: cardName(choice.leader) },
      };
  }
}

function describePlay(choice: GwentChoice & { kind: "play" }): Message {
  const card = cardName(choice.id);
  if (choice.targetId !== undefined)
    return { key: "choice.play.decoy", values: { card, target: cardName(choice.targetId) } };
  if (choice.against !== undefined)
    return { key: "choice.play.against", values: { card, seat: seat(choice.against) } };
  if (choice.row !== undefined)
    return { key: "choice.play.row", values: { card, to: { key: `row.${choice.row}.to` } } };
  return { key: "choice.play", values: { card } };
}

/** What a number is called. */
export function describeSubject(subject: GwentSubject): Message {
  const key = `board.subject.${subject.kind}`;
  switch (subject.kind) {
    case "strength":
      return { key, values: { card: cardName(subject.id), in: { key: `row.${rowName(subject.row)}.in` } } };
    case "row":
      return { key, values: { side: seat(subject.side), row: { key: `row.${rowName(subject.row)}` } } };
    case "total":
      return { key, values: { side: seat(subject.side) } };
    case "round":
      return { key, values: { round: subject.round } };
    case "decision":
      return { key, values: { card: cardName(subject.id) } };
  }
}

/** What an event says in the log. */
export function describeEvent(event: GwentEvent): Message {
  const key = `event.${event.kind}`;
  switch (event.kind) {
    case "matchStarted":
      return {
        key,
        values: {
          mode: { key: `mode.${event.mode}` },
          changed: event.changed.map((rule) => ({ key: `rule.${rule}` })),
          count: event.changed.length,
        },
      };
    case "leadersShown":
      return { key, values: { leaders: event.leaders.map(({ id }) => cardName(id)) } };
    case "leaderCancelled":
    case "leaderUsed":
      return { key, values: { seat: seat(event.seat), leader: cardName(event.id) } };
    case "starterDecided":
      return { key, values: { seat: seat(event.seat), by: event.by } };
    case "deckPicked":
      return {
        key,
        values: {
          seat: seat(event.seat),
          faction: { key: `faction.${event.faction}` },
          leader: cardName(event.leader),
        },
      };
    case "handDealt":
    case "cardsDrawn":
      return event.cards.length === 0
        ? { key, values: { seat: seat(event.seat), count: event.count } }
        : {
            key: `${key}.own`,
            values: { seat: seat(event.seat), count: event.count, cards: cards(event.cards) },
          };
    case "cardExchanged":
      return {
        key,
        values: {
          seat: seat(event.seat),
          away: cardName(event.away.id),
          drawn: cards(event.drawn),
          count: event.drawn.length,
        },
      };
    case "mulligansDone":
    case "fieldCleared":
    case "decoyHidesCard":
      return { key };
    case "roundStarted":
      return { key, values: { round: event.round, seat: seat(event.seat) } };
    case "unitPlayed":
    case "unitPlaced":
    case "slotFilled":
      return {
        key,
        values: {
          seat: seat(event.seat),
          card: cardName(event.id),
          to: { key: `row.${event.row}.to` },
          from: event.from.replace(" ", "-"),
        },
      };
    case "specialPlayed":
      return {
        key,
        values: { seat: seat(event.seat), card: cardName(event.id), from: event.from.replace(" ", "-") },
      };
    case "weatherCame":
    case "weatherWasted":
    case "cardDiscarded":
    case "cardTaken":
    case "unitTakenBack":
      return { key, values: { seat: seat(event.seat), card: cardName(event.id) } };
    case "weatherCleared":
    case "unitsScorched":
      return { key, values: { cards: cards(event.cards), count: event.cards.length } };
    case "unitsCalled":
      return {
        key,
        values: { card: cardName(event.id), cards: cards(event.cards), count: event.cards.length },
      };
    case "unitTransformed":
      return { key, values: { card: cardName(event.id), into: cardName(event.into.id) } };
    case "tokenSummoned":
    case "unitKept":
      return { key, values: { card: cardName(event.id), in: { key: `row.${event.row}.in` } } };
    case "unitMoved":
      return { key, values: { card: cardName(event.id), to: { key: `row.${event.to}.to` } } };
    case "hornSounded":
      return { key, values: { seat: seat(event.seat), in: { key: `row.${event.row}.in` } } };
    case "handPeeked":
      return event.ids.length === 0
        ? { key, values: { seat: seat(event.seat), of: seat(event.of), count: event.count } }
        : { key: `${key}.own`, values: { of: seat(event.of), cards: event.ids.map(cardName) } };
    case "cardSought":
      return event.cards.length === 0
        ? { key, values: { seat: seat(event.seat) } }
        : { key: `${key}.own`, values: { seat: seat(event.seat), cards: cards(event.cards) } };
    case "deckShuffled":
    case "pilesShuffled":
      return { key, values: { seat: seat(event.seat) } };
    case "passed":
      return { key, values: { seat: seat(event.seat), automatic: event.automatic ? "yes" : "no" } };
    case "roundEnded":
      return {
        key,
        values: {
          round: event.round,
          totals: event.totals.join("\u00a0–\u00a0"),
          winners: event.winners.map(seat),
          count: event.winners.length,
          tie: event.rule === "GW-11.3" ? "nilfgaard" : "none",
        },
      };
    case "cardFlipped":
    case "hiddenCardShown":
      return { key, values: { card: cardName(event.id) } };
    case "automatonLeaderShown":
      return { key, values: { leader: cardName(event.id) } };
    case "automatonDecided":
      return {
        key,
        values: {
          card: cardName(event.decision.id),
          kind: event.decision.kind,
          settled: event.decision.settledBy,
        },
      };
    case "gameEnded":
      return {
        key,
        values: {
          winners: event.winners.map(seat),
          count: event.winners.length,
          wins: event.wins.join(" : "),
        },
      };
    case "matchEnded":
      return { key, values: { winners: event.winners.map(seat), count: event.winners.length } };
  }
}
