import type { RoomLook } from "@medallion/table";
import { useText } from "../../../language/language.tsx";
import { ButtonLink } from "../../../look/button.tsx";
import type { Venue } from "../venue.ts";
import styles from "./table-menu.module.css";

interface FairnessProps {
  readonly venue: Venue;
  readonly look: RoomLook;
  readonly seat: number | null;
}

/** What was published before the deal; after the end the whole game can be proved with it. */
export function Fairness({ venue, look, seat }: FairnessProps) {
  const text = useText();
  if (look.commitment === "") return null;
  return (
    <section aria-labelledby="menu-fair">
      <h3 id="menu-fair">{text("table.fairness")}</h3>
      <p className={styles.fair}>{text("table.fairness.about")}</p>
      <p className={styles.hash}>
        <code>{look.commitment}</code>
      </p>
      {look.stage === "over" && (
        <ButtonLink to={venue.replay(look.game, seat)}>{text("table.verify")}</ButtonLink>
      )}
    </section>
  );
}
