import { chanceMessage, type Judged, lossMessage, whyMessage } from "@medallion/bots/coach";
import { at, type Kit, type Message } from "@medallion/kernel";
import type { Decision } from "@medallion/records";
import { useCoachSay } from "../../../coach/use-coach-say.ts";
import { useWords } from "../../../language/language.tsx";
import styles from "./analysis.module.css";

interface TurnListProps {
  readonly kit: Kit;
  readonly names: readonly string[];
  readonly decisions: readonly Decision[];
  readonly turns: readonly Judged[];
  readonly position: number;
  readonly onJump: (position: number) => void;
}

/** The dearest decisions: what was chosen, what would have been better, and why; each leads to its moment. */
export function TurnList({ kit, names, decisions, turns, position, onJump }: TurnListProps) {
  const { text, language } = useWords();
  const say = useCoachSay(kit, names);
  return (
    <ol className={styles.turns}>
      {turns.map((turn) => {
        const { advice, seat, chosen } = turn;
        const decision = decisions.find((each) => each.position === turn.position && each.seat === seat);
        const described = (choice: number): Message =>
          kit.game.describeChoice(at(decision?.choices ?? [], choice));
        const best = advice.options[0]?.choice ?? chosen;
        const loss = lossMessage(turn.loss, advice.error, language);
        const chance = chanceMessage(advice, 0, language);
        return (
          <li key={`${turn.position} ${seat}`} data-seat={seat}>
            <button
              type="button"
              aria-current={turn.position === position ? "step" : undefined}
              onClick={() => onJump(turn.position)}
            >
              <b>
                {text("replays.analysis.chose", { name: names[seat] ?? "", choice: say(described(chosen)) })}
              </b>
              {loss !== undefined && <span>{say(loss)}</span>}
            </button>
            <p>
              {chance === undefined
                ? text("replays.analysis.betterAlone", { choice: say(described(best)) })
                : text("replays.analysis.better", { choice: say(described(best)), chance: say(chance) })}{" "}
              {advice.why.length > 0 && (
                <small>{say(whyMessage(advice, described(advice.than ?? chosen)))}</small>
              )}
            </p>
          </li>
        );
      })}
    </ol>
  );
}
