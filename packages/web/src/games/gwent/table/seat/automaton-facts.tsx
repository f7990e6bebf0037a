import gears from "virtual:game-icons/gears";
import { Button } from "../../../../look/button.tsx";
import { Glyph } from "../../../../look/glyph.tsx";
import { useTable } from "../table-context.ts";
import styles from "./automaton-facts.module.css";

/** What is public of the automaton: leaders left, cards under decoys, and how it came to its last decisions. */
export function AutomatonFacts() {
  const { sight, text } = useTable();
  const { automaton } = sight.view;
  if (automaton === undefined) return null;
  const hidden = automaton.hidden.filter(({ covers }) => covers).length;
  return (
    <div className={styles.facts}>
      <p>
        {sight.scene.say({ key: "board.leadersLeft", values: { count: automaton.leaders } })}
        {hidden === 0 ? null : (
          <>
            <br />
            {sight.scene.say({ key: "board.hiddenCards", values: { count: hidden } })}
          </>
        )}
      </p>
      <Button
        className={styles.steps ?? ""}
        aria-label={text("gwent.steps")}
        data-open="steps"
        data-nav=""
        disabled={automaton.decisions.length === 0}
      >
        <span className={styles.words}>{text("gwent.steps")}</span>
        <span className={styles.mark}>
          <Glyph path={gears} />
        </span>
      </Button>
    </div>
  );
}
