import { readyDeck } from "@medallion/gwent/decks";
import { useText } from "../../../../language/language.tsx";
import { Button, ButtonLink } from "../../../../look/button.tsx";
import { Plate } from "../../../../look/surface.tsx";
import { deckPath } from "../deck-paths.ts";
import type { Shelf } from "../deck-store.ts";
import { Badge } from "../parts/badge.tsx";
import { cardName, factionName, useSay } from "../parts/card-words.ts";
import { FiguresLine } from "../parts/figures-line.tsx";
import { LeaderPicture } from "../parts/leader-picture.tsx";
import { standingOf } from "../standing.ts";
import styles from "./set-page.module.css";

interface SetPlaceProps {
  readonly place: number;
  readonly id: string | null;
  readonly shelf: Shelf;
  readonly onPick: () => void;
  readonly onClear: () => void;
}

/** One of the three places of a set, with its deck. */
export function SetPlace({ place, id, shelf, onPick, onClear }: SetPlaceProps) {
  const text = useText();
  const say = useSay();
  const own = shelf.decks.find((deck) => deck.id === id);
  const ready = id === null ? undefined : readyDeck(id);
  const deck = own?.deck ?? ready?.deck;
  const number = text("decks.set.place", { number: place + 1 });
  if (deck === undefined)
    return (
      <Plate as="li" className={styles.place}>
        <h2>{number}</h2>
        <LeaderPicture leader={undefined} />
        <p>{id === null ? text("decks.set.free") : text("decks.set.lost")}</p>
        <Button kind="brass" onClick={onPick}>
          {text("decks.set.pick")}
        </Button>
      </Plate>
    );
  const name = own?.name ?? (ready === undefined ? "" : say(ready.name));
  return (
    <Plate as="li" className={styles.place}>
      <h2>{number}</h2>
      <LeaderPicture leader={deck.leader} />
      <p className={styles.name}>{name}</p>
      <p className={styles.about}>
        {factionName(say, deck.faction)} ·{" "}
        {deck.leader === undefined ? text("decks.noLeader") : cardName(say, deck.leader)}
      </p>
      <p>
        <FiguresLine deck={deck} />
      </p>
      <p>
        <Badge label={text("decks.competitive")} faults={standingOf(deck, "box").competitive} />
      </p>
      <div className={styles.buttons}>
        <Button onClick={onPick}>{text("decks.set.exchange")}</Button>
        {own !== undefined && <ButtonLink to={deckPath(own.id)}>{text("decks.edit")}</ButtonLink>}
        <Button kind="quiet" onClick={onClear}>
          {text("decks.set.clear")}
        </Button>
      </div>
    </Plate>
  );
}
