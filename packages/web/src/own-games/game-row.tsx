import swords from "virtual:game-icons/crossed-swords";
import laurels from "virtual:game-icons/laurels";
import skull from "virtual:game-icons/pirate-skull";
import star from "virtual:game-icons/round-star";
import { useText } from "../language/language.tsx";
import { Button, ButtonLink } from "../look/button.tsx";
import { Glyph } from "../look/glyph.tsx";
import { Row } from "../look/rows.tsx";
import { Badge } from "../people/badge.tsx";
import { ownSeat, type PlayedGame } from "../results/played.ts";
import styles from "./game-list.module.css";
import type { ToldGame } from "./telling.ts";

const MARKS = { win: laurels, draw: swords, loss: skull };

interface GameRowProps {
  readonly game: PlayedGame;
  readonly told: ToldGame;
  readonly onFavour: () => void;
  readonly onDrop: () => void;
}

/** A finished game: against whom, how it ended, and what can be done with it. */
export function GameRow({ game, told, onFavour, onDrop }: GameRowProps) {
  const text = useText();
  const { title, result, about } = told;
  const own = ownSeat(game)?.result;
  const named = `${title}, ${about.join(", ")}`;
  return (
    <Row
      mark={
        <span className={styles.mark} data-result={own}>
          <Glyph path={own === undefined ? swords : MARKS[own]} />
        </span>
      }
      title={
        <>
          {title} {result !== "" && <Badge>{result}</Badge>}
        </>
      }
      about={about.join(" · ")}
      actions={
        <>
          <Button
            kind="quiet"
            size="mark"
            className={styles.star}
            aria-pressed={game.isFavourite}
            aria-label={text("people.favourite", { game: named })}
            title={text("people.favourite.short")}
            onClick={onFavour}
          >
            <Glyph path={star} />
          </Button>
          {game.replay !== undefined && game.isDamaged !== true && (
            <ButtonLink to={game.replay} aria-label={text("people.replay.of", { game: named })}>
              {text("people.replay")}
            </ButtonLink>
          )}
          <Button kind="quiet" aria-label={text("people.drop.of", { game: named })} onClick={onDrop}>
            {text("people.drop")}
          </Button>
        </>
      }
    />
  );
}
