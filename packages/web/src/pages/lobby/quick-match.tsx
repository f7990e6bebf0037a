import { type FormEvent, useState } from "react";
import { useLocation } from "wouter";
import { call, person } from "../../hosts/online.ts";
import { useGame } from "../../kits/use-game.ts";
import { useText } from "../../language/language.tsx";
import { Button } from "../../look/button.tsx";
import { Notice } from "../../look/notice.tsx";
import { Plate } from "../../look/surface.tsx";
import { Switch } from "../../look/switch.tsx";
import { onlineTablePath } from "../../navigation/paths.ts";
import { GameModeFields } from "../../people/game-mode-fields.tsx";
import { PickField } from "../../table/gathering/pick-field.tsx";
import { failureText } from "../../table/refusal.ts";
import styles from "./lobby.module.css";

const USUAL = {};

/** A seat at any table that fits, or at a new one where others find us. */
export function QuickMatch({ game }: { readonly game: string }) {
  const text = useText();
  const [, go] = useLocation();
  const { kit, say } = useGame(game);
  const [mode, setMode] = useState("");
  const [pick, setPick] = useState("");
  const [rated, setRated] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const [looking, setLooking] = useState(false);
  const chosen = kit.lobby.modes.some(({ id }) => id === mode) ? mode : (kit.lobby.modes[0]?.id ?? "");

  // What fits one mode may not fit another.
  function change(to: string): void {
    setMode(to);
    setPick("");
  }

  async function match(event: FormEvent): Promise<void> {
    event.preventDefault();
    setLooking(true);
    setTrouble(undefined);
    try {
      await person();
      const { table } = await call("match", {
        body: { game, mode: chosen, rated, ...(pick !== "" && { pick }) },
      });
      go(onlineTablePath(table));
    } catch (error) {
      setTrouble(failureText(error, text, say));
      setLooking(false);
    }
  }

  return (
    <Plate as="form" roomy className={styles.form} onSubmit={match}>
      <h2>{text("people.match")}</h2>
      <p>{text("people.match.about")}</p>
      <GameModeFields value={{ game, mode: chosen }} onChange={(value) => change(value.mode)} />
      <PickField
        settings={{ game, mode: chosen, rules: USUAL }}
        kit={kit}
        say={say}
        value={pick}
        onPick={setPick}
      />
      <Switch label={text("people.match.rated")} checked={rated} onChange={setRated} />
      <Button kind="brass" type="submit" disabled={looking}>
        {text("people.match.go")}
      </Button>
      {trouble !== undefined && (
        <Notice tone="bad">
          <p>{trouble}</p>
        </Notice>
      )}
    </Plate>
  );
}
