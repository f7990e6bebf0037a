import type { Seat } from "@medallion/kernel";
import { useText } from "../language/language.tsx";
import type { Scene } from "../scene/scene.ts";
import { BotFace } from "./bot-face.tsx";

interface SeatedBotProps {
  readonly scene: Pick<Scene, "look">;
  readonly seat: Seat;
  readonly className?: string | undefined;
}

/** The face of the bot in a seat of a running game, so that nobody takes it for a person; nothing where a person sits. */
export function SeatedBot({ scene, seat, className }: SeatedBotProps) {
  const text = useText();
  const place = scene.look.places[seat];
  if (place?.kind !== "bot") return null;
  const { bot } = place;
  return <BotFace seat={seat} bot={bot} label={text("table.bot", { bot })} className={className} />;
}
