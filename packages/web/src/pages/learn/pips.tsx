import { useText } from "../../language/language.tsx";
import styles from "./pips.module.css";

/** How far a lesson is: a stud for each step, driven in once it is done. */
export function Pips({ done, steps }: { readonly done: number; readonly steps: number }) {
  const text = useText();
  return (
    <p className={styles.pips}>
      <span className="unseen">
        {done < steps ? text("learn.step", { step: done + 1, steps }) : text("learn.done")}
      </span>
      {Array.from({ length: steps }, (_, step) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: the studs are alike, and there are always as many.
          key={step}
          data-state={step < done ? "done" : step === done ? "now" : "ahead"}
        />
      ))}
    </p>
  );
}
