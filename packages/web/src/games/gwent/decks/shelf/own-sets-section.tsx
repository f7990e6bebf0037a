import { type ReadyLineUp, readyLineUps } from "@medallion/gwent/decks";
import { useText } from "../../../../language/language.tsx";
import { Button } from "../../../../look/button.tsx";
import type { Shelf } from "../deck-store.ts";
import type { OwnSet } from "../kept.ts";
import { Icon } from "../parts/icon.tsx";
import type { PlateActs } from "./deck-plate.tsx";
import styles from "./deck-shelf.module.css";
import plates from "./plates.module.css";
import { ReadySetPlate } from "./ready-set-plate.tsx";
import { SetPlate } from "./set-plate.tsx";

interface OwnSetsProps {
  readonly shelf: Shelf;
  readonly actsFor: (own: OwnSet) => Omit<PlateActs, "onShare">;
  readonly onNew: () => void;
  readonly onTake: (ready: ReadyLineUp) => void;
}

/** Sets of three for tournaments. */
export function OwnSets({ shelf, actsFor, onNew, onTake }: OwnSetsProps) {
  const text = useText();
  return (
    <section className={styles.section} aria-labelledby="own-sets">
      <div className={styles.head}>
        <h2 id="own-sets">{text("decks.sets")}</h2>
        <Button onClick={onNew}>
          <Icon name="add" />
          {text("decks.set.new")}
        </Button>
      </div>
      <p className={styles.lead}>{text("decks.sets.about")}</p>
      {shelf.sets.length > 0 && (
        <ul className={plates.plates}>
          {shelf.sets.map((set) => (
            <SetPlate key={set.id} set={set} shelf={shelf} {...actsFor(set)} />
          ))}
        </ul>
      )}
      <h3>{text("decks.sets.ready")}</h3>
      <ul className={plates.plates}>
        {readyLineUps().map((ready) => (
          <ReadySetPlate key={ready.id} ready={ready} onTake={() => onTake(ready)} />
        ))}
      </ul>
    </section>
  );
}
