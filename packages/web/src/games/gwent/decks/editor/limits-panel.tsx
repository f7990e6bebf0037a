import { useId } from "react";
import { useText } from "../../../../language/language.tsx";
import type { OwnDeck } from "../kept.ts";
import { gaugesOf } from "../limits.ts";
import type { Standing } from "../standing.ts";
import { Faults } from "./faults.tsx";
import { GaugeLine } from "./gauge-line.tsx";
import styles from "./limits-panel.module.css";
import { TournamentLimits } from "./tournament-limits.tsx";
import type { DeckEditor } from "./use-deck-editor.ts";

interface LimitsPanelProps {
  readonly id: string;
  readonly editor: DeckEditor;
  readonly standing: Standing;
}

const GOALS = ["standard", "competitive", "tournament"] as const;

/** How far the deck is with the limits it is meant for, and what to change. */
export function LimitsPanel({ id, editor, standing }: LimitsPanelProps) {
  const text = useText();
  const name = useId();
  const { goal, draft } = editor;
  const rules = goal === "standard" ? "standard" : "competitive";
  return (
    <section className={styles.panel} aria-label={text("decks.limits")}>
      <fieldset className={styles.goals}>
        <legend className="unseen">{text("decks.limits")}</legend>
        {GOALS.map((value) => (
          <label key={value}>
            <input type="radio" name={name} checked={goal === value} onChange={() => editor.aim(value)} />
            <Goal goal={value} standing={standing} />
          </label>
        ))}
      </fieldset>
      <ul className={styles.gauges}>
        {gaugesOf(draft.deck, rules).map((gauge) => (
          <GaugeLine key={gauge.of} gauge={gauge} />
        ))}
      </ul>
      <Faults faults={standing[rules]} fine={text(`decks.fine.${rules}`)} />
      {goal === "tournament" && <TournamentLimits deck={id} />}
    </section>
  );
}

interface GoalProps {
  readonly goal: OwnDeck["goal"];
  readonly standing: Standing;
}

function Goal({ goal, standing }: GoalProps) {
  const text = useText();
  const faults = standing[goal === "standard" ? "standard" : "competitive"].length;
  return (
    <span className={styles.goal}>
      {text(`decks.${goal}`)}
      <span className={faults === 0 ? styles.good : styles.bad} aria-hidden="true">
        {faults === 0 ? "✓" : faults}
      </span>
      <span className="unseen">
        {faults === 0 ? text("decks.badge.legal") : text("decks.badge.faults", { count: faults })}
      </span>
    </span>
  );
}
