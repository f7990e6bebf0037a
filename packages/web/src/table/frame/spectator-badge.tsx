import type { RoomLook } from "@medallion/table";
import { useText } from "../../language/language.tsx";
import styles from "./spectator-badge.module.css";

/** That one only watches, and how late. */
export function SpectatorBadge({ look }: { readonly look: RoomLook }) {
  const text = useText();
  const { spectators } = look.settings;
  const seconds = spectators.kind === "delayed" ? spectators.seconds : 0;
  return <p className={styles.badge}>{text("table.watching", { seconds })}</p>;
}
