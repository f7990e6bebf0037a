import type { Seat } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import { COMPONENTS } from "../data/index.ts";
import type { Scribe } from "../events.ts";
import { ask } from "../rules/ask.ts";
import { gainGold } from "../rules/gold.ts";
import type { Asked, AskRule } from "../rules/kinds.ts";
import { toAll } from "../rules/tell.ts";
import type { State } from "../state.ts";
import { playerOf, seatsOf } from "../state.ts";
import { fightOf } from "./facts.ts";

const { betStake } = COMPONENTS.constants;

/** Clockwise from the attacker's left, whoever does not fight and has a gold (OW-13.2, OW-13.4). */
export function askForBet(state: State, _scribe: Scribe, { from }: { readonly from: number }): void {
  const { attacker, defender } = fightOf(state);
  const seats = seatsOf(state);
  if (from >= seats) return;
  state.agenda.push({ do: "bet", from: from + 1 });
  const seat = (attacker + from) % seats;
  if (seat !== defender && playerOf(state, seat).gold >= betStake) ask(state, seat, { kind: "bet" });
}

/** DP-31. */
export const BET: AskRule<Asked<"bet">> = {
  choices: (state) => {
    const { attacker, defender } = fightOf(state);
    return [{ kind: "decline" }, { kind: "bet", on: attacker }, { kind: "bet", on: defender }];
  },
  answer(state, scribe, { seat }, choice) {
    const fight = fightOf(state);
    if (choice.kind === "bet") fight.bets[seat] = choice.on === fight.attacker ? 1 : 2;
    if (!state.options.rules.secretBets) layBet(state, scribe, seat);
    else scribe.tell?.(toAll({ kind: "betMade", seat }));
  },
};

function layBet(state: State, scribe: Scribe, seat: Seat): void {
  const { bets, attacker, defender } = fightOf(state);
  const bet = at(bets, seat);
  if (bet === 0) {
    scribe.tell?.(toAll({ kind: "betPlaced", seat, gold: 0 }));
    return;
  }
  playerOf(state, seat).gold -= betStake;
  scribe.tell?.(toAll({ kind: "betPlaced", seat, on: bet === 1 ? attacker : defender, gold: betStake }));
}

/** All have bet; secret bets are shown together. */
export function showBets(state: State, scribe: Scribe): void {
  const fight = fightOf(state);
  fight.betsOpen = true;
  if (!state.options.rules.secretBets) return;
  scribe.final = true;
  for (const [seat, bet] of fight.bets.entries()) if (bet > 0) layBet(state, scribe, seat);
}

/** OW-13.16: a bet on the winner comes back with the winner's gold, one on the loser goes to the bank. */
export function payBets(state: State, scribe: Scribe, { gold }: { readonly gold: number }): void {
  const fight = fightOf(state);
  const { winner } = fight;
  // Lost bets are the bank's before it pays; a bet that comes back never is.
  for (const [seat, bet] of fight.bets.entries()) {
    if (bet === 0 || bet === winner + 1) continue;
    fight.bets[seat] = 0;
    scribe.tell?.(toAll({ kind: "betLost", seat, gold: betStake }));
  }
  for (const [seat, bet] of fight.bets.entries()) {
    if (bet === 0) continue;
    fight.bets[seat] = 0;
    playerOf(state, seat).gold += betStake;
    scribe.tell?.(toAll({ kind: "betWon", seat, gold: betStake }));
    gainGold(state, scribe, seat, gold);
  }
}
