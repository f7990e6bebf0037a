import type { Seat } from "@medallion/kernel";
import { useEffect, useState } from "react";
import { useText } from "../language/language.tsx";
import type { Scene } from "../scene/scene.ts";
import { useSettings } from "../settings/use-settings.ts";
import { BotFace } from "./bot-face.tsx";
import { opponentAt } from "./opponents.ts";
import styles from "./remark.module.css";
import { isOpening, partingOf } from "./remarks.ts";

/** Milliseconds that a greeting stands. */
const STANDS = 6000;

/**
 * The first bot at the table greets who begins a game with it, and says no more once the game is under way: what comes
 * next has the place for itself.
 */
export function Greeting({ scene }: { readonly scene: Scene }) {
  const text = useText();
  const { remarks } = useSettings();
  const { look } = scene;
  const seat = look.places.findIndex(({ kind }) => kind === "bot");
  const [began] = useState(() => scene.isOwn && isOpening(scene));
  const [game] = useState(look.game);
  const [said, setSaid] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSaid(true), STANDS);
    return () => clearTimeout(timer);
  }, []);
  const greets = began && !said && game === look.game && isOpening(scene);
  if (!remarks || !greets || seat === -1) return null;
  return (
    <div className={styles.slip} data-surface="sheet" role="status">
      <Remark scene={scene} seat={seat} words={text("opponent.greets", { who: opponentAt(seat) })} />
    </div>
  );
}

/** What the first bot says of how it ended. */
export function Parting({ scene }: { readonly scene: Scene }) {
  const text = useText();
  const { remarks } = useSettings();
  const parting = remarks && scene.isOwn ? partingOf(scene) : undefined;
  if (parting === undefined) return null;
  const { seat, kind } = parting;
  return <Remark scene={scene} seat={seat} words={text(`opponent.${kind}`, { who: opponentAt(seat) })} />;
}

function Remark({
  scene,
  seat,
  words,
}: {
  readonly scene: Scene;
  readonly seat: Seat;
  readonly words: string;
}) {
  const place = scene.look.places[seat];
  return (
    <p className={styles.remark} data-remark={seat}>
      <BotFace seat={seat} bot={place?.kind === "bot" ? place.bot : ""} className={styles.face} />
      <q>{words}</q>
    </p>
  );
}
