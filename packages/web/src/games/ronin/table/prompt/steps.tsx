import { useToldTable } from "../table-context.ts";
import styles from "./prompt.module.css";

const STEPS = ["draft", "play", "tea"] as const;

/** The steps of a turn, and where it stands unless a film still tells of several; beyond them the name of the phase. */
export function Steps() {
  const { sight, isTelling } = useToldTable("phase");
  const { phase } = sight.view;
  const say = (step: string) => sight.scene.say({ key: `phase.${step.replace(" ", "-")}` });
  const inTurn = STEPS.some((step) => step === phase);
  if (!inTurn) return <span className={styles.steps}>{say(phase)}</span>;
  return (
    <span className={styles.steps}>
      {STEPS.map((step) => (
        <span key={step} data-now={step === phase && !isTelling ? "" : undefined}>
          {say(step)}
        </span>
      ))}
    </span>
  );
}
