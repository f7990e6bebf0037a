import { Link } from "wouter";
import { partsOf } from "../../games/index.ts";
import { useText } from "../../language/language.tsx";
import { Glyph } from "../../look/glyph.tsx";
import { seatNames } from "../../table/names.ts";
import { company, type Running } from "./running.ts";
import styles from "./tiles.module.css";

interface ContinueTileProps {
  readonly running: Running;
  /** How many more tables could be gone on with. */
  readonly more: number;
  readonly icon: string;
}

/** Back to where one left off. */
export function ContinueTile({ running: { path, card, turn }, more, icon }: ContinueTileProps) {
  const text = useText();
  const { poster } = partsOf(card.settings.game);
  const about = text("home.continue.about", {
    game: poster === undefined ? card.settings.game : text(poster.name),
    names: company(seatNames(card.places, text), card.places),
    turn: turn ? "yes" : "no",
  });
  return (
    <Link to={path} className={`${styles.tile} ${styles.first}`}>
      <Glyph path={icon} />
      <span className={styles.words}>
        <b>{text("home.continue")}</b>
        <small>{about}</small>
      </span>
      {more > 0 && <span className={styles.more}>{text("home.continue.more", { more })}</span>}
    </Link>
  );
}
