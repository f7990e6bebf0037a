import choose from "virtual:game-icons/card-pick";
import device from "virtual:game-icons/round-table";
import friends from "virtual:game-icons/three-friends";
import { useText } from "../../language/language.tsx";
import { ButtonLink } from "../../look/button.tsx";
import { Glyph } from "../../look/glyph.tsx";
import { newTablePath } from "../../navigation/paths.ts";
import { PlayNowButton } from "../../play-now/play-now-button.tsx";
import styles from "./poster.module.css";

interface PosterActionsProps {
  readonly game: string;
  readonly name: string;
}

/** The ways to begin a game; the first one asks nothing. */
export function PosterActions({ game, name }: PosterActionsProps) {
  const text = useText();
  return (
    <div className={styles.actions}>
      <PlayNowButton
        game={game}
        kind="brass"
        size="large"
        className={styles.play}
        label={text("home.play.label", { game: name })}
      />
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
