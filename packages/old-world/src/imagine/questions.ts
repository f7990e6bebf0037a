import type { Random } from "@medallion/kernel";
import { COMPONENTS } from "../data/index.ts";
import type { Ask, State } from "../state.ts";
import { playerOf } from "../state.ts";
import type { View } from "../view.ts";
import { mix } from "./mix.ts";

/** How many boards are drawn at a time (OW-2.12). */
const OFFERED = 2;
/** None, on the attacker, on the defender. */
const BETS = 3;

/** Own questions are as they are; what others were offered in secret is made up. */
export function openQuestions(state: State, view: View, random: Random): void {
  state.asks = view.asks.map((open) => {
    if (open.seat === view.seat) return open;
    state.asked[open.seat] = 1;
    return imaginedAsk(state, { ...open, id: 1 }, random);
  });
}

function imaginedAsk(state: State, open: Ask, random: Random): Ask {
  if (open.kind === "school" && !open.open)
    return { ...open, offer: mix(state.boards.slice(), random).slice(0, OFFERED) };
  return open;
}

/** Secret bets of others: whoever could bet and is no longer asked may have bet on anybody (OW-13.4). */
export function imagineBets(state: State, view: View, random: Random): void {
  const { fight } = state;
  const next = state.agenda.find((step) => step.do === "bet");
  if (fight === null || view.fight === undefined) return;
  for (const [seat, bet] of view.fight.bets.entries()) {
    const turn = (seat - fight.attacker + state.options.seats) % state.options.seats;
    const isDone = next === undefined || turn < next.from;
    const isAsked = state.asks.some((open) => open.seat === seat);
    const canBet =
      turn > 0 && seat !== fight.defender && playerOf(state, seat).gold >= COMPONENTS.constants.betStake;
    if (bet === null && canBet && isDone && !isAsked) fight.bets[seat] = random.below(BETS);
  }
}
