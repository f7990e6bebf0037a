import { turnOf } from "@medallion/old-world/pages";
import { Mark } from "../../card/index.ts";
import { useTable, useToldTable } from "../../sight/table-context.ts";
import { topicOf } from "../../sight/zones.ts";
import styles from "./phases.module.css";

const PHASES = ["one", "two", "three"] as const;
const NUMERALS = { one: "I", two: "II", three: "III" } as const;

/** The three phases of a turn, which one it is, and what of the first may still be done. */
export function Phases() {
  const { text } = useTable();
  const { sight } = useToldTable(topicOf.phase);
  const { phase, turn, active, players } = sight.view;
  const now = phase === "fight" ? "two" : phase;
  const place = players[active]?.at;
  const acted = place !== undefined && turn.actions.includes(place);
  if (phase === "setup" || phase === "over")
    return (
      <p className={styles.phases}>
        <span className={styles.whole}>{text("oldWorld.stage", { phase })}</span>
      </p>
    );
  return (
    <ol className={styles.phases} aria-label={text("oldWorld.phases")}>
      {PHASES.map((one) => (
        <li key={one} data-now={one === now ? "" : undefined} aria-current={one === now ? "step" : undefined}>
          <b aria-hidden="true">{NUMERALS[one]}</b>
          <span>{text("oldWorld.phase", { phase: one })}</span>
          {one === "one" && now === "one" ? (
            <span className={styles.left}>
              <span className="unseen">
                {text("oldWorld.left", { moved: turn.moved ? "yes" : "no", acted: acted ? "yes" : "no" })}
              </span>
              <i data-done={turn.moved ? "" : undefined}>
                <Mark name="move" />
              </i>
              <i data-done={acted ? "" : undefined} data-locked={turn.moved ? undefined : ""}>
                <Mark name="gold" />
              </i>
            </span>
          ) : null}
        </li>
      ))}
    </ol>
  );
}

/** Which turn it is. */
export function TurnCount() {
  const { text } = useTable();
  const { sight } = useToldTable(topicOf.phase);
  const { view, isSolo } = sight;
  if (view.phase === "setup") return null;
  return (
    <span className={styles.turn}>
      {text("oldWorld.turn", { turn: turnOf(view), solo: isSolo ? "yes" : "no" })}
    </span>
  );
}
