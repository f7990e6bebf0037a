import type { ReadyDeck } from "@medallion/gwent/decks";
import { useMemo } from "react";
import { useText } from "../../../../language/language.tsx";
import { Button } from "../../../../look/button.tsx";
import { Plate } from "../../../../look/surface.tsx";
import { Badge } from "../parts/badge.tsx";
import { useSay } from "../parts/card-words.ts";
import { FiguresLine } from "../parts/figures-line.tsx";
import { standingOf } from "../standing.ts";
import { LeaderPicture } from "./deck-plate.tsx";
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
  const standing = useMemo(() => standingOf(ready.deck, "box"), [ready]);
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
          <Badge label={text("decks.standard")} faults={standing.standard} />
          <Badge label={text("decks.competitive")} faults={standing.competitive} />
        </p>
      </div>
      <div className={styles.acts}>
        <Button onClick={onTake} aria-label={text("decks.take.of", { name })}>
          {text("decks.take")}
        </Button>
      </div>
    </Plate>
  );
}
