import { Dialog } from "../../../../look/dialog.tsx";
import { TableCard } from "../cards/table-card.tsx";
import { useTable } from "../table-context.ts";
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
      {cards.length === 0 ? <p>{text("ronin.nothing")}</p> : null}
      <PanelCards cards={cards} />
    </Dialog>
  );
}

export function PanelCards({ cards }: { readonly cards: readonly string[] }) {
  return (
    <div className={styles.cards} data-rove="">
      {cards.map((id) => (
        <TableCard key={id} id={id} size="hand" likeness />
      ))}
    </div>
  );
}
