import type { Seat } from "@medallion/kernel";
import { boxOf } from "../box.ts";
import { COLOURS, type Condition, type CountedCondition, type PlainCondition } from "../data/index.ts";
import { fighterOf, fightOf, sideOf } from "../fight/facts.ts";
import { shieldTotal } from "../fight/totals.ts";
import { ownerOfSchoolAt } from "../rules/places.ts";
import { NONE, playerOf, type State } from "../state.ts";
import type { Fighter } from "../state-fight.ts";
import { comboCards } from "./values.ts";

/** Whether all of them hold for the seat now (facts 6.3). */
export function holds(state: State, seat: Seat, conditions: readonly Condition[]): boolean {
  for (const condition of conditions) if (!isTrue(state, seat, condition)) return false;
  return true;
}

function isTrue(state: State, seat: Seat, condition: Condition): boolean {
  switch (condition.is) {
    case "opponentIs":
      return state.fight !== null && (state.fight.monster !== NONE) === (condition.opponent === "monster");
    case "comboHas":
      return condition.colours.some(
        (colour) => comboCards(state, seat, COLOURS.indexOf(colour)) >= condition.n,
      );
    case "comboLacks":
      return comboCards(state, seat, COLOURS.indexOf(condition.colour)) === 0;
    case "atLocation":
      return condition.locations.includes(playerOf(state, seat).at);
    case "atSchool":
      return condition.whose === "own"
        ? schoolOwner(state) === seat
        : schoolOwner(state) !== NONE && schoolOwner(state) !== seat;
    case "firstOwnTurn":
    case "firstCombo":
    case "firstOpponentTurn":
    case "noTrail":
    case "monsterDefeated":
      return isPlainlyTrue(state, seat, condition.is);
    default:
      return comparesWell(state, seat, condition.is, condition.n);
  }
}

/** OW-8.22: the player whose school is where the active player stands, `NONE` if it is nobody's. */
export function schoolOwner(state: State): Seat {
  return ownerOfSchoolAt(state, playerOf(state, state.active).at);
}

function isPlainlyTrue(state: State, seat: Seat, condition: PlainCondition): boolean {
  const fight = fightOf(state);
  const side = sideOf(fight, seat);
  switch (condition) {
    case "firstOwnTurn":
      return fight.turns[side] === 1;
    case "firstOpponentTurn":
      return fight.turns[side === 0 ? 1 : 0] === 1;
    case "firstCombo":
      return fighter(state, seat).combos === 1;
    case "noTrail":
      return playerOf(state, seat).trails[fight.terrain] === NONE;
    case "monsterDefeated":
      return fight.monster !== NONE && fight.winner === 0;
  }
}

/** The Shield symbols of a combo come from FIGHT, all other numbers lie open. */
function comparesWell(state: State, seat: Seat, condition: CountedCondition, n: number): boolean {
  const player = playerOf(state, seat);
  switch (condition) {
    case "shieldAtMost":
      return player.shield <= n;
    case "handAtMost":
      return player.hand.length <= n;
    case "lifeDeckAtMost":
      return player.deck.length <= n;
    case "discardPileAtLeast":
      return player.discard.length >= n;
    case "comboSizeAtLeast":
      return fighter(state, seat).combo.length >= n;
    case "comboSizeIs":
      return fighter(state, seat).combo.length === n;
    case "comboShieldAtLeast":
      return shieldTotal(boxOf(state), fighter(state, seat)) >= n;
    case "opponentLostAtLeast":
      return fighter(state, seat).hits >= n;
    case "youLostAtLeast":
      return fighter(state, seat).lostCards >= n;
    case "attackDamageAtLeast":
      return (fightOf(state).attack?.printed ?? 0) >= n;
    case "monsterLifeAtMost": {
      const { life } = fightOf(state);
      return life.length <= n && life.length > 0;
    }
    case "potionsAtMost":
      return player.potions.length <= n;
    case "goldAtMost":
      return player.gold <= n;
    case "trophiesAtMost":
      return player.trophies.length <= n;
  }
}

function fighter(state: State, seat: Seat): Fighter {
  const found = fighterOf(state, seat);
  if (found === undefined) throw new Error(`seat ${seat} does not fight`);
  return found;
}
