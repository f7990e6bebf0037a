import { abilityText, keptIn } from "@medallion/old-world/pages";
import { Dialog } from "../../../../look/dialog.tsx";
import { witcherIn } from "../../sight/sight.ts";
import { useTable } from "../../sight/table-context.ts";
import styles from "./panel.module.css";

interface KeptPanelProps {
  readonly player: number;
  readonly onClose: () => void;
}

/** Equipment, companions and other cards that a witcher has kept. */
export function KeptPanel({ player, onClose }: KeptPanelProps) {
  const { sight } = useTable();
  return (
    <Dialog title={sight.scene.say({ key: "outline.kept" })} onClose={onClose} place="side">
      <KeptList player={player} />
    </Dialog>
  );
}

export function KeptList({ player }: { readonly player: number }) {
  const { sight } = useTable();
  const { say } = sight.scene;
  return (
    <ul className={styles.list}>
      {witcherIn(sight, player).kept.map((card) => {
        const { name, abilities } = keptIn(sight.view, card);
        return (
          <li key={card.keep}>
            <b>{say(name)}</b>
            {abilities.map((ability) => (
              <small key={JSON.stringify(ability)}>{say(abilityText(ability))}</small>
            ))}
          </li>
        );
      })}
    </ul>
  );
}
