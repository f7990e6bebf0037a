import { useEffect, useState } from "react";
import { useText } from "../language/language.tsx";
import { Notice } from "../look/notice.tsx";
import { databaseNamed } from "./database.ts";
import styles from "./not-kept-notice.module.css";

/** Says where a browser lets nothing be stored, before somebody trusts it with a game. */
export function NotKeptNotice() {
  const text = useText();
  const [isKept, setKept] = useState(true);
  useEffect(() => {
    databaseNamed()().then(
      (database) => database.close(),
      () => setKept(false),
    );
  }, []);
  if (isKept) return null;
  return (
    <div className={styles.place}>
      <Notice>
        <p>{text("local.notKept")}</p>
      </Notice>
    </div>
  );
}
