import { actionName, comboSums } from "@medallion/old-world/pages";
import type { Text } from "../../../language/words.ts";
import { Button } from "../../../look/button.tsx";
import { choicesOf, type OldWorldSight } from "../sight/sight.ts";
import { letterOf, type OldWorldButton } from "../sight/spot.ts";
import { useTable } from "../sight/table-context.ts";
import styles from "./prompt.module.css";
import { verbOf } from "./verbs.ts";

/** Buttons that stand there while they mean something, from what leads away to what goes on. */
const PLAIN: readonly Exclude<OldWorldButton, "confirm">[] = [
  "back",
  "decline",
  "endPhase",
  "done",
  "action",
  "goOn",
];

/** The buttons of the prompt; confirming is possible exactly when what is held makes one choice. */
export function PromptButtons() {
  const { sight, lights, ways, text } = useTable();
  if (sight.asked === undefined) return null;
  const confirms = ways.some(({ to }) => to.includes("confirm"));
  return (
    <div className={styles.buttons}>
      {PLAIN.filter((button) => lights.targets.has(button)).map((button) => (
        <Button
          key={button}
          kind={button === "action" || button === "goOn" || button === "done" ? "brass" : "iron"}
          className={styles.button ?? ""}
          data-spot={button}
          data-nav=""
          aria-keyshortcuts={letterOf(button)}
        >
          {plainWords(sight, button, text)}
        </Button>
      ))}
      {confirms ? <ConfirmButton /> : null}
    </div>
  );
}

function plainWords(sight: OldWorldSight, button: Exclude<OldWorldButton, "confirm">, text: Text): string {
  const { say } = sight.scene;
  if (button === "done" && sight.asked === "combo")
    return text("oldWorld.do.strike", { damage: strikeOf(sight) });
  if (button === "done" && sight.asked === "reroll")
    return text("oldWorld.do.reroll", { count: sight.view.poker?.marked.length ?? 0 });
  const [action] = choicesOf(sight, "action");
  if (button === "action" && action !== undefined) return say(actionName(action.action));
  return say({ key: `choice.${button}` });
}

/** The damage of the combo as it lies. */
function strikeOf({ view, player }: OldWorldSight): number {
  return comboSums(view, player).damage.total;
}

function ConfirmButton() {
  const { sight, lights, text } = useTable();
  const choice = lights.targets.get("confirm");
  const chosen = choice === undefined ? undefined : sight.choices[choice];
  // Beside what can be pressed, a button for what was not pointed at yet would only seem to be dead.
  if (chosen === undefined && PLAIN.some((button) => lights.targets.has(button))) return null;
  return (
    <Button
      kind="danger"
      className={styles.confirm ?? ""}
      data-spot={choice === undefined ? undefined : "confirm"}
      data-nav=""
      disabled={choice === undefined}
      aria-keyshortcuts={letterOf("confirm")}
    >
      {verbOf(sight, chosen, text)}
    </Button>
  );
}
