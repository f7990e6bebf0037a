import { levelsOf } from "@medallion/bots/levels";
import type { Seat } from "@medallion/kernel";
import { useState } from "react";
import { useLocation } from "wouter";
import { useText } from "../../../language/language.tsx";
import { Button } from "../../../look/button.tsx";
import type { Recorded } from "../../../replay/recorded.ts";
import { useSettings } from "../../../settings/use-settings.ts";
import styles from "./analysis.module.css";
import { playOn } from "./play-on.ts";

interface PlayOnHereProps {
  readonly recorded: Recorded;
  readonly position: number;
  /** Whose place one takes. */
  readonly seat: Seat;
  /** How that player is called here. */
  readonly called: string;
}

/** What if: plays on from this moment in somebody's place, against bots of a level. */
export function PlayOnHere({ recorded, position, seat, called }: PlayOnHereProps) {
  const text = useText();
  const settings = useSettings();
  const [, navigate] = useLocation();
  const [bot, setBot] = useState("adept");
  const [state, setState] = useState<"ready" | "founding" | "failed">("ready");
  const name = settings.name === "" ? called : settings.name;
  const found = (): void => {
    setState("founding");
    playOn(recorded, position, seat, { name, bot }).then(navigate, () => setState("failed"));
  };
  return (
    <p className={styles.on}>
      <select
        aria-label={text("replays.analysis.against")}
        value={bot}
        onChange={({ target }) => setBot(target.value)}
      >
        {levelsOf(recorded.kit).map(({ id }) => (
          <option key={id} value={id}>
            {text("table.bot", { bot: id })}
          </option>
        ))}
      </select>
      <Button disabled={state === "founding"} onClick={found}>
        {text("replays.analysis.playOn", { name: called })}
      </Button>
      {state === "failed" && <span role="alert">{text("replays.analysis.noTable")}</span>}
    </p>
  );
}
