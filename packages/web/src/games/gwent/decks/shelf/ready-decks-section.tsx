import { FACTIONS, type Faction } from "@medallion/gwent/cards";
import { type ReadyDeck, readyDecks } from "@medallion/gwent/decks";
import { useText } from "../../../../language/language.tsx";
import styles from "./deck-shelf.module.css";
import { HouseHeading } from "./own-decks-section.tsx";
import plates from "./plates.module.css";
import { ReadyPlate } from "./ready-plate.tsx";

interface ReadyDecksProps {
  readonly house: Faction | "all";
  readonly onTake: (ready: ReadyDeck) => void;
}

/** The decks of the house as starting points. */
export function ReadyDecks({ house, onTake }: ReadyDecksProps) {
  const text = useText();
  return (
    <section className={styles.section} aria-labelledby="ready-decks">
      <h2 id="ready-decks">{text("decks.ready")}</h2>
      <p className={styles.lead}>{text("decks.ready.about")}</p>
      {FACTIONS.filter((faction) => house === "all" || house === faction).map((faction) => (
        <div key={faction}>
          <HouseHeading faction={faction} />
          <ul className={`${plates.plates} ${plates.pairs}`}>
            {readyDecks({ faction }).map((ready) => (
              <ReadyPlate key={ready.id} ready={ready} onTake={() => onTake(ready)} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
