import type { GwentEvent } from "@medallion/gwent";
import { type CardRow, weatherOf } from "@medallion/gwent/cards";
import type { Beat } from "../../drawn/film/plan/cue.ts";
import type { SoundName } from "../../sound/recipes.ts";

/** What an event sounds like, if it does. */
export function soundOf(
  event: GwentEvent,
  printed: (id: string) => CardRow | undefined,
  seat: number | null,
): SoundName | undefined {
  switch (event.kind) {
    case "matchStarted":
    case "leadersShown":
    case "deckPicked":
    case "mulligansDone":
    case "roundStarted":
    case "automatonDecided":
    case "unitsCalled":
    case "fieldCleared":
    case "gameEnded":
      return undefined;
    case "starterDecided":
      return event.by === "coin" ? "coin" : undefined;
    case "handDealt":
    case "deckShuffled":
    case "pilesShuffled":
      return "shuffle";
    case "cardExchanged":
    case "cardsDrawn":
    case "cardTaken":
    case "cardDiscarded":
    case "cardSought":
    case "handPeeked":
    case "specialPlayed":
    case "weatherWasted":
    case "cardFlipped":
    case "hiddenCardShown":
    case "decoyHidesCard":
    case "unitTakenBack":
      return "paper";
    case "unitPlayed":
    case "unitPlaced":
      return printed(event.id)?.kind === "hero" ? "metal" : "wood";
    case "unitMoved":
    case "unitKept":
      return "wood";
    case "slotFilled":
      return printed(event.id)?.abilities.includes("commander-horn") ? "horn" : "wood";
    case "hornSounded":
      return "horn";
    case "weatherCame":
      return weatherOf(printed(event.id))?.sky;
    case "weatherCleared":
      return "clear";
    case "unitsScorched":
      return "fire";
    case "unitTransformed":
    case "tokenSummoned":
      return "beast";
    case "leaderUsed":
    case "leaderCancelled":
    case "automatonLeaderShown":
      return "metal";
    case "passed":
      return "seal";
    case "roundEnded":
      return "bell";
    case "matchEnded":
      return seat === null || event.winners.length === 0 || event.winners.includes(seat) ? "won" : "lost";
  }
}

/** These sound when what they move has arrived, not when it sets out. */
const LANDING: ReadonlySet<GwentEvent["kind"]> = new Set<GwentEvent["kind"]>([
  "unitPlayed",
  "unitPlaced",
  "unitMoved",
  "slotFilled",
  "weatherCame",
]);

/** The same sound again so soon is heard as noise. */
const APART = 70;

/** What is heard of these events, and when. */
export function soundsOf(
  events: readonly GwentEvent[],
  beats: readonly Beat[],
  listener: { readonly printed: (id: string) => CardRow | undefined; readonly seat: number | null },
): readonly { readonly name: SoundName; readonly at: number }[] {
  const heard: { name: SoundName; at: number }[] = [];
  for (const { event: place, at: start, lands } of beats) {
    const event = events[place];
    const name = event === undefined ? undefined : soundOf(event, listener.printed, listener.seat);
    if (event === undefined || name === undefined) continue;
    const at = LANDING.has(event.kind) ? lands : start;
    if (!heard.some((other) => other.name === name && Math.abs(other.at - at) < APART))
      heard.push({ name, at });
    // The gem is heard after the bell, when it falls.
    if (event.kind === "roundEnded" && event.change.some((by) => by < 0))
      heard.push({ name: "gem", at: lands });
  }
  return heard;
}
