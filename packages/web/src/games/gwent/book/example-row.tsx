import { useMemo } from "react";
import { useGame } from "../../../kits/use-game.ts";
import { useWords } from "../../../language/language.tsx";
import { CardFace } from "../card/card-face.tsx";
import { RowMark } from "../card/row-mark.tsx";
import styles from "./book-figures.module.css";
import { arranged, type Example } from "./examples.ts";

/** A row of the table with its total, slot and weather; read out as one sentence. */
export function ExampleRow({ example }: { readonly example: Example }) {
  const words = useWords();
  const { say } = useGame("gwent");
  const row = useMemo(() => arranged(example), [example]);
  if (row === undefined) return null;
  const name = (id: string): string => say({ key: `card.${id}` });
  const around = [example.weather, example.slot].flatMap((id) => (id === undefined ? [] : [name(id)]));
  const counted = row.cards.map(({ id, strength = 0 }) => `${name(id)} ${words.number(strength)}`);
  return (
    <figure className={styles.example}>
      <div className={styles.lane} data-sky={example.weather} aria-hidden="true">
        <span className={styles.total}>
          <b>{words.number(row.total)}</b>
          <i>
            <RowMark row={row.row} />
          </i>
        </span>
        <span className={styles.slot}>
          {example.slot !== undefined && <CardFace id={example.slot} size="strip" name="" />}
        </span>
        <span className={styles.cards}>
          {row.cards.map(({ card, id, strength }) => (
            <span key={card}>
              <CardFace id={id} size="strip" name="" strength={strength} />
            </span>
          ))}
        </span>
        {example.weather !== undefined && (
          <span className={styles.weather}>
            <CardFace id={example.weather} size="strip" name="" />
          </span>
        )}
      </div>
      <figcaption className="unseen">
        {`${say({ key: `row.${row.row}` })}: ${words.list([...around, ...counted])} = ${words.number(row.total)}`}
      </figcaption>
    </figure>
  );
}
