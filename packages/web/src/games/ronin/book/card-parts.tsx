import { cardIn } from "@medallion/ronin/pages";
import { type ReactNode, useMemo } from "react";
import { useCoachWords } from "../../../lessons/use-coach-words.ts";
import { CrestMark, EffectIcons, SymbolMark, TeaMark } from "../card/index.ts";
import { BookCard } from "./book-card.tsx";
import styles from "./book-figures.module.css";
import { CAPTIONS } from "./captions.ts";
import { arranged, COVERED } from "./examples.ts";
import { Figure } from "./figure.tsx";

/** A card with a tea-passing symbol and one with an effect. */
const [PASSING, WORKING] = ["B-Q1", "R-Q6"] as const;

/** What can be seen on a card, part by part. */
export function CardParts() {
  const view = useMemo(() => arranged(COVERED), []);
  const [passing, working] = [cardIn(view, PASSING), cardIn(view, WORKING)];
  return (
    <Figure caption={CAPTIONS.active}>
      <BookCard view={view} id={PASSING} />
      <BookCard view={view} id={WORKING} />
      <ul className={styles.parts}>
        <Part mark={<CrestMark colour={passing.colour} />} of="colour" />
        <Part
          mark={passing.symbols.map((symbol) => <SymbolMark key={symbol} symbol={symbol} />)}
          of="symbols"
        />
        {passing.pass && <Part mark={<TeaMark direction={passing.pass} />} of="tea" />}
        {working.effect && (
          <Part mark={<EffectIcons effect={working.effect} active={view.active} />} of="effect" />
        )}
      </ul>
    </Figure>
  );
}

function Part({ mark, of }: { readonly mark: ReactNode; readonly of: keyof typeof CAPTIONS }) {
  const say = useCoachWords("ronin");
  return (
    <li>
      <i>{mark}</i>
      {say(CAPTIONS[of])}
    </li>
  );
}
