import type { ReadyDeck } from "@medallion/gwent/decks";
import { useText } from "../../../../language/language.tsx";
import { Button, ButtonLink } from "../../../../look/button.tsx";
import { Plate } from "../../../../look/surface.tsx";
import { newTablePath } from "../../../../navigation/paths.ts";
import { useSay } from "../parts/card-words.ts";
import { FiguresLine } from "../parts/figures-line.tsx";
import { LeaderPicture } from "../parts/leader-picture.tsx";
import { StandingBadges } from "../parts/standing-badges.tsx";
import styles from "./plates.module.css";

interface ReadyPlateProps {
  readonly ready: ReadyDeck;
  readonly onTake: () => void;
}

/** A deck of the house, to begin with. */
export function ReadyPlate({ ready, onTake }: ReadyPlateProps) {
  const text = useText();
  const say = useSay();
  const name = say(ready.name);
  return (
    <Plate as="li" className={styles.plate}>
      <LeaderPicture leader={ready.deck.leader} />
      <div className={styles.words}>
        <h4 className={styles.name}>{name}</h4>
        <p className={styles.about}>{say(ready.about)}</p>
        <p className={styles.figures}>
          <FiguresLine deck={ready.deck} />
        </p>
        <p className={styles.badges}>
          <StandingBadges deck={ready.deck} cardSet="box" />
        </p>
      </div>
      <div className={styles.acts}>
        <ButtonLink
          kind="quiet"
          to={newTablePath("gwent", "bots", { pick: ready.id })}
          aria-label={text("decks.play.of", { name })}
        >
          {text("decks.play")}
        </ButtonLink>
        <Button onClick={onTake} aria-label={text("decks.take.of", { name })}>
          {text("decks.take")}
        </Button>
      </div>
    </Plate>
  );
}
