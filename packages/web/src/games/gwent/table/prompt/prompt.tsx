import { useToldLine } from "../../../../drawn/drawn-context.ts";
import { useFit } from "../../../../drawn/fit/use-fit.ts";
import { Button } from "../../../../look/button.tsx";
import { leaderHeldBack } from "../../sight/leader-facts.ts";
import { isOver, playerOf } from "../../sight/sight.ts";
import { TableCard } from "../cards/table-card.tsx";
import { TELLING } from "../chronicle/telling.ts";
import { passLoses } from "../play/slip.ts";
import { PassButton } from "../rail/pass-button.tsx";
import { useTable, useToldTable } from "../table-context.ts";
import styles from "./prompt.module.css";
import { PromptMark } from "./prompt-mark.tsx";
import { type PromptWords, promptWords, VERBS, wayName } from "./prompt-words.ts";

/** The strip of vellum beneath the field: what is asked, and the ways to answer that have no place on the table. */
export function Prompt({ className }: { readonly className?: string | undefined }) {
  const { sight, text } = useTable();
  const { sight: told } = useToldTable("result");
  const { title, detail } = useWords();
  const { limbo } = sight.view;
  const words = useFit<HTMLParagraphElement>(`${title} ${detail}`);
  return (
    <section
      className={`${styles.prompt} ${className ?? ""}`}
      data-surface="sheet"
      data-asks={sight.asked === undefined ? undefined : ""}
      data-over={isOver(told) || undefined}
      aria-label={text("gwent.prompt")}
      data-rove=""
    >
      {limbo.length === 0 ? (
        <PromptMark asked={sight.asked} over={isOver(told)} />
      ) : (
        <span className={styles.limbo} data-zone="limbo">
          {limbo.map(({ card, id }) => (
            <TableCard key={card} id={id} card={card} size="strip" />
          ))}
        </span>
      )}
      <p ref={words}>
        <b>{title}</b> {detail === undefined ? null : <small>{detail}</small>}
      </p>
      <div className={styles.buttons}>
        <HeldButtons />
        <WaysOut />
      </div>
    </section>
  );
}

/** While something is told, what it is; then what is asked. */
function useWords(): PromptWords {
  const { sight, ways, lights, doubted, text, isTelling } = useTable();
  const { sight: over } = useToldTable("result");
  const told = useToldLine(TELLING);
  if (isTelling && !isOver(over)) return { title: told ?? "", detail: undefined };
  const loss = doubted === "pass" ? passLoses(sight.view, sight.player) : undefined;
  if (loss !== undefined)
    return { title: text("gwent.pass.loses", { loss }), detail: text("gwent.pass.again") };
  return promptWords(sight, lights, ways, text);
}

const MOST_WAYS = 4;

/** What can be done with the held card. */
function HeldButtons() {
  const { sight, ways, lights, text } = useTable();
  const { selected } = lights;
  if (selected === undefined) return null;
  const own = ways.filter(({ from }) => from === selected);
  const verb = VERBS[sight.asked ?? ""];
  return (
    <>
      {own.length === 1 && verb !== undefined ? (
        <Button kind="brass" data-spot={selected} data-verb="" data-nav="" aria-keyshortcuts="Enter">
          {text(verb)}
        </Button>
      ) : null}
      {own.length > 1 && own.length <= MOST_WAYS
        ? own.map(({ choice, to: [place] }) => {
            const chosen = sight.choices[choice];
            return chosen === undefined ? null : (
              <Button key={choice} kind="brass" className={styles.wide ?? ""} data-spot={place} data-nav="">
                {wayName(sight, chosen)}
              </Button>
            );
          })
        : null}
      <Button className={styles.wide ?? ""} data-release="" data-nav="" aria-keyshortcuts="Escape">
        {text("gwent.cancel")}
      </Button>
    </>
  );
}

/** Keep, decline, look at the pile; on a narrow table also leader, undo and pass. */
function WaysOut() {
  const { sight, frame, lights, text } = useTable();
  const { asked } = sight;
  const held = lights.selected !== undefined;
  const pile = asked === "medic" || asked === "restore" ? sight.near : undefined;
  return (
    <>
      {lights.targets.has("keep") ? (
        <Button kind={held ? "iron" : "brass"} data-spot="keep" data-nav="" aria-keyshortcuts="P">
          {text("gwent.keep")}
        </Button>
      ) : null}
      {lights.targets.has("decline") ? (
        <Button data-spot="decline" data-nav="" aria-keyshortcuts="P">
          {text("gwent.decline")}
        </Button>
      ) : null}
      {pile === undefined || held ? null : (
        <Button data-open={`pile:${pile}`} data-nav="">
          {text("gwent.pile.view")}
        </Button>
      )}
      {asked === "deck" ? (
        <Button data-open="decks" data-nav="">
          {text("gwent.decks")}
        </Button>
      ) : null}
      {sight.scene.table.mayTakeBack === "no" || isOver(sight) || held ? null : (
        <Button
          className={styles.narrow ?? ""}
          data-nav=""
          onClick={frame.takeBack}
          aria-label={text("table.undo")}
        >
          ↶
        </Button>
      )}
      {lights.targets.has("leader") && !held ? (
        <Button className={styles.narrow ?? ""} data-spot="leader" data-nav="" aria-keyshortcuts="L">
          {text("gwent.leader")}
        </Button>
      ) : null}
      {leaderHeldBack(sight, lights.targets.has("leader")) === "nothing" && !held ? (
        <Button className={styles.narrow ?? ""} data-zoom={playerOf(sight, sight.player).leader} data-nav="">
          {text("gwent.leader")}
        </Button>
      ) : null}
      {lights.targets.has("pass") && !held ? <PassButton className={styles.narrow ?? ""} /> : null}
    </>
  );
}
