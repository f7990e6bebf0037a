import type { Viewer } from "@medallion/records";
import { useText } from "../../language/language.tsx";
import { INPUT } from "../../look/field.tsx";
import styles from "./controls.module.css";

interface ViewerFieldProps {
  readonly viewer: Viewer;
  readonly names: readonly string[];
  readonly onSee: (viewer: Viewer) => void;
}

/** With whose eyes one watches. */
export function ViewerField({ viewer, names, onSee }: ViewerFieldProps) {
  const text = useText();
  return (
    <select
      className={`${INPUT} ${styles.eyes}`}
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
          {text("replays.eyes.seat", { name })}
        </option>
      ))}
    </select>
  );
}
