import type { Scribe as ScribeOf } from "@medallion/fittings";
import type { Seat } from "@medallion/kernel";
import type { Faction, RowName } from "./cards/row.ts";
import type { Decision } from "./decision.ts";
import type { Mode } from "./options.ts";
import type { Ref } from "./state.ts";

/** A card named to those who may know it. */
export interface Named {
  readonly card: Ref;
  readonly id: string;
}

/** Where a card on the battlefield lies. */
export interface Placed extends Named {
  readonly side: number;
  readonly row: RowName;
}

export type GwentEvent =
  | { readonly kind: "matchStarted"; readonly mode: Mode; readonly changed: readonly string[] }
  | {
      readonly kind: "leadersShown";
      readonly leaders: readonly { readonly seat: Seat; readonly id: string }[];
    }
  | { readonly kind: "leaderCancelled"; readonly seat: Seat; readonly id: string }
  | { readonly kind: "starterDecided"; readonly seat: Seat; readonly by: "coin" | "rule" | Faction }
  | { readonly kind: "deckPicked"; readonly seat: Seat; readonly faction: Faction; readonly leader: string }
  | {
      readonly kind: "handDealt";
      readonly seat: Seat;
      readonly count: number;
      readonly cards: readonly Named[];
    }
  | {
      readonly kind: "cardExchanged";
      readonly seat: Seat;
      readonly away: Named;
      readonly drawn: readonly Named[];
    }
  | { readonly kind: "mulligansDone" }
  | { readonly kind: "roundStarted"; readonly round: number; readonly seat: Seat }
  | ({ readonly kind: "unitPlayed"; readonly seat: Seat; readonly from: From; readonly was?: Ref } & Placed)
  | ({ readonly kind: "unitPlaced"; readonly seat: Seat; readonly from: From } & Placed)
  | ({ readonly kind: "specialPlayed"; readonly seat: Seat; readonly from: From; readonly was?: Ref } & Named)
  | ({ readonly kind: "slotFilled"; readonly seat: Seat; readonly from: From; readonly was?: Ref } & Placed)
  | ({ readonly kind: "weatherCame"; readonly seat: Seat } & Named)
  | ({ readonly kind: "weatherWasted"; readonly seat: Seat } & Named)
  | { readonly kind: "weatherCleared"; readonly cards: readonly Named[] }
  | {
      readonly kind: "cardsDrawn";
      readonly seat: Seat;
      readonly count: number;
      readonly cards: readonly Named[];
    }
  | {
      readonly kind: "unitsCalled";
      readonly seat: Seat;
      readonly id: string;
      readonly cards: readonly Named[];
    }
  | {
      readonly kind: "unitsScorched";
      readonly seat: Seat;
      readonly cards: readonly (Placed & { strength: number })[];
    }
  | ({ readonly kind: "unitTransformed"; readonly into: Named } & Placed)
  | ({ readonly kind: "tokenSummoned" } & Placed)
  | ({
      readonly kind: "unitTakenBack";
      readonly seat: Seat;
      readonly decoy: Named;
      readonly hand?: Ref;
    } & Placed)
  | ({ readonly kind: "unitMoved"; readonly to: RowName } & Placed)
  | { readonly kind: "leaderUsed"; readonly seat: Seat; readonly id: string }
  | { readonly kind: "hornSounded"; readonly seat: Seat; readonly side: number; readonly row: RowName }
  | {
      readonly kind: "handPeeked";
      readonly seat: Seat;
      readonly of: Seat;
      readonly count: number;
      readonly ids: readonly string[];
    }
  | ({ readonly kind: "cardTaken"; readonly seat: Seat; readonly side: number; readonly hand?: Ref } & Named)
  | ({ readonly kind: "cardDiscarded"; readonly seat: Seat; readonly was?: Ref } & Named)
  | { readonly kind: "cardSought"; readonly seat: Seat; readonly cards: readonly Named[] }
  | { readonly kind: "deckShuffled"; readonly seat: Seat }
  | { readonly kind: "pilesShuffled"; readonly seat: Seat; readonly cards: readonly Named[] }
  | { readonly kind: "passed"; readonly seat: Seat; readonly automatic: boolean }
  | {
      readonly kind: "roundEnded";
      readonly round: number;
      readonly totals: readonly number[];
      readonly winners: readonly Seat[];
      readonly change: readonly number[];
      readonly rule: string;
    }
  | ({ readonly kind: "unitKept" } & Placed)
  | { readonly kind: "fieldCleared" }
  | ({ readonly kind: "cardFlipped" } & Named)
  | { readonly kind: "decoyHidesCard"; readonly decoy: Named }
  | ({ readonly kind: "hiddenCardShown" } & Named)
  | { readonly kind: "automatonLeaderShown"; readonly id: string }
  | { readonly kind: "automatonDecided"; readonly decision: Decision }
  | { readonly kind: "gameEnded"; readonly winners: readonly Seat[]; readonly wins: readonly number[] }
  | { readonly kind: "matchEnded"; readonly winners: readonly Seat[] };

/** Where a card came from. */
export type From = "hand" | "deck" | "pile" | "side deck";

export type Scribe = ScribeOf<GwentEvent>;
