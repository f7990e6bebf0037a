import { useCallback, useState } from "react";
import { useLocation } from "wouter";
import { useText } from "../language/language.tsx";
import { notify } from "../look/toast/toasts.ts";
import { useSettings } from "../settings/use-settings.ts";
import { rememberWelcome } from "../settings/welcome-store.ts";
import { playNow } from "./play-now.ts";

/** One click and one sits at a table; `going` until it is laid. */
export function usePlayNow(game: string): { readonly going: boolean; play(): void } {
  const text = useText();
  const { name } = useSettings();
  const [, navigate] = useLocation();
  const [going, setGoing] = useState(false);
  const play = useCallback(async () => {
    setGoing(true);
    try {
      navigate(await playNow(game, name === "" ? text("home.you") : name));
      rememberWelcome();
    } catch {
      setGoing(false);
      notify(text("home.play.failed"), "bad");
    }
  }, [game, name, navigate, text]);
  return { going, play };
}
