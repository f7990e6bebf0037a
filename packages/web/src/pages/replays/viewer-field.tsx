import eye from "virtual:game-icons/eye-target";
import type { Seat } from "@medallion/kernel";
import type { Viewer } from "@medallion/records";
import { useText } from "../../language/language.tsx";
import { INPUT } from "../../look/field.tsx";
import { Glyph } from "../../look/glyph.tsx";
import styles from "./controls.module.css";

interface ViewerFieldProps {
  readonly viewer: Viewer;
  readonly names: readonly string[];
  /** The reader's seat. */
  readonly own: Seat | null;
  readonly onSee: (viewer: Viewer) => void;
}

/** With whose eyes one watches; a list, or where there is little room a mark that opens it. */
export function ViewerField({ viewer, names, own, onSee }: ViewerFieldProps) {
  const text = useText();
  return (
    <span className={styles.eyes}>
      <span className={styles.eye}>
        <Glyph path={eye} />
      </span>
      <select
        className={INPUT}
        aria-label={text("replays.eyes")}
        value={viewer === null ? "none" : String(viewer)}
        onChange={({ target: { value } }) =>
          onSee(value === "none" ? null : value === "all" ? "all" : Number(value))
        }
      >
        <option value="none">{text("replays.eyes.none")}</option>
        <option value="all">{text("replays.eyes.all")}</option>
        {names.map((name, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
          <option key={seat} value={seat}>
            {text(seat === own ? "replays.eyes.own" : "replays.eyes.seat", { name })}
          </option>
        ))}
      </select>
    </span>
  );
}
