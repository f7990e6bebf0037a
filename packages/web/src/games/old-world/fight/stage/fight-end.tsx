import { playerName } from "../../sight/names.ts";
import { useTable } from "../../sight/table-context.ts";
import type { Bout } from "../bout.ts";
import styles from "./fight-stage.module.css";

/** Who has won, while what follows is settled. */
export function FightEnd({ bout: { fight, far } }: { readonly bout: Bout }) {
  const { sight, text } = useTable();
  const { attacker, defender, winner } = fight;
  const isWon = winner === 0;
  const seat = isWon || defender === undefined ? attacker : defender;
  const name = playerName(sight, seat);
  const isViewer = sight.scene.seat === seat ? "yes" : "no";
  const how = far !== undefined ? "duel" : isWon ? "won" : "out";
  return (
    <div className={styles.end}>
      <p data-outcome={how === "out" ? "out" : "won"}>
        {text("oldWorld.fight.end", { how, name, you: isViewer })}
      </p>
    </div>
  );
}
