import type { Seat } from "@medallion/kernel";
import type { ExplorationDeck, KeptKind, OptionKey } from "../data/index.ts";

/** What is told from this folder. Stories are named by their ids, so that their texts can be shown. */
export type TaleEvent =
  /** An exploration card is drawn and its introduction read (OW-8.1). */
  | {
      readonly kind: "storyDrawn";
      readonly seat: Seat;
      readonly story: string;
      readonly deck: ExplorationDeck;
    }
  /** An event card is read (OW-8.12, OW-8.20). */
  | { readonly kind: "eventRead"; readonly seat: Seat; readonly story: string }
  /** OW-8.17: a player has the card, so nothing happens. */
  | { readonly kind: "eventMissing"; readonly seat: Seat; readonly story: string }
  /** Nothing on the card can be paid (OW-8.4). */
  | { readonly kind: "storyLeftAlone"; readonly seat: Seat; readonly story: string }
  | {
      readonly kind: "optionChosen";
      readonly seat: Seat;
      readonly story: string;
      readonly option: OptionKey;
    }
  /** How the story ends: of the option if it has some, in the row (from 0) if something decided. */
  | {
      readonly kind: "storyEnded";
      readonly seat: Seat;
      readonly story: string;
      readonly option?: OptionKey;
      readonly row?: number;
    }
  /** All cards of a deck were removed and come back (OW-8.18). */
  | { readonly kind: "storiesReshuffled"; readonly deck: ExplorationDeck; readonly count: number }
  /** Both decks are empty and stay so (OW-8.18). */
  | { readonly kind: "nothingToExplore"; readonly seat: Seat }
  /** OW-8.10; without a place it is resolved at the school of any player (OW-8.22). */
  | {
      readonly kind: "questTaken";
      readonly seat: Seat;
      readonly story: string;
      readonly place?: number;
    }
  /** OW-4.18: no token is left. */
  | { readonly kind: "questLost"; readonly seat: Seat; readonly story: string }
  | {
      readonly kind: "questResolved";
      readonly seat: Seat;
      readonly story: string;
      readonly place: number;
    }
  | {
      readonly kind: "cardKept";
      readonly seat: Seat;
      readonly story: string;
      readonly as: KeptKind;
    };
