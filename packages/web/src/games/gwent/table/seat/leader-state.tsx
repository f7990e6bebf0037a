import { leaderSays, leaderStateOf } from "../../sight/leader-facts.ts";
import { cardName, playerOf } from "../../sight/sight.ts";
import { useToldTable } from "../table-context.ts";
import { LeaderButton } from "./leader-button.tsx";
import styles from "./leader-state.module.css";

/** The leader by name, what it does, whether it can still be used, and the button for it. */
export function LeaderState({ player }: { readonly player: number }) {
  const { sight, text } = useToldTable("leaders");
  const { leader } = playerOf(sight, player);
  const state = leaderStateOf(sight, player);
  return (
    <div className={styles.state}>
      <p>
        {/* In most languages a dash follows, which must not begin a line. */}
        <b>{cardName(sight, leader)}</b>
        {"\u00a0"}
        <span>{text("gwent.leader.state", { state })}</span>
      </p>
      <p className={styles.ability}>{leaderSays(sight, player)}</p>
      {player === sight.player ? <LeaderButton /> : null}
    </div>
  );
}
