import { Dialog } from "../../../../look/dialog.tsx";
import { useTable } from "../../sight/table-context.ts";
import { TableCard } from "../thing/table-card.tsx";
import styles from "./panel.module.css";

interface CardsPanelProps {
  readonly title: string;
  readonly cards: readonly string[];
  readonly onClose: () => void;
}

/** Cards that lie on each other, side by side. */
export function CardsPanel({ title, cards, onClose }: CardsPanelProps) {
  const { text } = useTable();
  return (
    <Dialog title={title} onClose={onClose} place="side">
      {cards.length === 0 ? <p>{text("oldWorld.nothing")}</p> : <PanelCards cards={cards} />}
    </Dialog>
  );
}

export function PanelCards({ cards }: { readonly cards: readonly string[] }) {
  return (
    <div className={styles.cards} data-rove="">
      {cards.map((id) => (
        <TableCard key={id} id={id} size="hand" likeness state="rest" />
      ))}
    </div>
  );
}
