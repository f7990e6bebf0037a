import { useText } from "../../language/language.tsx";
import styles from "./offline-strip.module.css";
import { useNetwork } from "./use-network.ts";

/** Says when the network is gone, and what goes on without it. */
export function OfflineStrip() {
  const text = useText();
  const isOnline = useNetwork();
  return <div role="status">{!isOnline && <p className={styles.strip}>{text("shell.offline")}</p>}</div>;
}
