import { useText } from "../language/language.tsx";
import styles from "./loading.module.css";

/** Stands where something will be in a moment; shows itself only if that takes longer than a blink. */
export function Loading({ rows = 3 }: { readonly rows?: number }) {
  const text = useText();
  return (
    <div className={styles.loading} role="status" data-loading="">
      <span className="unseen">{text("shell.loading")}</span>
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <div key={row} className={styles.bar} />
      ))}
    </div>
  );
}
