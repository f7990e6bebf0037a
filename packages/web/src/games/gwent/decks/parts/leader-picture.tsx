import { cardRow } from "@medallion/gwent/cards";
import { CardPicture } from "./card-picture.tsx";
import styles from "./leader-picture.module.css";

/** The leader of a deck, or the empty place for one. */
export function LeaderPicture({ leader }: { readonly leader: string | undefined }) {
  const card = leader === undefined ? undefined : cardRow(leader);
  return (
    <span className={styles.leader} aria-hidden="true">
      {card === undefined ? (
        <span className={styles.nobody}>?</span>
      ) : (
        <CardPicture card={card} size="strip" />
      )}
    </span>
  );
}
