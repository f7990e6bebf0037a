import type { Seat } from "@medallion/kernel";
import type { AskRules, Runs } from "../rules/kinds.ts";
import type { AbilityIndex, ListIndex, PotionIndex, TerrainIndex, TrophyIndex } from "../state.ts";
import type { ComboCard } from "../state-fight.ts";
import { beginDuel, beginFirstTurn, beginMonsterFight, formLifeDecks } from "./begin.ts";
import { askForBet, BET, payBets, showBets } from "./bets.ts";
import { takeDamage, WOUND } from "./damage.ts";
import { askAboutSeen, DISCARD_SEEN, ORDER_SEEN } from "./look.ts";
import {
  ATTACK,
  applyAttack,
  checkLastLife,
  nameAttack,
  REVEALED_ATTACK,
  revealAttack,
} from "./monster-turn.ts";
import { cleanUp, closeFight, endFight, gainDuelGold, renewDuellists } from "./results.ts";
import { offerSpecialization, offerSpecializations, SPECIALIZE, triggerBear } from "./specialization.ts";
import { checkLastCards, refill } from "./step-four.ts";
import { openStepOne, STEP_ONE_MENU, usePotion } from "./step-one.ts";
import { beginSpecials, dealAttack, endStrike, raiseByCombo, SPECIAL, strike } from "./step-three.ts";
import { beginShortCombo, COMBO, playStepTwo } from "./step-two.ts";
import { FATIGUE, gainTrophy, placeTrophy, sufferFatigue } from "./trophy.ts";
import { nextTurn } from "./turns.ts";

export type FightStep =
  /** Phase II chose to fight the monster of the terrain; its declaration was payable. */
  | { readonly do: "fightMonster"; readonly terrain: TerrainIndex }
  | { readonly do: "fightWitcher"; readonly defender: Seat }
  /** The track, fatigue and the card of a trophy (OW-15.2), by meditation with the exception of OW-7.9. */
  | {
      readonly do: "trophy";
      readonly seat: Seat;
      readonly trophy: TrophyIndex;
      readonly by: "fight" | "meditation";
    }
  | { readonly do: "placeTrophy"; readonly seat: Seat; readonly trophy: TrophyIndex }
  /** Asks for the cards that fatigue still removes, then shuffles the rest (OW-15.4). */
  | { readonly do: "fatigue"; readonly seat: Seat; readonly left: number }

  /** The bet of the seat that sits so far clockwise from the attacker (OW-13.4). */
  | { readonly do: "bet"; readonly from: number }
  | { readonly do: "showBets" }
  | { readonly do: "lifeDecks" }
  | { readonly do: "firstTurn" }

  /** The next combat turn is that of the other side. */
  | { readonly do: "nextTurn" }
  | { readonly do: "stepOne" }
  | { readonly do: "potion"; readonly potion: PotionIndex }
  | { readonly do: "stepTwo" }
  /** What the Wolf and the Viper may use at this moment is offered (OW-17.9, OW-17.3). */
  | { readonly do: "specializationMoment"; readonly use: "combo" | "hit" }
  /** `with` is the trophy that repeats it, else `NONE`. */
  | { readonly do: "offerSpecialization"; readonly with: AbilityIndex }
  | { readonly do: "bearMoment" }
  | { readonly do: "stepThreeAttack" }
  /** Deals the attack after abilities of the side that is hit (OW-12.19). */
  | { readonly do: "strike" }
  /** The attack is dealt; `life` is what the side that was hit had before. */
  | { readonly do: "struck"; readonly life: number }
  | { readonly do: "stepThreeShield" }
  | { readonly do: "stepThreeSpecial" }
  | { readonly do: "stepFour" }
  /** OW-10.6: whoever played the last cards is knocked out now. */
  | { readonly do: "lastCards" }
  | { readonly do: "nameAttack" }
  | { readonly do: "reveal" }
  | { readonly do: "applyAttack" }
  /** OW-10.7. */
  | { readonly do: "lastLife" }

  /** So many points of damage to a witcher (OW-10.8). */
  | { readonly do: "damage"; readonly seat: Seat; readonly points: number }
  /** Cards of the opponent's deck: so many on top are known, so many of them are to be discarded (OW-17.2). */
  | { readonly do: "look"; readonly seat: Seat; readonly look: number; readonly discard: number }

  /** Steps above this one are dropped when a side has won (OW-10.10). */
  | { readonly do: "fightOver" }
  | { readonly do: "cleanUp" }
  | { readonly do: "duelGold"; readonly seat: Seat; readonly gold: number }
  | { readonly do: "renewDuellists" }
  | { readonly do: "payBets"; readonly gold: number }
  | { readonly do: "closeFight" }

  /** A combo outside fights for the effect at this place of a list (OW-8.16). */
  | { readonly do: "shortCombo"; readonly seat: Seat; readonly list: ListIndex; readonly at: number };

