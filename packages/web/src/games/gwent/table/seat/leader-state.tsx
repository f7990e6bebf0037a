import { Button } from "../../../../look/button.tsx";
import { cardName, isOver, playerOf, printed } from "../sight/sight.ts";
import { useTable } from "../table-context.ts";
import styles from "./seat.module.css";

/** The leader by name, whether it can still be used, and the button for it. */
export function LeaderState({ player }: { readonly player: number }) {
  const { sight, lights, text } = useTable();
  const { leader, leaderSpent, leaderCancelled } = playerOf(sight, player);
  const own = player === sight.player && sight.scene.mayAct && !isOver(sight);
  const passive = printed(sight.view, leader)?.abilities.some((ability) => PASSIVE.has(ability)) ?? false;
  const state = leaderCancelled ? "cancelled" : leaderSpent ? "spent" : passive ? "passive" : "ready";
  return (
    <div className={styles.leaderState}>
      <p>
        <b>{cardName(sight, leader)}</b> <span>{text("gwent.leader.state", { state })}</span>
      </p>
      {own && state === "ready" ? (
        <Button
          kind={lights.targets.has("leader") ? "brass" : "iron"}
          className={styles.use ?? ""}
          disabled={!lights.targets.has("leader")}
          data-spot="leader"
          data-nav=""
          aria-keyshortcuts="L"
        >
          {text("gwent.leader.use")}
        </Button>
      ) : null}
    </div>
  );
}

/** Leaders that are always in force and never used. */
const PASSIVE: ReadonlySet<string> = new Set([
  "leader-cancel-leaders",
  "leader-double-spies",
  "leader-draw-extra",
  "leader-half-weather",
  "leader-random-restore",
]);
