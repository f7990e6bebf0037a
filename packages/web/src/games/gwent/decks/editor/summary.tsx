import { useText } from "../../../../language/language.tsx";
import { gaugesOf } from "../limits.ts";
import { Badge } from "../parts/badge.tsx";
import type { Standing } from "../standing.ts";
import styles from "./summary.module.css";
import type { DeckEditor } from "./use-deck-editor.ts";

interface SummaryProps {
  readonly editor: DeckEditor;
  readonly standing: Standing;
  readonly onOpen: () => void;
}

/** On a small screen: how far the deck is, always in sight, and the way to it. */
export function Summary({ editor, standing, onOpen }: SummaryProps) {
  const text = useText();
  const rules = editor.goal === "standard" ? "standard" : "competitive";
  return (
    <button type="button" className={styles.summary} data-surface="plate" onClick={onOpen}>
      <span className={styles.gauges}>
        {gaugesOf(editor.draft.deck, rules).map(({ of, count, limit, met }) => (
          <span key={of} className={met ? undefined : styles.unmet}>
            {text(`decks.gauge.${of}`)}{" "}
            <strong>
              {count}/{limit}
            </strong>
          </span>
        ))}
      </span>
      <Badge label={text(`decks.${editor.goal}`)} faults={standing[rules]} />
    </button>
  );
}
