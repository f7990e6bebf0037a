import { Link, useLocation } from "wouter";
import { useText } from "../../language/language.tsx";
import { Button } from "../../look/button.tsx";
import { Dialog } from "../../look/dialog.tsx";
import { Glyph } from "../../look/glyph.tsx";
import styles from "./menu.module.css";
import { isAt, MENU } from "./places.ts";

interface MenuProps {
  readonly onClose: () => void;
  readonly onKeys: () => void;
}

/** Every place there is, for screens without room for a header full of them. */
export function Menu({ onClose, onKeys }: MenuProps) {
  const text = useText();
  const [path] = useLocation();
  return (
    <Dialog title={text("shell.menu")} onClose={onClose} place="side">
      <nav aria-label={text("shell.places")} className={styles.menu}>
        {MENU.map((place) => (
          <Link
            key={place.path}
            to={place.path}
            className={styles.place}
            aria-current={isAt(path, place) ? "page" : undefined}
            onClick={onClose}
          >
            <Glyph path={place.icon} />
            {text(place.label)}
          </Link>
        ))}
      </nav>
      <Button kind="quiet" onClick={onKeys}>
        {text("shell.keys")}
      </Button>
    </Dialog>
  );
}