export type FightAsk =
  /** DP-31. */
  | { readonly kind: "bet" }
  /** DP-40. */
  | { readonly kind: "stepOne" }
  /**
   * DP-44. What is laid so far still lies in the hand and is a secret until it is confirmed. `list` and `at` name
   * the effect of a short fight, `NONE` in a fight.
   */
  | {
      readonly kind: "combo";
      readonly laid: readonly ComboCard[];
      readonly list: ListIndex;
      readonly at: number;
    }
  /** DP-45, DP-46, or a trophy's second use (`with`, else `NONE`) at the same moment (OW-17.12). */
  | { readonly kind: "specialization"; readonly level: number; readonly with: AbilityIndex }
  /** DP-48: so many discards are still to be taken; places in the combo of cards that are still to return. */
  | { readonly kind: "special"; readonly takes: number; readonly returns: readonly number[] }
  /** DP-49. */
  | { readonly kind: "wound"; readonly points: number }
  /** DP-50. */
  | { readonly kind: "attack" }
  /** DP-54, on a tie of the attacks. */
  | { readonly kind: "revealedAttack" }
  /** DP-47, DP-53: of the top `look` cards so many must be discarded. */
  | { readonly kind: "discardSeen"; readonly look: number; readonly left: number }
  /** DP-47, DP-53: the order of the top cards; the first `placed` have their place. */
  | { readonly kind: "orderSeen"; readonly look: number; readonly placed: number }
  /** DP-61. */
  | { readonly kind: "fatigue"; readonly left: number };

export const FIGHT_STEPS: Runs<FightStep> = {
  fightMonster: beginMonsterFight,
  fightWitcher: beginDuel,
  trophy: gainTrophy,
  placeTrophy,
  fatigue: sufferFatigue,
  bet: askForBet,
  showBets,
  lifeDecks: formLifeDecks,
  firstTurn: beginFirstTurn,
  nextTurn,
  stepOne: openStepOne,
  potion: usePotion,
  stepTwo: playStepTwo,
  specializationMoment: offerSpecializations,
  offerSpecialization,
  bearMoment: triggerBear,
  stepThreeAttack: dealAttack,
  strike,
  struck: endStrike,
  stepThreeShield: raiseByCombo,
  stepThreeSpecial: beginSpecials,
  stepFour: refill,
  lastCards: checkLastCards,
  nameAttack,
  reveal: revealAttack,
  applyAttack,
  lastLife: checkLastLife,
  damage: takeDamage,
  look: askAboutSeen,
  fightOver: endFight,
  cleanUp,
  duelGold: gainDuelGold,
  renewDuellists,
  payBets,
  closeFight,
  shortCombo: beginShortCombo,
};

export const FIGHT_ASKS: AskRules<FightAsk> = {
  bet: BET,
  stepOne: STEP_ONE_MENU,
  combo: COMBO,
  specialization: SPECIALIZE,
  special: SPECIAL,
  wound: WOUND,
  attack: ATTACK,
  revealedAttack: REVEALED_ATTACK,
  discardSeen: DISCARD_SEEN,
  orderSeen: ORDER_SEEN,
  fatigue: FATIGUE,
};
