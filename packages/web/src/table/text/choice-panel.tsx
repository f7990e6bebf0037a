import { type ChoiceLine, candidatesOf, choiceStep, chosenBy } from "@medallion/table";
import { type ReactNode, type Ref, useEffect, useMemo, useRef } from "react";
import { useText, useWords } from "../../language/language.tsx";
import type { Words } from "../../language/words.ts";
import { Button } from "../../look/button.tsx";
import type { Scene } from "../../scene/scene.ts";
import { useSnapshot } from "../../scene/use-table-store.ts";
import { turnText } from "../turn-text.ts";
import { ChoiceList } from "./choice-list.tsx";
import styles from "./choice-panel.module.css";
import { partWords } from "./choice-words.ts";
import { useGuard } from "./use-guard.ts";
import { useSteps } from "./use-steps.ts";
import { useTypedNumber } from "./use-typed-number.ts";

/** What is asked and what it decides, and every answer with its number; below them what may be done besides. */
export function ChoicePanel({ scene, hint }: { readonly scene: Scene; readonly hint: ReactNode }) {
  const { text, list } = useWords();
  const { sending } = useSnapshot(scene.store);
  const { question } = scene.table;
  const heading = useKeptFocus<HTMLHeadingElement>(question?.id);
  const stakes = question === undefined ? undefined : scene.kit.stakes(question);
  return (
    <>
      <h2 id="choices-title" ref={heading} tabIndex={-1}>
        {headline(scene, text, list)}
      </h2>
      {hint}
      {stakes !== undefined && <p className={styles.stakes}>{scene.say(stakes)}</p>}
      {sending !== undefined && <p className={styles.hint}>{text("table.sending")}</p>}
      {/* New for a new question: a key pressed twice must not answer what nobody has read. */}
      {scene.mayAct && <Answers key={question?.id} scene={scene} isSending={sending !== undefined} />}
    </>
  );
}

/** What is asked, or why nothing is; how the game ended is told below. */
function headline(scene: Scene, text: Words["text"], list: Words["list"]): string {
  const { question, ending } = scene.table;
  if (question !== undefined && !scene.look.paused) return scene.say(question.text);
  return ending === undefined ? turnText(scene, text, list) : text("table.over");
}

interface AnswersProps {
  readonly scene: Scene;
  readonly isSending: boolean;
}

function Answers({ scene, isSending }: AnswersProps) {
  const text = useText();
  const { store, look } = scene;
  const steps = useSteps(scene);
  const guard = useGuard(scene);
  const { lines, named } = steps;
  const heading = useKeptFocus<HTMLHeadingElement>(named.length);
  const offers = useOffers(scene);
  const busy = isSending || look.paused;
  const take = (number: number): void => {
    if (busy) return;
    const line = lines[number - 1];
    const offer = offers[number - 1 - lines.length];
    const choice = line === undefined ? undefined : steps.take(line);
    const taken = offer === undefined ? undefined : chosenBy(offer);
    if (choice !== undefined && guard.asksAbout(choice)) return;
    if (choice !== undefined) void store.choose(choice);
    else if (taken !== undefined) void store.choose(taken, "offer");
  };
  const count = lines.length + offers.length;
  const typed = useTypedNumber(count, take, named.length > 0 ? steps.back : undefined);
  return (
    <>
      {(steps.role !== undefined || named.length > 0) && (
        <StepHeader key={named.length} ref={heading} role={steps.role} named={named} onBack={steps.back} />
      )}
      <ChoiceList key={`list ${named.length}`} lines={lines} first={1} busy={busy} onTake={take} />
      <p role="alert" className={styles.doubt}>
        {guard.why}
      </p>
      {offers.length > 0 && (
        <>
          <h3>{text("table.offers")}</h3>
          <ChoiceList lines={offers} first={lines.length + 1} busy={busy} onTake={take} />
        </>
      )}
      {lines.length > 9 && <TypingHint typed={typed} count={count} />}
    </>
  );
}

/** What may be done besides: always as whole choices, since there are but a few. */
function useOffers({ kit, say, table }: Scene): readonly ChoiceLine[] {
  const text = useText();
  return useMemo(() => {
    const choices = table.offers;
    return choiceStep(candidatesOf(kit, table.view, choices), { kit, choices, say, ...partWords(text) })
      .lines;
  }, [kit, say, text, table.offers, table.view]);
}

interface StepHeaderProps {
  readonly ref: Ref<HTMLHeadingElement>;
  readonly role: string | undefined;
  readonly named: readonly string[];
  readonly onBack: () => void;
}

/** Which part is asked for, what has been named before it, and the way back. */
function StepHeader({ ref, role, named, onBack }: StepHeaderProps) {
  const { text, list } = useWords();
  const chosen = named.length === 0 ? undefined : text("table.step.chosen", { parts: list(named) });
  return (
    <div className={styles.step}>
      <h3 ref={ref} tabIndex={-1}>
        {role ?? chosen}
        {role !== undefined && chosen !== undefined && <span className={styles.chosen}>{chosen}</span>}
      </h3>
      {named.length > 0 && (
        <Button kind="quiet" aria-keyshortcuts="Backspace" onClick={onBack}>
          {text("table.step.back")}
        </Button>
      )}
    </div>
  );
}

function TypingHint({ typed, count }: { readonly typed: string; readonly count: number }) {
  const text = useText();
  return (
    <p className={styles.hint}>
      {typed === "" ? text("table.typing", { count }) : text("table.typed", { number: typed })}
    </p>
  );
}

/** The button that was pressed is gone with what it answered; the focus goes to what is asked next. */
function useKeptFocus<E extends HTMLElement>(asked: number | undefined) {
  const heading = useRef<E>(null);
  const before = useRef(asked);
  useEffect(() => {
    if (before.current === asked) return;
    before.current = asked;
    const active = document.activeElement;
    // On nothing that could be pressed: on the page itself, or on the heading of what was asked before.
    if (active instanceof HTMLElement && active.tabIndex < 0) heading.current?.focus({ preventScroll: true });
  }, [asked]);
  return heading;
}
