import { ROWS } from "@medallion/gwent/cards";
import { type DeckList, deckSize } from "@medallion/gwent/decks";
import type { ReactNode } from "react";
import { useText } from "../../../../language/language.tsx";
import { AbilityMark, RowMark } from "../../card/index.ts";
import { abilitiesOf, kindsOf, placesOf } from "../charts.ts";
import type { DeckPart } from "../figures.ts";
import { placeName, useSay } from "../parts/card-words.ts";
import { Bars } from "./bars.tsx";
import styles from "./charts.module.css";
import { Curve } from "./curve.tsx";

function rowMark(of: DeckPart): ReactNode {
  return ROWS.filter((row) => row === of).map((row) => <RowMark key={row} row={row} />);
}

/** Of what the deck is made. */
export function ChartsPanel({ deck }: { readonly deck: DeckList }) {
  const text = useText();
  const say = useSay();
  const full = deckSize(deck);
  const abilities = abilitiesOf(deck);
  return (
    <section className={styles.panel} aria-label={text("decks.charts")}>
      <Curve deck={deck} />
      <Bars
        title={text("decks.charts.rows")}
        full={full}
        bars={placesOf(deck)
          .filter(({ of }) => of !== "special" && of !== "weather")
          .map(({ of, count }) => ({
            id: of,
            label: placeName(say, of),
            count,
            mark: of === "agile" ? <AbilityMark ability="agile" /> : rowMark(of),
          }))}
      />
      <Bars
        title={text("decks.charts.kinds")}
        full={full}
        bars={kindsOf(deck).map(({ of, count }) => ({ id: of, label: say({ key: `kind.${of}` }), count }))}
      />
      {abilities.length > 0 && (
        <Bars
          title={text("decks.charts.abilities")}
          full={full}
          bars={abilities.map(({ of, count }) => ({
            id: of,
            label: say({ key: `ability.${of}` }),
            count,
            mark: <AbilityMark ability={of} />,
          }))}
        />
      )}
    </section>
  );
}
