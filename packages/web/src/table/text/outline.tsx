import type { Section } from "@medallion/kernel";
import { useMemo } from "react";
import { keyed } from "../keyed.ts";
import type { TableProps } from "../scene.ts";
import styles from "./outline.module.css";
import { WhyButton } from "./why-button.tsx";

/** The table in words: headings with lists, and "why" beside every number that can be accounted for. */
export function Outline({ scene, frame }: TableProps) {
  const { kit, table } = scene;
  const sections = useMemo(() => kit.board.outline(table.view), [kit, table.view]);
  return <div className={styles.outline}>{parts(sections, 3, { scene, frame })}</div>;
}

function parts(sections: readonly Section[], level: number, props: TableProps) {
  return keyed(sections, ({ title }) => JSON.stringify(title)).map(({ key, value }) => (
    <Part key={key} section={value} level={level} {...props} />
  ));
}

interface PartProps extends TableProps {
  readonly section: Section;
  readonly level: number;
}

function Part({ section, level, scene, frame }: PartProps) {
  const { say } = scene;
  const Heading = HEADINGS[Math.min(level, 6)] ?? "h6";
  const items = section.items.map(({ text, subject }) => ({ words: say(text), subject }));
  const inner = section.sections ?? [];
  return (
    <div className={level === 3 ? styles.part : styles.inner}>
      <Heading>{say(section.title)}</Heading>
      {items.length > 0 && (
        <ul>
          {keyed(items, ({ words }) => words).map(({ key, value: { words, subject } }) => (
            <li key={key}>
              <span>{words}</span>
              {subject !== undefined && <WhyButton about={words} subject={subject} onWhy={frame.openWhy} />}
            </li>
          ))}
        </ul>
      )}
      {inner.length > 0 && <div className={styles.within}>{parts(inner, level + 1, { scene, frame })}</div>}
    </div>
  );
}

const HEADINGS: Readonly<Record<number, "h3" | "h4" | "h5" | "h6">> = { 3: "h3", 4: "h4", 5: "h5", 6: "h6" };
