import { roleOf, SYMBOLS } from "@medallion/ronin/pages";
import { useMemo } from "react";
import { SymbolMark } from "../card/index.ts";
import { BookCard } from "./book-card.tsx";
import styles from "./book-figures.module.css";
import { CAPTIONS } from "./captions.ts";
import { arranged, COVERED } from "./examples.ts";
import { Figure } from "./figure.tsx";

/** A timeline with a covered symbol, and a token in the pool. */
export function CoveredFigure() {
  const view = useMemo(() => arranged(COVERED), []);
  const [player] = view.players;
  if (player === undefined) return null;
  const owned = (symbol: (typeof SYMBOLS)[number]): number => player.owned[SYMBOLS.indexOf(symbol)] ?? 0;
  return (
    <Figure caption={CAPTIONS.covered} values={{ magic: owned("M"), combat: owned("C") }}>
      <span className={styles.pool}>
        {SYMBOLS.filter((_, place) => (player.pool[place] ?? 0) > 0).map((symbol) => (
          <SymbolMark key={symbol} symbol={symbol} worth={roleOf(view, symbol)} />
        ))}
      </span>
      {player.timeline.map(({ card, covered }) => (
        <BookCard key={card} view={view} id={card} covered={covered} />
      ))}
    </Figure>
  );
}
