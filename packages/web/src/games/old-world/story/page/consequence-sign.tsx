import { Mark, type MarkName } from "../../card/index.ts";
import type { ConsequenceMark } from "../tale/consequence.ts";
import styles from "./story-page.module.css";

const SIGNS: Readonly<Record<ConsequenceMark, MarkName>> = {
  gold: "gold",
  shield: "shield",
  attribute: "level",
  potion: "potion",
  card: "cards",
  trail: "trail",
  quest: "quest",
  kept: "equipment",
  move: "wilderness",
  turn: "draw",
  trophy: "trophy",
};

/** What a consequence is about, as it is drawn everywhere on the table. */
export function ConsequenceSign({ mark }: { readonly mark: ConsequenceMark }) {
  return <Mark name={SIGNS[mark]} className={styles.sign} />;
}
