import type { Say } from "@medallion/kernel";
import type { ActionCard } from "@medallion/ronin";
import { cardRules, cardText } from "@medallion/ronin/pages";
import { CardFace } from "../face/card-face.tsx";
import type { ActivePair } from "../worth.ts";
import styles from "./card-zoom.module.css";

interface CardZoomProps {
  readonly row: ActionCard;
  readonly name: string;
  /** How the game speaks in the chosen language. */
  readonly say: Say;
  readonly active?: ActivePair | undefined;
  readonly covered?: number | undefined;
  /** Opens the rule book; without it rules are not linked. */
  readonly onRule?: ((rule: string) => void) | undefined;
  /** What else is to be said of it now. */
  readonly note?: string | undefined;
  readonly className?: string | undefined;
}

/** A card with all that there is to say of it; as wide as the place around it and as high as its words. */
export function CardZoom({ row, name, say, active, covered, onRule, note, className }: CardZoomProps) {
  return (
    <article className={[styles.zoom, className].filter(Boolean).join(" ")} data-card={row.id}>
      <CardFace row={row} name={name} size="hand" active={active} covered={covered} />
      <div className={styles.words}>
        {cardText(row).map((line) => (
          <p key={line.key}>{say(line)}</p>
        ))}
        {note === undefined ? null : <p>{note}</p>}
        {onRule !== undefined && (
          <p>
            {cardRules(row).map((rule) => (
              <button key={rule} type="button" onClick={() => onRule(rule)}>
                {rule}
              </button>
            ))}
          </p>
        )}
      </div>
    </article>
  );
}
