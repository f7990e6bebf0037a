import { useId } from "react";
import { useText } from "../../language/language.tsx";
import { ButtonLink } from "../../look/button.tsx";
import { rulesPath } from "../../navigation/paths.ts";
import { PlayNowButton } from "../../play-now/play-now-button.tsx";
import styles from "./first-game.module.css";

interface FirstGameProps {
  readonly game: string;
  /** All lessons are done: this is what comes now. */
  readonly isNext: boolean;
}

/** After the lessons: a real game. */
export function FirstGame({ game, isNext }: FirstGameProps) {
  const text = useText();
  const heading = useId();
  return (
    <section className={styles.first} data-surface="sheet" aria-labelledby={heading}>
      <div>
        <h3 id={heading}>{text("learn.play")}</h3>
        <p>{text("learn.play.about")}</p>
      </div>
      <div className={styles.ways}>
        <PlayNowButton game={game} kind={isNext ? "brass" : "iron"} />
        <ButtonLink kind="quiet" to={rulesPath(game)}>
          {text("home.rules")}
        </ButtonLink>
      </div>
    </section>
  );
}
