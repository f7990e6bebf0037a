import type { Seat } from "@medallion/kernel";
import type { Attribute, Colour, School } from "../data/index.ts";
import type { Half } from "../state-fight.ts";

/** A card of a played combo with the colour of the extension that is active on it. */
export interface PlayedCard {
  readonly card: string;
  readonly extension?: Colour;
  readonly free: boolean;
}

/** What a trophy is of. */
export type TrophyName =
  | { readonly of: "monster"; readonly monster: string }
  | { readonly of: "attribute"; readonly attribute: Attribute }
  | { readonly of: "school"; readonly school: School };

/** What is told from this folder. Cards that only some may see are empty for the others, as in `RuleEvent`. */
export type FightEvent =
  | {
      readonly kind: "fightDeclared";
      readonly seat: Seat;
      readonly monster: string;
      readonly controller?: Seat;
    }
  | { readonly kind: "duelDeclared"; readonly seat: Seat; readonly defender: Seat; readonly place: number }
  /** `on` is absent if the seat does not bet; a secret bet is told when all are open (OW-13.4). */
  | { readonly kind: "betPlaced"; readonly seat: Seat; readonly on?: Seat; readonly gold: number }
  | { readonly kind: "betMade"; readonly seat: Seat }
  | { readonly kind: "lifeDeckFormed"; readonly seat: Seat; readonly count: number }
  | { readonly kind: "monsterLifeFormed"; readonly monster: string; readonly count: number }
  | { readonly kind: "combatTurnStarted"; readonly seat: Seat; readonly turn: number }
  | { readonly kind: "monsterTurnStarted"; readonly monster: string; readonly turn: number }
  | { readonly kind: "potionUsed"; readonly seat: Seat; readonly potion: string; readonly free: boolean }
  | {
      readonly kind: "specializationUsed";
      readonly seat: Seat;
      readonly school: School;
      readonly level: number;
    }
  /** Step 1 is over (OW-11.2). */
  | { readonly kind: "attackPrepared"; readonly seat: Seat }
  | { readonly kind: "comboPlayed"; readonly seat: Seat; readonly cards: readonly PlayedCard[] }
  | { readonly kind: "noCombo"; readonly seat: Seat }
  /** The whole attack of a combat turn, reductions included; who is hit hears the rest by what is lost. */
  | { readonly kind: "attackDealt"; readonly seat: Seat; readonly damage: number }
  /** Damage of its own (OW-11.5). */
  | { readonly kind: "damageDealt"; readonly seat: Seat; readonly damage: number }
  | { readonly kind: "damageTaken"; readonly seat: Seat; readonly damage: number }
  | { readonly kind: "monsterHurt"; readonly monster: string; readonly count: number; readonly left: number }
  | { readonly kind: "attackNamed"; readonly seat: Seat; readonly attack: Half }
  /** OW-16.9. */
  | { readonly kind: "attackRolled"; readonly die: number; readonly attack: Half }
  | { readonly kind: "attackRevealed"; readonly card: string; readonly left: number }
  /** Which half of the revealed card is used; `seat` is who chose it after the reveal (OW-12.18). */
  | { readonly kind: "attackSettled"; readonly card: string; readonly attack: Half; readonly seat?: Seat }
  | { readonly kind: "topTaken"; readonly seat: Seat; readonly card: string }
  | { readonly kind: "cardReturned"; readonly seat: Seat; readonly card: string }
  | { readonly kind: "comboDiscarded"; readonly seat: Seat; readonly cards: readonly string[] }
  /** `seat` looked at cards of the opponent; only it hears which (OW-17.2). */
  | {
      readonly kind: "opponentSeen";
      readonly seat: Seat;
      readonly count: number;
      readonly cards: readonly string[];
    }
  /** Against a monster the discarded cards stay face down (OW-10.12). */
  | {
      readonly kind: "seenDiscarded";
      readonly seat: Seat;
      readonly count: number;
      readonly cards: readonly string[];
    }
  | { readonly kind: "seenPutBack"; readonly seat: Seat; readonly count: number }
  | { readonly kind: "knockedOut"; readonly seat: Seat }
  | { readonly kind: "monsterDefeated"; readonly seat: Seat; readonly monster: string }
  | { readonly kind: "monsterDrivenAway"; readonly seat: Seat; readonly monster: string }
  | { readonly kind: "totalDefeat"; readonly seat: Seat; readonly monster: string; readonly left: number }
  | { readonly kind: "duelWon"; readonly seat: Seat; readonly loser: Seat }
  | { readonly kind: "betWon"; readonly seat: Seat; readonly gold: number }
  | { readonly kind: "betLost"; readonly seat: Seat; readonly gold: number }
  | { readonly kind: "trophyGained"; readonly seat: Seat; readonly trophy: TrophyName }
  | { readonly kind: "trackMoved"; readonly seat: Seat; readonly position: number }
  | { readonly kind: "fatigueSuffered"; readonly seat: Seat; readonly count: number };
