import { Link } from "wouter";
import { useText } from "../../../../language/language.tsx";
import { Button } from "../../../../look/button.tsx";
import { Plate } from "../../../../look/surface.tsx";
import { deckPath } from "../deck-paths.ts";
import type { OwnDeck } from "../kept.ts";
import { cardName, useSay } from "../parts/card-words.ts";
import { FiguresLine } from "../parts/figures-line.tsx";
import { Icon, type IconName } from "../parts/icon.tsx";
import { LeaderPicture } from "../parts/leader-picture.tsx";
import { StandingBadges } from "../parts/standing-badges.tsx";
import styles from "./plates.module.css";

/** What a plate of the shelf can be asked for. */
export interface PlateActs {
  onRename(): void;
  onCopy(): void;
  onShare(): void;
  onRemove(): void;
}

interface DeckPlateProps extends PlateActs {
  readonly own: OwnDeck;
}

/** A deck of one's own: its name leads to the editor. */
export function DeckPlate({ own, onRename, onCopy, onShare, onRemove }: DeckPlateProps) {
  const text = useText();
  const say = useSay();
  const { deck, cardSet, name } = own;
  return (
    <Plate as="li" className={styles.plate}>
      <LeaderPicture leader={deck.leader} />
      <div className={styles.words}>
        <h4 className={styles.name}>
          <Link to={deckPath(own.id)} className={styles.open}>
            {name}
          </Link>
        </h4>
        <p className={styles.about}>
          {deck.leader === undefined ? text("decks.noLeader") : cardName(say, deck.leader)}
        </p>
        <p className={styles.figures}>
          <FiguresLine deck={deck} />
        </p>
        <p className={styles.badges}>
          <StandingBadges deck={deck} cardSet={cardSet} />
        </p>
      </div>
      <div className={styles.acts}>
        <Act icon="pencil" label={text("decks.rename.of", { name })} onClick={onRename} />
        <Act icon="copy" label={text("decks.copy.of", { name })} onClick={onCopy} />
        <Act icon="share" label={text("decks.share.of", { name })} onClick={onShare} />
        <Act icon="bin" label={text("decks.remove.of", { name })} onClick={onRemove} />
      </div>
    </Plate>
  );
}

interface ActProps {
  readonly icon: IconName;
  readonly label: string;
  readonly onClick: () => void;
}

export function Act({ icon, label, onClick }: ActProps) {
  return (
    <Button kind="quiet" size="mark" aria-label={label} title={label} onClick={onClick}>
      <Icon name={icon} />
    </Button>
  );
}
