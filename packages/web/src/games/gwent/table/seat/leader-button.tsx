import { useId, useState } from "react";
import { Button } from "../../../../look/button.tsx";
import { leaderHeldBack, leaderStateOf } from "../../sight/leader-facts.ts";
import { isOver } from "../../sight/sight.ts";
import { useTable, useToldTable } from "../table-context.ts";
import styles from "./leader-state.module.css";

/**
 * The button for one's own leader, as long as it can still be used as far as the table has told; in few words where it
 * stands beside something.
 */
export function LeaderButton({ short = false }: { readonly short?: boolean }) {
  const { lights, text, isTelling } = useTable();
  const { sight } = useToldTable("result");
  const { sight: leaders } = useToldTable("leaders");
  const reason = useId();
  const lit = lights.targets.has("leader");
  const why = useUntilTold(leaderHeldBack(sight, lit), isTelling);
  if (!sight.scene.mayAct || isOver(sight) || leaderStateOf(leaders, sight.player) !== "ready") return null;
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

/** What was said before a film, as long as it runs: nothing around it moves meanwhile. */
function useUntilTold<T>(now: T, isTelling: boolean): T {
  const [said, setSaid] = useState(now);
  if (!isTelling && said !== now) setSaid(now);
  return isTelling ? said : now;
}
