import { useText } from "../../language/language.tsx";
import styles from "./skip-links.module.css";

/** The first thing a keyboard meets: straight to the parts of the table. Seen only with the focus in it. */
export function SkipLinks() {
  const text = useText();
  return (
    <nav className={styles.skip} aria-label={text("table.skip")}>
      <a href="#choices-title">{text("table.choices")}</a>
      <a href="#outline-title">{text("table.outline")}</a>
      <a href="#log-title">{text("table.log")}</a>
      <a href="#entries-title">{text("table.entries")}</a>
    </nav>
  );
}
