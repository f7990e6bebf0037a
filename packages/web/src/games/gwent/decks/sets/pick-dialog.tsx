import { type DeckList, readyDecks, validateTournament } from "@medallion/gwent/decks";
import { useText } from "../../../../language/language.tsx";
import { Dialog } from "../../../../look/dialog.tsx";
import { FactionDevice } from "../../card/index.ts";
import type { Shelf } from "../deck-store.ts";
import type { OwnSet } from "../kept.ts";
import { deckCalled } from "../own-decks.ts";
import { Badge } from "../parts/badge.tsx";
import { factionName, useSay } from "../parts/card-words.ts";
import dialogs from "../shelf/dialogs.module.css";
import { standingOf } from "../standing.ts";
import styles from "./set-page.module.css";

interface PickDialogProps {
  readonly set: OwnSet;
  readonly place: number;
  readonly shelf: Shelf;
  readonly onPick: (deck: string) => void;
  readonly onClose: () => void;
}

/** Own decks and the competitive ones of the house; a deck that does not fit beside the others says so. */
export function PickDialog({ set, place, shelf, onPick, onClose }: PickDialogProps) {
  const text = useText();
  const say = useSay();
  const others = set.decks.flatMap((id, at) =>
    id === null || at === place ? [] : (deckCalled(id, shelf) ?? []),
  );
  const option = (id: string, name: string, deck: DeckList) => (
    <li key={id}>
      <button type="button" className={dialogs.choice} onClick={() => onPick(id)}>
        <span className={dialogs.mark}>
          <FactionDevice faction={deck.faction} />
        </span>
        <strong>{name}</strong>
        <span className={styles.option}>
          {factionName(say, deck.faction)}
          <Badge label={text("decks.competitive")} faults={standingOf(deck, "box").competitive} />
          {clashes(deck, others) && <em>{text("decks.set.clash")}</em>}
        </span>
      </button>
    </li>
  );
  return (
    <Dialog title={text("decks.set.place", { number: place + 1 })} onClose={onClose}>
      {shelf.decks.length > 0 && (
        <>
          <h3>{text("decks.mine")}</h3>
          <ul className={dialogs.choices}>
            {shelf.decks.map(({ id, name, deck }) => option(id, name, deck))}
          </ul>
        </>
      )}
      <h3>{text("decks.ready")}</h3>
      <ul className={dialogs.choices}>
        {readyDecks({ deckRules: "competitive" }).map(({ id, name, deck }) => option(id, say(name), deck))}
      </ul>
    </Dialog>
  );
}

/** Whether the deck shares a faction or a hero with one of the others (GW-2.20, GW-2.22). */
function clashes(deck: DeckList, others: readonly DeckList[]): boolean {
  return others.some((other) =>
    validateTournament([deck, other]).some(
      ({ rule, message }) => rule === "GW-2.22" || message.values?.problem === "faction",
    ),
  );
}
