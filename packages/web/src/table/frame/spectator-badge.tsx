import { useText } from "../../language/language.tsx";
import type { Scene } from "../../scene/scene.ts";
import { useSnapshot } from "../../scene/use-table-store.ts";
import styles from "./spectator-badge.module.css";

/** That one only watches, and how late; and how many do. */
export function SpectatorBadge({ scene: { look, seat, store } }: { readonly scene: Scene }) {
  const text = useText();
  const { watching } = useSnapshot(store);
  if (seat !== null)
    return watching === 0 ? null : (
      <p className={styles.badge}>{text("table.watchers", { count: watching })}</p>
    );
  const { spectators } = look.settings;
  const seconds = spectators.kind === "delayed" ? spectators.seconds : 0;
  return (
    <p className={styles.badge}>
      {text("table.watching", { seconds })}
      {watching > 1 && ` · ${text("table.watchers", { count: watching })}`}
    </p>
  );
}
