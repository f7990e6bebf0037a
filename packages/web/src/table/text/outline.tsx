import type { Say, Seat, Section } from "@medallion/kernel";
import { useMemo } from "react";
import { useText } from "../../language/language.tsx";
import { ReadAloudButton } from "../../reading-aloud/read-aloud-button.tsx";
import type { Frame, Scene, TableProps } from "../../scene/scene.ts";
import { keyed } from "../keyed.ts";
import styles from "./outline.module.css";
import { WhyButton } from "./why-button.tsx";

/** The table in words: headings with lists, and "why" beside every number that can be accounted for. */
export function Outline({ scene, frame }: TableProps) {
  const { kit, table } = scene;
  const sections = useMemo(() => kit.board.outline(table.view), [kit, table.view]);
  return (
    <>
      <div className={styles.outline}>{parts(sections, 3, { say: scene.say, onWhy: frame.openWhy })}</div>
      {table.others.map(({ seat, view }) => (
        <OtherSeat key={seat} scene={scene} seat={seat} view={view} />
      ))}
    </>
  );
}

interface OtherSeatProps {
  readonly scene: Scene;
  readonly seat: Seat;
  readonly view: unknown;
}

/** What another seat sees, where everybody may know. */
function OtherSeat({ scene, seat, view }: OtherSeatProps) {
  const text = useText();
  const { kit, say, names } = scene;
  const sections = useMemo(() => kit.board.outline(view), [kit, view]);
  return (
    <details className={styles.other}>
      <summary>{text("table.seenBy", { name: names[seat] ?? "" })}</summary>
      <div className={styles.outline}>{parts(sections, 3, { say })}</div>
    </details>
  );
}

interface Telling {
  readonly say: Say;
  /** Absent where the numbers are not the viewer's own to ask about. */
  readonly onWhy?: Frame["openWhy"];
}

function parts(sections: readonly Section[], level: number, telling: Telling) {
  return keyed(sections, ({ title }) => JSON.stringify(title)).map(({ key, value }) => (
    <Part key={key} section={value} level={level} telling={telling} />
  ));
}

interface PartProps {
  readonly section: Section;
  readonly level: number;
  readonly telling: Telling;
}

function Part({ section, level, telling }: PartProps) {
  const { say, onWhy } = telling;
  const Heading = HEADINGS[Math.min(level, 6)] ?? "h6";
  const items = section.items.map(({ text, subject }) => ({ words: say(text), subject }));
  const inner = section.sections ?? [];
  return (
    <div className={level === 3 ? styles.part : styles.inner}>
      <Heading>{say(section.title)}</Heading>
      {section.isRead && (
        <ReadAloudButton words={[say(section.title), ...items.map(({ words }) => words)].join(" ")} />
      )}
      {items.length > 0 && (
        <ul>
          {keyed(items, ({ words }) => words).map(({ key, value: { words, subject } }) => (
            <li key={key}>
              <span>{words}</span>
              {subject !== undefined && onWhy !== undefined && (
                <WhyButton about={words} subject={subject} onWhy={onWhy} />
              )}
            </li>
          ))}
        </ul>
      )}
      {inner.length > 0 && <div className={styles.within}>{parts(inner, level + 1, telling)}</div>}
    </div>
  );
}

const HEADINGS: Readonly<Record<number, "h3" | "h4" | "h5" | "h6">> = { 3: "h3", 4: "h4", 5: "h5", 6: "h6" };
