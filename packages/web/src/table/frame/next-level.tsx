import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import { useText } from "../../language/language.tsx";
import { Button } from "../../look/button.tsx";
import { notify } from "../../look/toast/toasts.ts";
import { localTablePath } from "../../navigation/paths.ts";
import { rememberLevel } from "../../play-now/level-store.ts";
import { nextLevel } from "../../play-now/next-level.ts";
import type { Scene } from "../../scene/scene.ts";
import styles from "./after-game.module.css";
import type { Venue } from "./venue.ts";

/** Offers a stronger bot to whoever beat this level twice on this device: the same table once more, with it. */
export function NextLevel({ venue, scene }: { readonly venue: Venue; readonly scene: Scene }) {
  const text = useText();
  const [, navigate] = useLocation();
  const [level, setLevel] = useState<string>();
  const [going, setGoing] = useState(false);
  const { kit, look } = scene;
  useEffect(() => {
    let isWanted = venue.kind === "device";
    const find = async (): Promise<void> => {
      const { localHost } = await import("../../local/local-host.ts");
      const found = nextLevel(kit, await localHost().tables.finished(), venue.table, look.game);
      if (isWanted) setLevel(found);
    };
    // Who does not hear of it plays on as before.
    if (isWanted) find().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [venue, kit, look.game]);
  if (level === undefined) return null;
  const play = async (): Promise<void> => {
    setGoing(true);
    try {
      const { localHost } = await import("../../local/local-host.ts");
      const seats = look.places.map((place) =>
        place.kind === "person"
          ? ({ kind: "person", name: place.name } as const)
          : ({ kind: "bot", bot: level } as const),
      );
      const table = await localHost().tables.found({ settings: look.settings, seats });
      rememberLevel(kit.game.id, level);
      navigate(localTablePath(table));
    } catch {
      setGoing(false);
      notify(text("home.play.failed"), "bad");
    }
  };
  return (
    <>
      <p className={styles.note}>{text("opponent.beaten")}</p>
      <Button disabled={going} onClick={() => void play()}>
        {text("opponent.next", { bot: level })}
      </Button>
    </>
  );
}
