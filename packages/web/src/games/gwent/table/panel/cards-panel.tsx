import type { CardView } from "@medallion/gwent";
import { useEffect, useEffectEvent, useState } from "react";
import type { Text } from "../../../../language/words.ts";
import { Dialog } from "../../../../look/dialog.tsx";
import { playerName, sideName } from "../../sight/names.ts";
import { handOf, isAutomaton, playerOf, type Sight, sideOf } from "../../sight/sight.ts";
import { TableCard } from "../cards/table-card.tsx";
import { spotOf } from "../play/spot.ts";
import { useTable } from "../table-context.ts";
import styles from "./cards-panel.module.css";

interface Section {
  readonly title: string;
  readonly cards: readonly { readonly id: string; readonly card?: number }[];
}

/** All that may be known of a player's cards: discard pile, hand as far as seen, deck. */
export function PlayerCards({ player, onClose }: { readonly player: number; readonly onClose: () => void }) {
  const { sight, text } = useTable();
  return (
    <Cards title={playerName(sight, player)} sections={sectionsOf(sight, player, text)} onClose={onClose} />
  );
}

/** A discard pile, the newest card first. */
export function PileCards({ side, onClose }: { readonly side: number; readonly onClose: () => void }) {
  const { sight, text } = useTable();
  useClosedByAnswer(onClose);
  const { pile } = sideOf(sight, side);
  const title = sight.scene.say({ key: "board.pile" });
  const sections = [
    { title: text("gwent.count", { title, count: pile.length }), cards: newestFirst(pile) },
    ...removed(sight, text),
  ];
  return <Cards title={`${title}: ${sideName(sight, side)}`} sections={sections} onClose={onClose} />;
}

/** Who has chosen from it wants to see what comes of it. */
function useClosedByAnswer(onClose: () => void): void {
  const { sight } = useTable();
  const asked = sight.scene.table.question?.id;
  const [opened] = useState(asked);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (asked !== opened) close();
  }, [asked, opened]);
}

function Cards({
  title,
  sections,
  onClose,
}: {
  title: string;
  sections: readonly Section[];
  onClose: () => void;
}) {
  const { text } = useTable();
  const shown = sections.filter(({ cards }) => cards.length > 0);
  return (
    <Dialog title={title} onClose={onClose} place="side">
      {shown.length === 0 ? <p>{text("gwent.nothing")}</p> : null}
      {shown.map((section) => (
        <section key={section.title} className={styles.section}>
          <h3>{section.title}</h3>
          <div className={styles.cards} data-rove="">
            {section.cards.map(({ id, card }, place) => (
              <PanelCard key={card ?? `${id} ${place}`} id={id} card={card} />
            ))}
          </div>
        </section>
      ))}
    </Dialog>
  );
}

/** What may be chosen now is chosen here as well as on the table; all else is only looked at. */
function PanelCard({ id, card }: { readonly id: string; readonly card: number | undefined }) {
  const { lights } = useTable();
  const spot = card === undefined ? undefined : spotOf.card(card);
  const lit = spot !== undefined && lights.sources.has(spot);
  return <TableCard id={id} size="hand" {...(lit ? { spot } : {})} />;
}

function sectionsOf(sight: Sight, player: number, text: Text): readonly Section[] {
  const { side, known, revealed, deck, deckCount, handCount } = playerOf(sight, player);
  const counted = (title: string, count: number): string => text("gwent.count", { title, count });
  const say = (key: string): string => sight.scene.say({ key });
  const hand = player === sight.scene.seat ? undefined : handOf(sight, player);
  const seen = known.filter(({ where }) => where !== "deck");
  const { pile } = sideOf(sight, side);
  return [
    ...(hand === undefined ? [] : [{ title: counted(say("board.hand"), handCount), cards: hand }]),
    ...(hand === undefined ? [{ title: text("gwent.known"), cards: seen }] : []),
    { title: counted(say("board.pile"), pile.length), cards: newestFirst(pile) },
    ...(deck === undefined
      ? [{ title: text("gwent.revealed"), cards: revealed.map((id) => ({ id })) }]
      : [{ title: counted(say("board.deck"), deckCount), cards: deck.map((id) => ({ id })) }]),
    ...(isAutomaton(sight.view, player) ? automatonSections(sight, text) : []),
    ...removed(sight, text),
  ];
}

function automatonSections({ view }: Sight, text: Text): readonly Section[] {
  const { leadersLeft = [], unseen = [] } = view.automaton ?? {};
  return [
    { title: text("gwent.automaton.leaders"), cards: leadersLeft.map((id) => ({ id })) },
    { title: text("gwent.automaton.unseen"), cards: unseen.map((id) => ({ id })) },
  ];
}

/** Berserkers that were transformed belong to no pile any more. */
function removed({ view }: Sight, text: Text): readonly Section[] {
  return [{ title: text("gwent.removed"), cards: view.removed }];
}

function newestFirst(pile: readonly CardView[]): readonly CardView[] {
  return pile.toReversed();
}
