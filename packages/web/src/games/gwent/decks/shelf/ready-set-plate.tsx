import { type ReadyLineUp, readyDeck } from "@medallion/gwent/decks";
import { useText } from "../../../../language/language.tsx";
import { Button, ButtonLink } from "../../../../look/button.tsx";
import { Plate } from "../../../../look/surface.tsx";
import { newTablePath } from "../../../../navigation/paths.ts";
import { useSay } from "../parts/card-words.ts";
import { LeaderPicture } from "../parts/leader-picture.tsx";
import styles from "./plates.module.css";

interface ReadySetPlateProps {
  readonly ready: ReadyLineUp;
  readonly onTake: () => void;
}

/** Three decks of the house that go to a tournament together. */
export function ReadySetPlate({ ready, onTake }: ReadySetPlateProps) {
  const text = useText();
  const say = useSay();
  const name = say(ready.name);
  return (
    <Plate as="li" className={styles.plate}>
      <div className={styles.three}>
        {ready.decks.map((id) => (
          <LeaderPicture key={id} leader={readyDeck(id)?.deck.leader} />
        ))}
      </div>
      <div className={`${styles.words} ${styles.wide}`}>
        <h4 className={styles.name}>{name}</h4>
        <p className={styles.about}>{say(ready.about)}</p>
      </div>
      <div className={`${styles.acts} ${styles.wide}`}>
        <ButtonLink
          kind="quiet"
          to={newTablePath("gwent", "bots", { mode: "tournament", pick: ready.id })}
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
