import { useId } from "react";
import { Button } from "../../../../look/button.tsx";
import { leaderHeldBack, leaderStateOf } from "../../sight/leader-facts.ts";
import { isOver } from "../../sight/sight.ts";
import { useTable } from "../table-context.ts";
import styles from "./leader-state.module.css";

/** The button for one's own leader, as long as it can still be used; in few words where it stands beside something. */
export function LeaderButton({ short = false }: { readonly short?: boolean }) {
  const { sight, lights, text } = useTable();
  const reason = useId();
  if (!sight.scene.mayAct || isOver(sight) || leaderStateOf(sight, sight.player) !== "ready") return null;
  const lit = lights.targets.has("leader");
  const why = leaderHeldBack(sight, lit);
  return (
    <>
      <Button
        kind={lit ? "brass" : "iron"}
        className={styles.use ?? ""}
        disabled={!lit}
        data-spot="leader"
        data-nav=""
        aria-keyshortcuts="L"
        aria-label={text("gwent.leader.use")}
        aria-describedby={why === undefined ? undefined : reason}
      >
        {text(short ? "gwent.leader" : "gwent.leader.use")}
      </Button>
      {why === undefined ? null : (
        <small id={reason} className={styles.not}>
          {text("gwent.leader.not", { why })}
        </small>
      )}
    </>
  );
}
