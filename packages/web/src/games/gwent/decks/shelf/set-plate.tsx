import { validateTournament } from "@medallion/gwent/decks";
import { Link } from "wouter";
import { useText, useWords } from "../../../../language/language.tsx";
import { Plate } from "../../../../look/surface.tsx";
import { deckSetPath } from "../deck-paths.ts";
import type { Shelf } from "../deck-store.ts";
import type { OwnSet } from "../kept.ts";
import { deckCalled, decksOfSet } from "../own-decks.ts";
import { Badge } from "../parts/badge.tsx";
import { factionName, useSay } from "../parts/card-words.ts";
import { LeaderPicture } from "../parts/leader-picture.tsx";
import { Act, type PlateActs } from "./deck-plate.tsx";
import styles from "./plates.module.css";

interface SetPlateProps extends Omit<PlateActs, "onShare"> {
  readonly set: OwnSet;
  readonly shelf: Shelf;
}

/** Three decks for a tournament, side by side. */
export function SetPlate({ set, shelf, onRename, onCopy, onRemove }: SetPlateProps) {
  const text = useText();
  const { list } = useWords();
  const say = useSay();
  const decks = decksOfSet(set, shelf);
  const { name } = set;
  return (
    <Plate as="li" className={styles.plate}>
      <div className={styles.three}>
        {set.decks.map((id, place) => (
          <LeaderPicture
            // biome-ignore lint/suspicious/noArrayIndexKey: a set has three places, and they never move.
            key={place}
            leader={id === null ? undefined : deckCalled(id, shelf)?.leader}
          />
        ))}
      </div>
      <div className={`${styles.words} ${styles.wide}`}>
        <h4 className={styles.name}>
          <Link to={deckSetPath(set.id)} className={styles.open}>
            {name}
          </Link>
        </h4>
        <p className={styles.about}>
          {decks.length === 0
            ? text("decks.set.empty")
            : list(decks.map(({ faction }) => factionName(say, faction)))}
        </p>
        <p className={styles.badges}>
          <Badge label={text("decks.tournament")} faults={validateTournament(decks)} />
        </p>
      </div>
      <div className={`${styles.acts} ${styles.wide}`}>
        <Act icon="pencil" label={text("decks.rename.of", { name })} onClick={onRename} />
        <Act icon="copy" label={text("decks.copy.of", { name })} onClick={onCopy} />
        <Act icon="bin" label={text("decks.remove.of", { name })} onClick={onRemove} />
      </div>
    </Plate>
  );
}
