import { FACTIONS, type Faction } from "@medallion/gwent/cards";
import { type DeckList, readyDecks } from "@medallion/gwent/decks";
import { useState } from "react";
import { useText } from "../../../../language/language.tsx";
import { Button } from "../../../../look/button.tsx";
import { Dialog } from "../../../../look/dialog.tsx";
import { FactionDevice } from "../../card/index.ts";
import { factionName, useSay } from "../parts/card-words.ts";
import styles from "./dialogs.module.css";

interface NewDeckDialogProps {
  readonly onMake: (deck: DeckList, name: string) => void;
  readonly onClose: () => void;
}

/** First the faction, then what to begin with. */
export function NewDeckDialog({ onMake, onClose }: NewDeckDialogProps) {
  const text = useText();
  const say = useSay();
  const [faction, setFaction] = useState<Faction>();
  if (faction === undefined)
    return (
      <Dialog title={text("decks.new.faction")} onClose={onClose}>
        <ul className={styles.choices}>
          {FACTIONS.map((id) => (
            <li key={id}>
              <button type="button" className={styles.choice} onClick={() => setFaction(id)}>
                <span className={styles.mark}>
                  <FactionDevice faction={id} />
                </span>
                <strong>{factionName(say, id)}</strong>
                <span>{say({ key: `faction.${id}.about` })}</span>
              </button>
            </li>
          ))}
        </ul>
      </Dialog>
    );
  const house = factionName(say, faction);
  return (
    <Dialog title={text("decks.new.start", { faction: house })} onClose={onClose}>
      <ul className={styles.choices}>
        <li>
          <button
            type="button"
            className={styles.choice}
            onClick={() => onMake({ faction, cards: {} }, text("decks.new.name", { faction: house }))}
          >
            <span className={styles.mark}>
              <FactionDevice faction={faction} />
            </span>
            <strong>{text("decks.new.empty")}</strong>
            <span>{text("decks.new.emptyAbout")}</span>
          </button>
        </li>
        {readyDecks({ faction }).map(({ id, name, about, deck }) => (
          <li key={id}>
            <button type="button" className={styles.choice} onClick={() => onMake(deck, say(name))}>
              <span className={styles.mark}>
                <FactionDevice faction={faction} />
              </span>
              <strong>{say(name)}</strong>
              <span>{say(about)}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button onClick={() => setFaction(undefined)}>{text("decks.new.back")}</Button>
      </div>
    </Dialog>
  );
}
