import { useText } from "../../language/language.tsx";
import { Button } from "../../look/button.tsx";
import { Notice } from "../../look/notice.tsx";
import { useCopy } from "../../sharing/use-copy.ts";
import styles from "./recovery-code.module.css";

interface RecoveryCodeProps {
  readonly code: string;
  /** It is written down. */
  readonly onDone: () => void;
}

/** The code that sets a new password, the one time that it is shown. */
export function RecoveryCode({ code, onDone }: RecoveryCodeProps) {
  const text = useText();
  const copy = useCopy();
  return (
    <Notice tone="good">
      <p>{text("people.recovery.shown")}</p>
      <p className={styles.code}>{code}</p>
      <div className={styles.actions}>
        <Button onClick={() => copy(code)}>{text("people.recovery.copy")}</Button>
        <Button kind="brass" onClick={onDone}>
          {text("people.recovery.kept")}
        </Button>
      </div>
    </Notice>
  );
}
