import { type DeckList, validateTournament } from "@medallion/gwent/decks";
import { useText } from "../../../../language/language.tsx";
import type { Imported } from "../exchange.ts";
import { Badge } from "../parts/badge.tsx";
import { cardName, factionName, useSay } from "../parts/card-words.ts";
import { FiguresLine } from "../parts/figures-line.tsx";
import { LeaderPicture } from "../parts/leader-picture.tsx";
import { StandingBadges } from "../parts/standing-badges.tsx";
import styles from "./dialogs.module.css";

/** What would be added. */
export function BroughtPreview({ brought }: { readonly brought: Imported }) {
  const text = useText();
  if (brought.kind === "deck") return <DeckPreview deck={brought.deck} name={brought.name} />;
  return (
    <>
      {brought.decks.map((deck, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the decks of a set are told apart by their place alone.
        <DeckPreview key={place} deck={deck} name={undefined} />
      ))}
      <p className={styles.badges}>
        <Badge label={text("decks.tournament")} faults={validateTournament(brought.decks)} />
      </p>
    </>
  );
}

function DeckPreview({ deck, name }: { readonly deck: DeckList; readonly name: string | undefined }) {
  const text = useText();
  const say = useSay();
  const house = factionName(say, deck.faction);
  return (
    <div className={styles.preview}>
      <LeaderPicture leader={deck.leader} />
      <div>
        <p className={styles.title}>{name ?? house}</p>
        <p>
          {house} · {deck.leader === undefined ? text("decks.noLeader") : cardName(say, deck.leader)}
        </p>
        <p>
          <FiguresLine deck={deck} />
        </p>
        <p className={styles.badges}>
          <StandingBadges deck={deck} cardSet="box" />
        </p>
      </div>
    </div>
  );
}
