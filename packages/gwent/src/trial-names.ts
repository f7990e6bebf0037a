import type { GwentEvent, Named } from "./events.ts";
import type { View } from "./view.ts";
import { visibleCards } from "./view.ts";

const card = ({ card, id }: Named): string => `${card} ${id}`;

/** Every identity that a view tells: cards in sight, and kinds known to be in another's hidden zones. */
export function namedByView(view: View): readonly string[] {
  const hands = view.players.flatMap((player) => player.hand ?? []);
  const known = view.players.flatMap((player, of) => player.known.map(({ id }) => `known ${of} ${id}`));
  return [...visibleCards(view).map(card), ...hands.map((own) => `hand ${own.card}`), ...known];
}

/** Every identity that an event tells. */
export function namedByEvent(event: GwentEvent): readonly string[] {
  switch (event.kind) {
    case "handDealt":
    case "cardsDrawn":
    case "cardSought":
    case "weatherCleared":
    case "unitsCalled":
    case "unitsScorched":
    case "pilesShuffled":
      return event.cards.map(card);
    case "cardExchanged":
      return [event.away, ...event.drawn].map(card);
    case "unitPlayed":
    case "specialPlayed":
    case "slotFilled":
    case "cardDiscarded":
      return [card(event), ...(event.was === undefined ? [] : [`hand ${event.was}`])];
    case "unitPlaced":
    case "weatherCame":
    case "weatherWasted":
    case "tokenSummoned":
    case "unitMoved":
    case "unitKept":
    case "cardFlipped":
    case "hiddenCardShown":
      return [card(event)];
    case "unitTransformed":
      return [card(event), card(event.into)];
    case "unitTakenBack":
      return [card(event), card(event.decoy), ...(event.hand === undefined ? [] : [`hand ${event.hand}`])];
    case "cardTaken":
      return [card(event), ...(event.hand === undefined ? [] : [`hand ${event.hand}`])];
    case "decoyHidesCard":
      return [card(event.decoy)];
    case "handPeeked":
      return event.ids.map((id) => `known ${event.of} ${id}`);
    default:
      return [];
  }
}
