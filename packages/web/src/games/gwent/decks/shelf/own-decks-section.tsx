import cards from "virtual:game-icons/card-pick";
import { FACTIONS, type Faction } from "@medallion/gwent/cards";
import { useText } from "../../../../language/language.tsx";
import { Button } from "../../../../look/button.tsx";
import { Empty } from "../../../../look/empty.tsx";
import { Glyph } from "../../../../look/glyph.tsx";
import { FactionDevice } from "../../card/index.ts";
import type { Shelf } from "../deck-store.ts";
import type { Kept, OwnDeck } from "../kept.ts";
import { factionName, useSay } from "../parts/card-words.ts";
import { DamagedPlate } from "./damaged-plate.tsx";
import { DeckPlate, type PlateActs } from "./deck-plate.tsx";
import styles from "./deck-shelf.module.css";
import plates from "./plates.module.css";

interface OwnDecksProps {
  readonly shelf: Shelf;
  readonly house: Faction | "all";
  readonly actsFor: (own: OwnDeck) => Omit<PlateActs, "onShare">;
  readonly onShare: (own: OwnDeck) => void;
  readonly onRemoveDamaged: (thing: Kept) => void;
  readonly onNew: () => void;
}

/** One's own decks by faction. */
export function OwnDecks({ shelf, house, actsFor, onShare, onRemoveDamaged, onNew }: OwnDecksProps) {
  const text = useText();
  const shown = FACTIONS.filter(
    (faction) =>
      (house === "all" || house === faction) && shelf.decks.some(({ deck }) => deck.faction === faction),
  );
  return (
    <section className={styles.section} aria-labelledby="own-decks">
      <h2 id="own-decks">{text("decks.mine")}</h2>
      {shown.map((faction) => (
        <div key={faction}>
          <HouseHeading faction={faction} />
          <ul className={plates.plates}>
            {shelf.decks
              .filter(({ deck }) => deck.faction === faction)
              .map((own) => (
                <DeckPlate key={own.id} own={own} onShare={() => onShare(own)} {...actsFor(own)} />
              ))}
          </ul>
        </div>
      ))}
      {shown.length === 0 && (
        <Empty
          title={text("decks.none")}
          mark={<Glyph path={cards} />}
          actions={
            <Button kind="brass" onClick={onNew}>
              {text("decks.new")}
            </Button>
          }
        >
          {text("decks.none.about")}
        </Empty>
      )}
      {shelf.damaged.length > 0 && (
        <ul className={plates.plates}>
          {shelf.damaged.map((damaged) => (
            <DamagedPlate key={damaged.id} damaged={damaged} onRemove={() => onRemoveDamaged(damaged)} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** A faction's device and name above its decks. */
export function HouseHeading({ faction }: { readonly faction: Faction }) {
  const say = useSay();
  return (
    <h3 className={styles.house}>
      <FactionDevice faction={faction} />
      {factionName(say, faction)}
    </h3>
  );
}
