import { useText } from "../../language/language.tsx";
import styles from "./skip-link.module.css";

/** The first thing that Tab reaches: past the header to what the page is about. */
export function SkipLink() {
  const text = useText();
  return (
    <button
      type="button"
      className={styles.skip}
      onClick={() => {
        const target =
          document.querySelector<HTMLElement>("main h1") ?? document.querySelector<HTMLElement>("main");
        if (target !== null) {
          target.tabIndex = -1;
          target.focus();
        }
      }}
    >
      {text("shell.skip")}
    </button>
  );
}
