import type { RoomLook } from "@medallion/table";
import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import { useText } from "../../language/language.tsx";
import type { LocalSeat, LocalWish } from "../../local/local-tables.ts";
import { Button } from "../../look/button.tsx";
import { notify } from "../../look/toast/toasts.ts";
import { localTablePath } from "../../navigation/paths.ts";
import { rememberLevel } from "../../play-now/level-store.ts";
import { nextLevel } from "../../play-now/next-level.ts";
import type { Scene } from "../../scene/scene.ts";
import styles from "./after-game.module.css";
import type { Venue } from "./venue.ts";

interface Offer {
  readonly level: string;
  /** What the game was played with, by seat. */
  readonly brought: readonly (string | undefined)[];
}

/** Offers a stronger bot to whoever beat this level twice on this device: the same table and decks once more, with it. */
export function NextLevel({ venue, scene }: { readonly venue: Venue; readonly scene: Scene }) {
  const text = useText();
  const [, navigate] = useLocation();
  const [offer, setOffer] = useState<Offer>();
  const [going, setGoing] = useState(false);
  const { kit, look } = scene;
  useEffect(() => {
    let isWanted = venue.kind === "device";
    const find = async (): Promise<void> => {
      const { localHost } = await import("../../local/local-host.ts");
      const finished = await localHost().tables.finished();
      const level = nextLevel(kit, finished, venue.table, look.game);
      const last = finished.find(({ table, number }) => table === venue.table && number === look.game);
      if (isWanted && level !== undefined)
        setOffer({ level, brought: last?.seats.map(({ with: own }) => own?.id) ?? [] });
    };
    // Who does not hear of it plays on as before.
    if (isWanted) find().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [venue, kit, look.game]);
  if (offer === undefined) return null;
  const { level } = offer;
  const play = async (): Promise<void> => {
    setGoing(true);
    try {
      const { localHost } = await import("../../local/local-host.ts");
      const { tables } = localHost();
      // What it was played with may be nothing that a game is asked for, as where one only drew it.
      const table = await tables
        .found(wishFor(look, offer, true))
        .catch(() => tables.found(wishFor(look, offer, false)));
      rememberLevel(kit.game.id, level);
      navigate(localTablePath(table));
    } catch {
      setGoing(false);
      notify(text("home.play.failed"), "bad");
    }
  };
  return (
    <div className={styles.next}>
      <p>{text("opponent.beaten")}</p>
      <Button disabled={going} onClick={() => void play()}>
        {text("opponent.next", { bot: level })}
      </Button>
    </div>
  );
}

function wishFor({ settings, places }: RoomLook, { level, brought }: Offer, withDecks: boolean): LocalWish {
  const seats = places.map((place, seat): LocalSeat => {
    const pick = brought[seat];
    const own = withDecks && pick !== undefined ? { pick } : {};
    return place.kind === "person"
      ? { kind: "person", name: place.name, ...own }
      : { kind: "bot", bot: level, ...own };
  });
  return { settings, seats };
}
