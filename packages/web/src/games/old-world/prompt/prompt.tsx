import { Hint, useToldLine } from "../../../drawn/index.ts";
import { isOver } from "../sight/sight.ts";
import { useTable, useToldTable } from "../sight/table-context.ts";
import { TELLING } from "../sight/telling.ts";
import { Answers } from "./answers.tsx";
import { PromptButtons } from "./buttons.tsx";
import styles from "./prompt.module.css";
import { askedWords, waitingWords } from "./words.ts";

/**
 * The one place where the game asks: what is asked, and what can be answered to it besides pointing. The hint of a first
 * game stands in it where there is no other place for one.
 */
export function Prompt({ hasHint }: { readonly hasHint: boolean }) {
  const { sight, text } = useTable();
  return (
    <section
      className={styles.prompt}
      data-surface="sheet"
      data-asks={sight.asked === undefined ? undefined : ""}
      aria-label={text("oldWorld.prompt")}
      data-rove=""
    >
      {hasHint ? <Hint className={styles.hint} /> : null}
      <p className={styles.words} role="status">
        <Words />
      </p>
      <Answers />
      <PromptButtons />
    </section>
  );
}

/** While something is told, what it is; then what is asked, or for whom everybody waits. */
function Words() {
  const { sight, lights, doubted, isTelling, text } = useTable();
  const { sight: over } = useToldTable("result");
  const told = useToldLine(TELLING);
  if (isOver(over)) return text("oldWorld.over");
  if (isTelling) return told ?? "";
  if (doubted === "endPhase") return text("oldWorld.lost");
  return askedWords(sight, lights, text) ?? waitingWords(sight, text) ?? told ?? "";
}
