import { useMemo } from "react";
import { CupMark } from "../card/index.ts";
import { BookCard } from "./book-card.tsx";
import styles from "./book-figures.module.css";
import { CAPTIONS } from "./captions.ts";
import { arranged, TEA_PAIR } from "./examples.ts";
import { Figure } from "./figure.tsx";

/** Two cards of neighbours that point at each other; the left neighbour sits on the left. */
export function TeaPairFigure() {
  const view = useMemo(() => arranged(TEA_PAIR), []);
  const [own, neighbour] = view.players.map(({ timeline }) => timeline[0]?.card);
  if (own === undefined || neighbour === undefined) return null;
  return (
    <Figure caption={CAPTIONS.pair}>
      <BookCard view={view} id={neighbour} />
      <span className={styles.between}>
        <CupMark />
      </span>
      <BookCard view={view} id={own} />
    </Figure>
  );
}
