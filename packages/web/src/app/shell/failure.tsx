import { useEffect, useRef } from "react";
import { useText } from "../../language/language.tsx";
import { Button } from "../../look/button.tsx";
import { Page } from "../../look/page.tsx";
import { Sheet } from "../../look/surface.tsx";
import { PATHS } from "../../navigation/paths.ts";
import { network } from "../../network/this-page.ts";
import { useNetwork } from "../../network/use-network.ts";
import styles from "./failure.module.css";
import { isLoadFailure } from "./load-failure.ts";

interface FailureProps {
  readonly error: unknown;
  readonly onAgain: () => void;
}

const MISSING = {
  connected: "shell.missing.about",
  noNetwork: "shell.missing.offline",
  noServer: "shell.noServer",
} as const;

/** A page that could not be shown: what can be done now. Nothing that was played is lost by it. */
export function Failure({ error, onAgain }: FailureProps) {
  const text = useText();
  const isMissing = isLoadFailure(error);
  const connectivity = useNetwork();
  const wasAway = useRef(false);
  useEffect(() => {
    if (isMissing) network.failed();
  }, [isMissing]);
  useEffect(() => {
    if (connectivity !== "connected") wasAway.current = true;
    else if (isMissing && wasAway.current) location.reload();
  }, [isMissing, connectivity]);
  return (
    <Page title={text(isMissing ? "shell.missing" : "shell.failure")} width="narrow">
      <Sheet roomy>
        <p>{text(isMissing ? MISSING[connectivity] : "shell.failure.about")}</p>
        {!isMissing && <pre className={styles.details}>{String(error)}</pre>}
        <div className={styles.actions}>
          {/* A part of the program that failed to load is only asked for again by a fresh page. */}
          <Button kind="brass" onClick={isMissing ? () => location.reload() : onAgain}>
            {text("shell.again")}
          </Button>
          <Button onClick={() => location.assign(PATHS.home)}>{text("shell.toHome")}</Button>
        </div>
      </Sheet>
    </Page>
  );
}
