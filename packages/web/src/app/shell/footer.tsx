import { Link } from "wouter";
import { useText } from "../../language/language.tsx";
import styles from "./footer.module.css";
import { ABOUT, MENU } from "./places.ts";

/** Every place once more at the end of a page, and whose work this is. */
export function Footer({ onKeys }: { readonly onKeys: () => void }) {
  const text = useText();
  return (
    <footer className={styles.footer}>
      <nav className={styles.places} aria-label={text("shell.allPlaces")}>
        {MENU.map((place) => (
          <Link key={place.path} to={place.path}>
            {text(place.label)}
          </Link>
        ))}
        <button type="button" onClick={onKeys}>
          {text("shell.keys")}
        </button>
      </nav>
      <p>
        {text("shell.notice")} <Link to={ABOUT.path}>{text("shell.noticeMore")}</Link>
      </p>
    </footer>
  );
}
