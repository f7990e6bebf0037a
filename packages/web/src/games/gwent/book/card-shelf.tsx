import { useGame } from "../../../kits/use-game.ts";
import { CardFace } from "../card/card-face.tsx";
import styles from "./book-figures.module.css";

/** Cards side by side with their names. */
export function CardShelf({ cards }: { readonly cards: readonly string[] }) {
  const { say } = useGame("gwent");
  return (
    <ul className={styles.shelf}>
      {cards.map((id) => {
        const name = say({ key: `card.${id}` });
        return (
          <li key={id}>
            <CardFace id={id} size="hand" name={name} />
            <span className="unseen">{name}</span>
          </li>
        );
      })}
    </ul>
  );
}
