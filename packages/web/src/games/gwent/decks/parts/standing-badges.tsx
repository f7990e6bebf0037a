import type { CardSet, DeckList } from "@medallion/gwent/decks";
import { useMemo } from "react";
import { useText } from "../../../../language/language.tsx";
import { standingOf } from "../standing.ts";
import { Badge } from "./badge.tsx";

interface StandingBadgesProps {
  readonly deck: DeckList;
  readonly cardSet: CardSet;
}

/** Which kinds of game a deck may be brought to. */
export function StandingBadges({ deck, cardSet }: StandingBadgesProps) {
  const text = useText();
  const { standard, competitive } = useMemo(() => standingOf(deck, cardSet), [deck, cardSet]);
  return (
    <>
      <Badge label={text("decks.standard")} faults={standard} />
      <Badge label={text("decks.competitive")} faults={competitive} />
    </>
  );
}
