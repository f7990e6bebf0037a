import { SeatedBot } from "../../../../opponents/seated-bot.tsx";
import { CardBack } from "../../card/index.ts";
import { playerOf } from "../../sight/sight.ts";
import { TableCard } from "../cards/table-card.tsx";
import { useTable, useToldTable } from "../table-context.ts";
import styles from "./leader.module.css";

/** The leader card of a player: grey and askew once it is used, crossed out if it was silenced. */
export function Leader({ player }: { readonly player: number }) {
  const { lights } = useTable();
  const { sight } = useToldTable("leaders");
  const { leader, leaderSpent, leaderCancelled } = playerOf(sight, player);
  if (leader === "") return <HiddenLeaders player={player} />;
  const ready = player === sight.player && lights.targets.has("leader");
  return (
    <div
      className={styles.leader}
      data-zone={`leader:${player}`}
      data-spent={leaderSpent || leaderCancelled || undefined}
      data-ready={ready || undefined}
    >
      <TableCard id={leader} size="strip" state={leaderSpent || leaderCancelled ? "dead" : "rest"} />
      <SeatedBot scene={sight.scene} seat={player} className={styles.face} />
    </div>
  );
}

/** The automaton's leaders lie face down until they are shown. */
function HiddenLeaders({ player }: { player: number }) {
  const { sight } = useTable();
  const { faction } = playerOf(sight, player);
  const count = sight.view.automaton?.leaders ?? 0;
  return (
    <button
      type="button"
      className={styles.hidden}
      data-zone={`leader:${player}`}
      data-open={`cards:${player}`}
      data-nav=""
      aria-label={sight.scene.say({ key: "board.leadersLeft", values: { count } })}
    >
      <CardBack faction={faction} />
      <b>{count}</b>
    </button>
  );
}
