import type { Seat } from "@medallion/kernel";
import { COMPONENTS, type Effect, type Effects } from "../data/index.ts";
import { fighterOf, opponentOf } from "../fight/facts.ts";
import { attackAmount } from "../fight/totals.ts";
import { highestShield, shieldCap } from "../rules/attributes.ts";
import { handTarget } from "../rules/phase-three.ts";
import { hasLifeDeck } from "../rules/zones.ts";
import { playerOf, type State } from "../state.ts";
import { amountOf } from "./values.ts";

/** Whether some effect of an optional ability would change something now, so that it is worth offering. */
export function hasWork(state: State, seat: Seat, effects: Effects): boolean {
  return effects.some((effect) => works(state, seat, effect));
}

function works(state: State, seat: Seat, effect: Effect): boolean {
  const player = playerOf(state, seat);
  switch (effect.op) {
    case "draw":
      return (
        player.hand.length < COMPONENTS.constants.handLimit &&
        (player.deck.length > 0 || (player.discard.length > 0 && !hasLifeDeck(state, seat)))
      );
    case "shield": {
      const n = amountOf(state, seat, effect.n);
      const cap = effect.overCap === true ? highestShield(state) : shieldCap(state, seat);
      return n > 0 ? player.shield < cap : n < 0 && player.shield > 0;
    }
    case "shieldSet":
      return player.shield !== (effect.to === "cap" ? shieldCap(state, seat) : 0);
    case "takeDiscard":
    case "discardToDeck":
      return player.discard.length > 0;
    case "lookOwnDeck":
      return player.deck.length > 0;
    case "lookOpponentDeck":
      return opposingDeck(state, seat) > 0;
    case "reduceAttack":
      return effect.attack === "next" || attackNow(state, seat) > 0;
    case "capAttack":
      return attackNow(state, seat) > effect.n;
    case "phase3Draw":
      return seat === state.active && changesTarget(state, effect.n);
    case "phase3DrawSet":
    case "phase3Free":
      // Only the active player has a Phase III (OW-14.15).
      return seat === state.active;
    default:
      return true;
  }
}

/** What the attack on this witcher comes to with all that has changed it so far (OW-12.19). */
function attackNow(state: State, seat: Seat): number {
  const printed = state.fight?.attack?.printed ?? 0;
  return attackAmount(fighterOf(state, seat) ?? { mods: [] }, printed);
}

/** Not after a defeat, at a limit or where the hand target is fixed (OW-9.9). */
function changesTarget({ turn }: State, n: number): boolean {
  return handTarget({ turn }) !== handTarget({ turn: { ...turn, draw: turn.draw + n } });
}

function opposingDeck(state: State, seat: Seat): number {
  const { fight } = state;
  if (fight === null) return 0;
  const opponent = opponentOf(fight, seat);
  return opponent === undefined ? fight.life.length : playerOf(state, opponent.seat).deck.length;
}
