import { useEffect, useMemo, useRef, useState } from "react";
import { useKeys } from "../../keys/use-keys.ts";
import { useText, useWords } from "../../language/language.tsx";
import type { Words } from "../../language/words.ts";
import type { Scene } from "../../scene/scene.ts";
import { useSnapshot } from "../../scene/use-table-store.ts";
import { turnText } from "../turn-text.ts";
import { ChoiceButton } from "./choice-button.tsx";
import { type ChoiceGroup, choiceGroups } from "./choice-groups.ts";
import styles from "./choice-panel.module.css";
import { typeNumber } from "./number-entry.ts";

/** What is asked, and every answer with its number; below them what may be done besides. */
export function ChoicePanel({ scene }: { readonly scene: Scene }) {
  const { text, list } = useWords();
  const { store, look, table, kit, say, mayAct } = scene;
  const { sending } = useSnapshot(store);
  const choices = useMemo(() => choiceGroups(table.choices, kit, say), [table.choices, kit, say]);
  const offers = useMemo(() => choiceGroups(table.offers, kit, say), [table.offers, kit, say]);
  const busy = sending !== undefined || !mayAct || look.paused;
  const heading = useKeptFocus(table.question?.id);
  const take = (number: number): void => {
    const choice = choices[number - 1];
    const offer = offers[number - 1 - choices.length];
    if (busy) return;
    if (choice !== undefined) void store.choose(choice.choice);
    else if (offer !== undefined) void store.choose(offer.choice, "offer");
  };
  const typed = useTypedNumber(mayAct ? choices.length + offers.length : 0, take);
  return (
    <>
      <h2 id="choices-title" ref={heading} tabIndex={-1}>
        {headline(scene, text, list)}
      </h2>
      {sending !== undefined && <p className={styles.sending}>{text("table.sending")}</p>}
      {mayAct && (
        // New buttons for a new question: a key pressed twice must not answer what nobody has read.
        <Choices key={table.question?.id} groups={choices} first={1} busy={busy} onTake={take} />
      )}
      {mayAct && offers.length > 0 && (
        <>
          <h3>{text("table.offers")}</h3>
          <Choices groups={offers} first={choices.length + 1} busy={busy} onTake={take} />
        </>
      )}
      {choices.length > 9 && <TypingHint typed={typed} count={choices.length + offers.length} />}
    </>
  );
}

/** What is asked, or why nothing is; how the game ended is told below. */
function headline(scene: Scene, text: Words["text"], list: Words["list"]): string {
  const { question, ending } = scene.table;
  if (question !== undefined && !scene.look.paused) return scene.say(question.text);
  return ending === undefined ? turnText(scene, text, list) : text("table.over");
}

interface ChoicesProps {
  readonly groups: readonly ChoiceGroup[];
  readonly first: number;
  readonly busy: boolean;
  readonly onTake: (number: number) => void;
}

function Choices({ groups, first, busy, onTake }: ChoicesProps) {
  if (groups.length === 0) return null;
  return (
    <ol className={styles.choices} start={first}>
      {groups.map((group, index) => (
        <li key={group.choice}>
          <ChoiceButton group={group} number={first + index} busy={busy} onTake={onTake} />
        </li>
      ))}
    </ol>
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

/** Digits anywhere on the page choose by number; Enter decides where more could follow. */
function useTypedNumber(count: number, take: (number: number) => void): string {
  const [typed, setTyped] = useState("");
  useKeys((key, event) => {
    const entry = typeNumber(typed, key, count);
    if (entry === undefined) return;
    event.preventDefault();
    setTyped(entry.typed);
    if (entry.chosen !== undefined) take(entry.chosen);
  });
  return typed;
}

/** The button that was pressed is gone with its question; the focus goes to what is asked next. */
function useKeptFocus(question: number | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const asked = useRef(question);
  useEffect(() => {
    if (asked.current === question) return;
    asked.current = question;
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [question]);
  return heading;
}
