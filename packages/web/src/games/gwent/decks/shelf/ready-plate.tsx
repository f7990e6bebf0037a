import type { ReadyDeck } from "@medallion/gwent/decks";
import { Plate } from "../../../../look/surface.tsx";
import { useSay } from "../parts/card-words.ts";
import { FiguresLine } from "../parts/figures-line.tsx";
import { LeaderPicture } from "../parts/leader-picture.tsx";
import { StandingBadges } from "../parts/standing-badges.tsx";
import styles from "./plates.module.css";
import { ReadyActs } from "./ready-acts.tsx";

interface ReadyPlateProps {
  readonly ready: ReadyDeck;
  readonly onTake: () => void;
}

/** A deck of the house, to begin with. */
export function ReadyPlate({ ready, onTake }: ReadyPlateProps) {
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
      <ReadyActs name={name} start={{ pick: ready.id }} className={styles.acts} onTake={onTake} />
    </Plate>
  );
}
