import { SchoolShield } from "../../card/index.ts";
import { playerName } from "../../sight/names.ts";
import { witcherIn } from "../../sight/sight.ts";
import { useTable } from "../../sight/table-context.ts";
import type { Bout } from "../bout.ts";
import styles from "./bets.module.css";

type Bet = "none" | "hidden" | "attacker" | "defender" | "awaited";

/** What those who look on have staked, as far as the viewer may know. */
export function Bets({ bout: { fight } }: { readonly bout: Bout }) {
  const { sight, text } = useTable();
  const { attacker, defender, bets, betsOpen } = fight;
  const bettors = bets.flatMap((bet, player) =>
    player === attacker || player === defender ? [] : [{ player, bet }],
  );
  const isAsked = (player: number) =>
    sight.view.asks.some(({ kind, seat }) => kind === "bet" && seat === player);
  return bettors.map(({ player, bet }) => {
    const state = stateOf(bet, isAsked(player), betsOpen);
    const { school } = witcherIn(sight, player);
    const on = state === "attacker" ? attacker : defender;
    return (
      <span key={player} className={styles.bet} data-bet={state} data-zone={`bet:${player}`}>
        {school === undefined ? null : <SchoolShield school={school} />}
        {text("oldWorld.fight.bet", {
          name: playerName(sight, player),
          state,
          on: on === undefined ? "" : playerName(sight, on),
        })}
      </span>
    );
  });
}

function stateOf(bet: number | null, isAsked: boolean, isOpen: boolean): Bet {
  if (isAsked) return "awaited";
  if (bet === 1) return "attacker";
  if (bet === 2) return "defender";
  return bet === null && !isOpen ? "hidden" : "none";
}
