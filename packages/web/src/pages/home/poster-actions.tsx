import choose from "virtual:game-icons/card-pick";
import device from "virtual:game-icons/round-table";
import friends from "virtual:game-icons/three-friends";
import { newTablePath } from "../../app/paths.ts";
import { useText } from "../../language/language.tsx";
import { Button, ButtonLink } from "../../look/button.tsx";
import { Glyph } from "../../look/glyph.tsx";
import { warmUp } from "./play-now.ts";
import styles from "./poster.module.css";
import { usePlayNow } from "./use-play-now.ts";

interface PosterActionsProps {
  readonly game: string;
  readonly name: string;
}

/** The ways to begin a game; the first one asks nothing. */
export function PosterActions({ game, name }: PosterActionsProps) {
  const text = useText();
  const { going, play } = usePlayNow(game);
  const warm = () => warmUp(game);
  return (
    <div className={styles.actions}>
      <Button
        kind="brass"
        size="large"
        className={styles.play}
        aria-label={going ? undefined : text("home.play.label", { game: name })}
        aria-busy={going}
        disabled={going}
        onClick={play}
        onPointerEnter={warm}
        onFocus={warm}
      >
        {text(going ? "home.play.going" : "home.play")}
      </Button>
      <div className={styles.ways}>
        <ButtonLink to={newTablePath(game, "bots")}>
          <Glyph path={choose} />
          {text("home.bots")}
        </ButtonLink>
        <ButtonLink to={newTablePath(game, "device")}>
          <Glyph path={device} />
          {text("home.device")}
        </ButtonLink>
        <ButtonLink to={newTablePath(game, "friends")}>
          <Glyph path={friends} />
          {text("home.friends")}
        </ButtonLink>
      </div>
    </div>
  );
}
