import { useText } from "../../language/language.tsx";
import { useNetwork } from "../../network/use-network.ts";
import styles from "./offline-strip.module.css";

/** Says when the network or the server is gone, and what goes on without it. */
export function OfflineStrip() {
  const text = useText();
  const connectivity = useNetwork();
  return (
    <div role="status">
      {connectivity !== "connected" && (
        <p className={styles.strip}>
          {text(connectivity === "noNetwork" ? "shell.offline" : "shell.noServer")}
        </p>
      )}
    </div>
  );
}
