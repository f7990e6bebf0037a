import type { AbilityEntry } from "@medallion/gwent/entries";
import type { Say } from "@medallion/kernel";
import { AbilityMark } from "./ability-mark.tsx";
import styles from "./card-zoom.module.css";

interface AbilityTextProps {
  readonly entry: AbilityEntry;
  readonly say: Say;
  readonly onRule: ((rule: string) => void) | undefined;
}

/** One ability in words, with whom it brings and the rule behind it. */
export function AbilityText({ entry: { ability, name, about, notes, rule }, say, onRule }: AbilityTextProps) {
  return (
    <div className={styles.ability}>
      <AbilityMark ability={ability} className={styles.mark} />
      <p>
        {name !== undefined && <b>{say(name)} </b>}
        {say(about)}{" "}
        {notes.map((note) => (
          <span key={note.key} className={styles.note}>
            {say(note)}{" "}
          </span>
        ))}
        {onRule !== undefined && (
          <button type="button" className={styles.rule} onClick={() => onRule(rule)}>
            {rule}
          </button>
        )}
      </p>
    </div>
  );
}
