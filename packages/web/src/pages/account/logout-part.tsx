import { call } from "../../hosts/online.ts";
import { useText } from "../../language/language.tsx";
import { notify } from "../../look/toast/toasts.ts";
import { CallForm } from "./call-form.tsx";

/** Leaves the account on this device. */
export function LogoutPart({ onDone }: { readonly onDone: () => void }) {
  const text = useText();
  return (
    <CallForm
      title={text("people.logout")}
      about={text("people.logout.about")}
      submit={text("people.logout.go")}
      send={async () => {
        await call("logout");
        notify(text("people.logout.done"), "good");
        onDone();
      }}
    >
      {null}
    </CallForm>
  );
}
