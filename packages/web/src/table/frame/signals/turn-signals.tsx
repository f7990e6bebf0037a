import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useText } from "../../../language/language.tsx";
import { Button } from "../../../look/button.tsx";
import { Notice } from "../../../look/notice.tsx";
import type { Scene } from "../../../scene/scene.ts";
import { changeSettings } from "../../../settings/settings.ts";
import { useSettings } from "../../../settings/use-settings.ts";
import { give, isUseful, signalOf, THIS_DEVICE } from "./signals.ts";
import { useToldTurn } from "./use-told-turn.ts";

/** Calls somebody whose turn begins; offers to do so by notifications once a turn began unseen. */
export function TurnSignals({ scene }: { readonly scene: Scene }) {
  const text = useText();
  const wanted = useSettings();
  const isTurn = useToldTurn(scene) && scene.isOwn;
  const before = useRef(isTurn);
  const [missed, setMissed] = useState(false);
  const begin = useEffectEvent(() => {
    if (!THIS_DEVICE.isSeen()) setMissed(true);
    give(signalOf(THIS_DEVICE, wanted), THIS_DEVICE, scene.say(scene.kit.name), text("table.signal.turn"));
  });
  useEffect(() => {
    if (isTurn && !before.current) begin();
    before.current = isTurn;
  }, [isTurn]);
  if (!isUseful(missed, THIS_DEVICE, wanted)) return null;
  const answer = async (yes: boolean): Promise<void> => {
    const granted = yes && (await THIS_DEVICE.ask()) === "granted";
    changeSettings({ notifications: granted });
  };
  return (
    <Notice
      actions={
        <>
          <Button kind="brass" onClick={() => void answer(true)}>
            {text("table.signal.yes")}
          </Button>
          <Button kind="quiet" onClick={() => void answer(false)}>
            {text("table.signal.no")}
          </Button>
        </>
      }
    >
      <p>{text("table.signal.offer")}</p>
    </Notice>
  );
}
