import { useId } from "react";
import { rulesPath } from "../../app/paths.ts";
import { useText } from "../../language/language.tsx";
import { Button, ButtonLink } from "../../look/button.tsx";
import { warmUp } from "../home/play-now.ts";
import { usePlayNow } from "../home/use-play-now.ts";
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
  const { going, play } = usePlayNow(game);
  const warm = () => warmUp(game);
  return (
    <section className={styles.first} data-surface="sheet" aria-labelledby={heading}>
      <div>
        <h2 id={heading}>{text("learn.play")}</h2>
        <p>{text("learn.play.about")}</p>
      </div>
      <div className={styles.ways}>
        <Button
          kind={isNext ? "brass" : "iron"}
          aria-busy={going}
          disabled={going}
          onClick={play}
          onPointerEnter={warm}
          onFocus={warm}
        >
          {text(going ? "home.play.going" : "home.play")}
        </Button>
        <ButtonLink kind="quiet" to={rulesPath(game)}>
          {text("home.rules")}
        </ButtonLink>
      </div>
    </section>
  );
}
