import { Dialog } from "../../../../look/dialog.tsx";
import { errandsOf } from "../../sight/errands.ts";
import { useTable } from "../../sight/table-context.ts";
import { ErrandPiece } from "../thing/errand-piece.tsx";
import styles from "./panel.module.css";

interface ErrandsPanelProps {
  readonly player: number;
  readonly onClose: () => void;
}

/** All quests and trails of a witcher. */
export function ErrandsPanel({ player, onClose }: ErrandsPanelProps) {
  const { sight } = useTable();
  return (
    <Dialog title={sight.scene.say({ key: "outline.quests" })} onClose={onClose} place="side">
      <ErrandList player={player} />
    </Dialog>
  );
}

export function ErrandList({ player }: { readonly player: number }) {
  const { sight, text } = useTable();
  const errands = errandsOf(sight, player);
  if (errands.length === 0) return <p>{text("oldWorld.nothing")}</p>;
  return (
    <ul className={styles.list}>
      {errands.map((errand) => (
        <li key={errand.key}>
          <ErrandPiece errand={errand} />
        </li>
      ))}
    </ul>
  );
}
