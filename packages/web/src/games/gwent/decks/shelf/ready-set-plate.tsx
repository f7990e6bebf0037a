import { type ReadyLineUp, readyDeck } from "@medallion/gwent/decks";
import { Plate } from "../../../../look/surface.tsx";
import { useSay } from "../parts/card-words.ts";
import { LeaderPicture } from "../parts/leader-picture.tsx";
import styles from "./plates.module.css";
import { ReadyActs } from "./ready-acts.tsx";

interface ReadySetPlateProps {
  readonly ready: ReadyLineUp;
  readonly onTake: () => void;
}

/** Three decks of the house that go to a tournament together. */
export function ReadySetPlate({ ready, onTake }: ReadySetPlateProps) {
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
      <ReadyActs
        name={name}
        start={{ mode: "tournament", pick: ready.id }}
        className={`${styles.acts} ${styles.wide}`}
        onTake={onTake}
      />
    </Plate>
  );
}
