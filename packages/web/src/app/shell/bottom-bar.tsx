import menu from "virtual:game-icons/hamburger-menu";
import { Link, useLocation } from "wouter";
import { useText } from "../../language/language.tsx";
import { Glyph } from "../../look/glyph.tsx";
import styles from "./bottom-bar.module.css";
import { BAR, isAt } from "./places.ts";

/** Where one goes most, within reach of a thumb; the rest is behind its menu. Narrow screens only. */
export function BottomBar({ onMenu }: { readonly onMenu: () => void }) {
  const text = useText();
  const [path] = useLocation();
  return (
    <nav className={styles.bar} aria-label={text("shell.places")}>
      {BAR.map((place) => (
        <Link
          key={place.path}
          to={place.path}
          className={styles.place}
          aria-current={isAt(path, place) ? "page" : undefined}
        >
          <Glyph path={place.icon} />
          <span>{text(place.label)}</span>
        </Link>
      ))}
      <button type="button" className={styles.place} onClick={onMenu} aria-haspopup="dialog">
        <Glyph path={menu} />
        <span>{text("shell.more")}</span>
      </button>
    </nav>
  );
}
