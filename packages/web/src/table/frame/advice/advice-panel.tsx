import type { Advice } from "@medallion/bots";
import { chanceMessage, whyMessage } from "@medallion/bots/coach";
import { at } from "@medallion/kernel";
import { useCoachSay } from "../../../coach/use-coach-say.ts";
import { useWords } from "../../../language/language.tsx";
import { Button } from "../../../look/button.tsx";
import type { Scene } from "../../../scene/scene.ts";
import styles from "./advice-panel.module.css";
import type { Advised } from "./use-advice.ts";

/** Choices that a hint names. */
const NAMED = 3;

interface AdvicePanelProps {
  readonly scene: Scene;
  readonly advised: Advised;
  readonly onClose: () => void;
}

/** The coach's hint: the best choices with their chances, and what tells the first from the next. Never over the hand. */
export function AdvicePanel({ scene, advised, onClose }: AdvicePanelProps) {
  const { text } = useWords();
  return (
    <aside
      className={styles.panel}
      data-surface="plate"
      data-advice={advised.state}
      aria-label={text("table.advice")}
    >
      <header>
        <b>{text("table.advice")}</b>
        <span>{text("table.advice.chances")}</span>
        <Button size="mark" kind="quiet" aria-label={text("table.advice.close")} onClick={onClose}>
          ×
        </Button>
      </header>
      <div role="status">
        {advised.state === "thinking" && <p>{text("table.advice.thinking")}</p>}
        {advised.state === "failed" && <p>{text("table.advice.failed")}</p>}
        {advised.state === "there" && <Told scene={scene} advice={advised.advice} />}
      </div>
    </aside>
  );
}

function Told({ scene, advice }: { readonly scene: Scene; readonly advice: Advice }) {
  const { language } = useWords();
  const { kit, names, table } = scene;
  const say = useCoachSay(kit, names);
  const described = (choice: number) => kit.game.describeChoice(at(table.choices, choice));
  return (
    <>
      <ol>
        {advice.options.slice(0, NAMED).map(({ choice }, place) => {
          const chance = chanceMessage(advice, place, language);
          return (
            <li key={choice}>
              <span>{say(described(choice))}</span>
              {chance !== undefined && <b>{say(chance)}</b>}
            </li>
          );
        })}
      </ol>
      <p>{say(whyMessage(advice, advice.than === undefined ? undefined : described(advice.than)))}</p>
    </>
  );
}
