import { useCallback } from "react";
import { call } from "../../hosts/online.ts";
import { useAsked } from "../../hosts/use-asked.ts";
import { useText } from "../../language/language.tsx";
import { Button } from "../../look/button.tsx";
import { notify } from "../../look/toast/toasts.ts";
import { failureText } from "../../table/refusal.ts";

/** No longer hears somebody's words, or hears them again. */
export function MuteButton({ person }: { readonly person: string }) {
  const text = useText();
  const { asked, again } = useAsked(useCallback(() => call("mutes"), []));
  if (asked.state !== "there") return null;
  const muted = asked.value.muted.includes(person);
  const change = async (): Promise<void> => {
    try {
      if (muted) await call("unmute", { params: { person } });
      else await call("mute", { body: { person } });
      again();
    } catch (error) {
      notify(failureText(error, text), "bad");
    }
  };
  return (
    <div>
      <Button onClick={change} aria-pressed={muted}>
        {text("people.mute", { muted: muted ? "yes" : "no" })}
      </Button>
    </div>
  );
}
