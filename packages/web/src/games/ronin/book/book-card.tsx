import type { View } from "@medallion/ronin";
import { cardIn, nameIn } from "@medallion/ronin/pages";
import { useGame } from "../../../kits/use-game.ts";
import { CardFace } from "../card/index.ts";
import styles from "./book-figures.module.css";

interface BookCardProps {
  readonly view: View;
  readonly id: string;
  readonly covered?: number;
}

/** A card of the book, as it lies in a hand or on a timeline. */
export function BookCard({ view, id, covered }: BookCardProps) {
  const { say } = useGame("ronin");
  return (
    <span className={styles.card}>
      <CardFace
        row={cardIn(view, id)}
        size="hand"
        name={say(nameIn(view, id))}
        active={view.active}
        covered={covered}
      />
    </span>
  );
}
