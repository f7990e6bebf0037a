import { type Fault, faultMessage } from "@medallion/gwent/decks";
import { useSay } from "../parts/card-words.ts";
import styles from "./limits-panel.module.css";

interface FaultsProps {
  readonly faults: readonly Fault[];
  /** What is said when there are none. */
  readonly fine: string;
}

/** What to change, sentence by sentence. */
export function Faults({ faults, fine }: FaultsProps) {
  const say = useSay();
  return (
    <div role="status" className={styles.faults}>
      {faults.length === 0 ? (
        <p className={styles.fine}>{fine}</p>
      ) : (
        <ul>
          {faults.map((fault) => (
            <li key={`${fault.rule} ${fault.deck ?? ""} ${fault.card ?? ""}`}>{say(faultMessage(fault))}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
