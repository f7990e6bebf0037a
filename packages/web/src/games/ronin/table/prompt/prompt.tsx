import { abilityRow, abilityText } from "@medallion/ronin/pages";
import { Hint, KeyMark, useToldLine } from "../../../../drawn/index.ts";
import { Button } from "../../../../look/button.tsx";
import { Forecast } from "../../forecast/forecast.tsx";
import { type AskedKind, isOver, type RoninSight } from "../../sight/sight.ts";
import { TELLING } from "../panel/telling.ts";
import { useTable, useToldTable } from "../table-context.ts";
import { Answers } from "./answers.tsx";
import { LaidParts } from "./laid-parts.tsx";
import styles from "./prompt.module.css";
import { heldAbility, partAsked, verbOf, waitingWords } from "./prompt-words.ts";
import { Steps } from "./steps.tsx";

/** What is asked, what has been put together of the answer, and how to give it. */
export function Prompt() {
  const { sight, text } = useTable();
  return (
    <section
      className={styles.prompt}
      data-surface="sheet"
      data-asks={sight.asked === undefined ? undefined : ""}
      aria-label={text("ronin.prompt")}
      data-rove=""
    >
      <div className={styles.beside} data-beside={asksInMiddle(sight) ? "below" : "above"}>
        <Hint className={styles.hint} />
        <div className={styles.forecast} data-surface="sheet">
          <Forecast />
        </div>
      </div>
      <Steps />
      <p className={styles.words} role="status">
        <Words />
        <AbilityWords />
      </p>
      <Answers />
      <LaidParts />
      <Buttons />
    </section>
  );
}

/** Where the answer lies in the middle of the table: then nothing may stand over that. */
const IN_MIDDLE: ReadonlySet<AskedKind> = new Set(["place", "take", "discard", "lose", "bonus"]);

function asksInMiddle({ asked }: RoninSight): boolean {
  return asked !== undefined && IN_MIDDLE.has(asked);
}

/** While something is told, what it is; then what is asked, or for whom everybody waits. */
function Words() {
  const { sight, lights, isTelling, text } = useTable();
  const { sight: over } = useToldTable("result");
  const told = useToldLine(TELLING);
  const { question } = sight.scene.table;
  if (isOver(over)) return text("ronin.over");
  if (isTelling) return told ?? "";
  if (sight.asked !== undefined && question !== undefined)
    return sight.scene.say(partAsked(sight, lights) ?? question.text);
  return waitingWords(sight, text);
}

/** What the ability that was taken up does. */
function AbilityWords() {
  const { sight, lights } = useTable();
  const ability = heldAbility(lights.laid);
  if (sight.asked !== "ability" || ability === undefined) return null;
  return (
    <small className={styles.about}>{sight.scene.say(abilityText(abilityRow(sight.view, ability)))}</small>
  );
}

/** Confirming is possible exactly when what is laid or held makes one choice. */
function Buttons() {
  const { sight, lights } = useTable();
  const { asked } = sight;
  if (asked === undefined) return null;
  return (
    <div className={styles.buttons}>
      {lights.targets.has("decline") ? (
        <Button className={styles.decline} data-spot="decline" data-nav="" aria-keyshortcuts="N">
          {sight.scene.say({ key: "choice.decline" })}
          <KeyMark letter="N" />
        </Button>
      ) : null}
      <ConfirmButton asked={asked} />
    </div>
  );
}

function ConfirmButton({ asked }: { readonly asked: AskedKind }) {
  const { sight, lights, text } = useTable();
  const choice = lights.targets.get("confirm");
  const chosen = choice === undefined ? undefined : sight.choices[choice];
  return (
    <Button
      kind="danger"
      className={styles.confirm ?? ""}
      data-spot={choice === undefined ? undefined : "confirm"}
      data-nav=""
      disabled={choice === undefined}
      aria-keyshortcuts="Y"
    >
      {verbOf(sight, asked, chosen, text)}
      {choice === undefined ? null : <KeyMark letter="Y" />}
    </Button>
  );
}
