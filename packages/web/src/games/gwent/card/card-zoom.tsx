import type { CardRow } from "@medallion/gwent/cards";
import { abilityEntries, nameIn } from "@medallion/gwent/entries";
import type { Say } from "@medallion/kernel";
import { Suspense } from "react";
import { glued } from "../../../drawn/fit/fit-name.ts";
import { AbilityText } from "./ability-text.tsx";
import styles from "./card-zoom.module.css";
import { CardLine } from "./lines/card-line.tsx";
import { RowMark } from "./row-mark.tsx";
import { Shield } from "./shield.tsx";

/** What of a match decides how a card reads. */
type Match = NonNullable<Parameters<typeof abilityEntries>[1]>;

export interface CardZoomProps {
  readonly row: CardRow;
  /** How the game speaks in the chosen language. */
  readonly say: Say;
  /** What it counts for now; what is printed, if left out. */
  readonly strength?: number | undefined;
  /** The view of the match it lies in: its rules may change what a card does. */
  readonly match?: Match | undefined;
  /** Opens the rule book; without it rules are not linked. */
  readonly onRule?: ((rule: string) => void) | undefined;
  /** What else is to be said of it now. */
  readonly note?: string | undefined;
  readonly className?: string | undefined;
}

/** A card with all that there is to say of it; as wide as the place around it and as high as its words. */
export function CardZoom({ row, say, strength, match, onRule, note, className }: CardZoomProps) {
  const classes = [styles.zoom, row.kind === "hero" && styles.hero, className].filter(Boolean).join(" ");
  return (
    <article className={classes} data-card={row.id}>
      <div className={styles.stage}>
        <div className={styles.shield}>
          <Shield row={row} strength={strength} />
        </div>
        <div className={styles.rows}>
          {row.rows.map((name) => (
            <span key={name} className={styles.row}>
              <RowMark row={name} />
            </span>
          ))}
        </div>
      </div>
      <header className={styles.title}>
        <p className={styles.name}>{glued(say(nameIn(match, row.id)))}</p>
        <p className={styles.kind}>{kindLine(row, say)}</p>
      </header>
      <div className={styles.text}>
        {abilityEntries(row, match).map((entry) => (
          <AbilityText key={entry.ability} entry={entry} say={say} onRule={onRule} />
        ))}
        {note === undefined ? null : <p className={styles.note}>{note}</p>}
        <Suspense>
          <CardLine card={row.id} className={styles.line} />
        </Suspense>
      </div>
    </article>
  );
}

/** The house, what kind of card it is, and where it fights. */
function kindLine({ kind, faction, token, rows }: CardRow, say: Say): string {
  const isPlain = faction === "neutral" && (kind === "special" || kind === "weather");
  const parts = [
    ...(isPlain ? [] : [`faction.${faction}`]),
    `kind.${token === true ? "token" : kind}`,
    ...rows.map((row) => `row.${row}`),
  ];
  // A line breaks between its parts, not within one.
  return parts.map((key) => say({ key }).replaceAll(" ", "\u00a0")).join(" · ");
}
