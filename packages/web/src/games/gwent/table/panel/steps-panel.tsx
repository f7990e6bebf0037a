import { Dialog } from "../../../../look/dialog.tsx";
import { useTable } from "../table-context.ts";
import styles from "./steps-panel.module.css";

/** How the automaton came to what it did in its last turn: every option it weighed, and the rule that settled it. */
export function Steps({ onClose }: { readonly onClose: () => void }) {
  const { sight, frame, text } = useTable();
  const { view, scene } = sight;
  const { game } = scene.kit;
  const decisions = view.automaton?.decisions ?? [];
  return (
    <Dialog title={text("gwent.steps")} onClose={onClose} place="side">
      <ol className={styles.steps}>
        {decisions.map(({ id }, decision) => {
          const subject = { kind: "decision", decision, id };
          const reasons = game.explain(view, subject);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a decision is its place in the turn.
            <li key={decision}>
              <h3>{scene.say(game.describeSubject(subject))}</h3>
              <ul>
                {reasons.map(({ rule, text: reason }, step) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a reason is its place in the chain.
                  <li key={step} data-settles={step === reasons.length - 1 || undefined}>
                    {scene.say(reason)}{" "}
                    {step === reasons.length - 1 ? (
                      <button
                        type="button"
                        onClick={() => frame.openRules(rule)}
                        aria-label={text("drawn.rule")}
                      >
                        §
                      </button>
                    ) : null}
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ol>
    </Dialog>
  );
}
