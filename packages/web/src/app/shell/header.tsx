import { Link, useLocation } from "wouter";
import { useText } from "../../language/language.tsx";
import { MedallionMark } from "../../look/heraldry/medallion-mark.tsx";
import { PATHS } from "../../navigation/paths.ts";
import styles from "./header.module.css";
import { HEADER, isAt } from "./places.ts";
import { Tools } from "./tools.tsx";

/** The name of the house, where one can go, and what one can set at once. */
export function Header() {
  const text = useText();
  const [path] = useLocation();
  return (
    <header className={styles.header}>
      <Link to={PATHS.home} className={styles.name} aria-current={path === PATHS.home ? "page" : undefined}>
        <MedallionMark className={styles.mark} />
        <span>Medallion</span>
      </Link>
      <nav className={styles.places} aria-label={text("shell.places")}>
        {HEADER.map((place) => (
          <Link key={place.path} to={place.path} aria-current={isAt(path, place) ? "page" : undefined}>
            {text(place.label)}
          </Link>
        ))}
      </nav>
      <Tools />
    </header>
  );
}
