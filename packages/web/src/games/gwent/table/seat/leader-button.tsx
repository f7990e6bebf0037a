import { Button } from "../../../../look/button.tsx";
import { isOver } from "../../sight/sight.ts";
import { useTable } from "../table-context.ts";
import { leaderStateOf } from "./leader-facts.ts";
import styles from "./leader-state.module.css";

/** The button for one's own leader, as long as it can still be used; in few words where it stands beside something. */
export function LeaderButton({ short = false }: { readonly short?: boolean }) {
  const { sight, lights, text } = useTable();
  if (!sight.scene.mayAct || isOver(sight) || leaderStateOf(sight, sight.player) !== "ready") return null;
  const lit = lights.targets.has("leader");
  return (
    <Button
      kind={lit ? "brass" : "iron"}
      className={styles.use ?? ""}
      disabled={!lit}
      data-spot="leader"
      data-nav=""
      aria-keyshortcuts="L"
      aria-label={text("gwent.leader.use")}
    >
      {text(short ? "gwent.leader" : "gwent.leader.use")}
    </Button>
  );
}
