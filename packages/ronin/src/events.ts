import type { Scribe as ScribeOf } from "@medallion/fittings";
import type { Seat } from "@medallion/kernel";
import type { Printed, Target } from "./choice.ts";
import type { Bonus, CharacterId, Sym } from "./data/index.ts";
import type { Decision } from "./decision.ts";
import type { RuleName } from "./options.ts";
import type { VpSource, XpSource } from "./state.ts";

/**
 * Everything that happens. A seat from `humans` on is an Automa. Lists of cards that only their owner may see are
 * empty for others, and `count` says how many there are.
 */
export type RoninEvent =
  | { readonly kind: "gameStarted"; readonly humans: number; readonly changed: readonly RuleName[] }
  | { readonly kind: "firstPlayerDecided"; readonly seat: Seat; readonly by: "random" | "host" }
  | {
      readonly kind: "chapterCardDrawn";
      readonly card: string;
      readonly pairs: readonly (readonly [Sym, Sym])[];
      readonly initiative: readonly CharacterId[];
    }
  | {
      readonly kind: "charactersOffered";
      readonly seat: Seat;
      readonly count: number;
      readonly characters: readonly CharacterId[];
    }
  | {
      readonly kind: "characterTaken";
      readonly seat: Seat;
      readonly character: CharacterId;
      readonly cards: readonly string[];
    }
  | {
      readonly kind: "boardsOffered";
      readonly seat: Seat;
      readonly count: number;
      readonly boards: readonly string[];
    }
  | { readonly kind: "boardLaid"; readonly seat: Seat; readonly partner: Seat; readonly board: string }
  | { readonly kind: "initiativeSet"; readonly seats: readonly Seat[] }
  | {
      readonly kind: "chapterStarted";
      readonly chapter: number;
      readonly left: Sym;
      readonly right: Sym;
    }
  | { readonly kind: "turnStarted"; readonly chapter: number; readonly turn: number }
  | { readonly kind: "pairDiscarded"; readonly row: number; readonly cards: readonly string[] }
  | { readonly kind: "rowsFilled"; readonly first: number; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: "deckReshuffled"; readonly count: number }
  | {
      readonly kind: "pairTaken";
      readonly seat: Seat;
      readonly row: number;
      readonly cards: readonly string[];
    }
  | { readonly kind: "deckSpotTaken"; readonly seat: Seat }
  | {
      readonly kind: "cardsDrawn";
      readonly seat: Seat;
      readonly count: number;
      readonly cards: readonly string[];
    }
  | { readonly kind: "automaPicked"; readonly seat: Seat; readonly decision: Decision }
  | { readonly kind: "automaPlayed"; readonly seat: Seat; readonly cards: readonly string[] }
  | {
      readonly kind: "deckPeeked";
      readonly seat: Seat;
      readonly count: number;
      readonly cards: readonly string[];
    }
  | {
      readonly kind: "cardSwapped";
      readonly seat: Seat;
      readonly row: number;
      readonly give: string;
      readonly get: string;
    }
  | { readonly kind: "cardDiscarded"; readonly seat: Seat; readonly card: string }
  /** Told to the seat alone, because the others are still choosing. */
  | {
      readonly kind: "cardsChosen";
      readonly seat: Seat;
      readonly to: "play" | "keep";
      readonly cards: readonly string[];
    }
  | { readonly kind: "questChosen"; readonly seat: Seat; readonly symbol: Sym }
  | { readonly kind: "cardsRevealed"; readonly seat: Seat; readonly cards: readonly string[] }
  | { readonly kind: "extraCardPlayed"; readonly seat: Seat; readonly card: string }
  | { readonly kind: "effectMissed"; readonly seat: Seat; readonly card: string; readonly tea: boolean }
  | {
      readonly kind: "effectResolved";
      readonly seat: Seat;
      readonly card: string;
      readonly tea: boolean;
      readonly level: number;
    }
  | {
      readonly kind: "symbolsLost";
      readonly seat: Seat;
      readonly tokens: readonly Sym[];
      readonly printed: readonly Printed[];
    }
  | { readonly kind: "symbolsGained"; readonly seat: Seat; readonly symbols: readonly Sym[] }
  | {
      readonly kind: "symbolsConverted";
      readonly seat: Seat;
      readonly away: readonly Sym[];
      readonly symbols: readonly Sym[];
    }
  | { readonly kind: "symbolsUncovered"; readonly seat: Seat; readonly printed: readonly Printed[] }
  | {
      readonly kind: "xpGained";
      readonly seat: Seat;
      readonly xp: number;
      readonly from: XpSource;
      readonly lost: number;
    }
  | { readonly kind: "goldReached"; readonly seat: Seat }
  | { readonly kind: "abilityUnlocked"; readonly seat: Seat; readonly ability: string }
  | { readonly kind: "abilityUsed"; readonly seat: Seat; readonly ability: string; readonly target?: Target }
  | { readonly kind: "abilityPassed"; readonly seat: Seat }
  | {
      readonly kind: "abilityCardTaken";
      readonly seat: Seat;
      readonly partner: Seat;
      readonly ability: string;
    }
  | {
      readonly kind: "teaPassed";
      readonly seat: Seat;
      readonly partner: Seat;
      readonly card: string;
      readonly partnerCard: string;
    }
  | { readonly kind: "automaServedTea"; readonly seat: Seat; readonly card: string }
  | { readonly kind: "allianceMoved"; readonly seat: Seat; readonly partner: Seat; readonly space: number }
  | {
      readonly kind: "alliancePointsLost";
      readonly seat: Seat;
      readonly partner: Seat;
      readonly points: number;
    }
  | { readonly kind: "bonusReached"; readonly seat: Seat; readonly space: number; readonly bonus: Bonus }
  | {
      readonly kind: "handShown";
      readonly seat: Seat;
      readonly cards: readonly string[];
      readonly active: number;
    }
  | {
      readonly kind: "chapterScored";
      readonly seat: Seat;
      readonly chapter: number;
      readonly left: number;
      readonly right: number;
      readonly xp: number;
      readonly vp: number;
    }
  | { readonly kind: "vpGained"; readonly seat: Seat; readonly vp: number; readonly from: VpSource }
  | { readonly kind: "cardsReturned"; readonly seat: Seat; readonly cards: readonly string[] }
  | { readonly kind: "tokensCleared" }
  | {
      readonly kind: "cardsKept";
      readonly seat: Seat;
      readonly cards: readonly string[];
      readonly discarded: readonly string[];
    }
  | {
      readonly kind: "questShown";
      readonly seat: Seat;
      readonly symbol: Sym;
      readonly cards: readonly string[];
    }
  | { readonly kind: "questScored"; readonly seat: Seat; readonly symbol: Sym; readonly vp: number }
  | { readonly kind: "goldScored"; readonly seat: Seat; readonly space: number; readonly vp: number }
  | {
      readonly kind: "allianceScored";
      readonly seat: Seat;
      readonly left: number;
      readonly right: number;
      readonly vp: number;
    }
  | {
      readonly kind: "gameEnded";
      readonly ranking: readonly { readonly seat: Seat; readonly vp: number }[];
      readonly winners: readonly Seat[];
    };

export type Scribe = ScribeOf<RoninEvent>;
