import { useState } from "react";
import { call } from "../../hosts/online.ts";
import { useText } from "../../language/language.tsx";
import { notify } from "../../look/toast/toasts.ts";
import { CallForm } from "./call-form.tsx";
import { AccountName, NewPassword } from "./credential-inputs.tsx";

interface ClaimFormProps {
  readonly name: string;
  /** There is an account, with the code that recovers its password. */
  readonly onDone: (code: string) => void;
}

/** Makes an account of a guest, who keeps all games. */
export function ClaimForm({ name, onDone }: ClaimFormProps) {
  const text = useText();
  const [wanted, setWanted] = useState(name);
  const [password, setPassword] = useState("");
  return (
    <CallForm
      title={text("people.claim")}
      about={text("people.claim.about")}
      submit={text("people.claim.go")}
      send={async () => {
        const { recovery } = await call("claim", { body: { name: wanted, password } });
        notify(text("people.claim.done", { name: wanted }), "good");
        onDone(recovery);
      }}
    >
      <AccountName value={wanted} onValue={setWanted} />
      <NewPassword label={text("people.password")} value={password} onValue={setPassword} />
    </CallForm>
  );
}
