import { useState } from "react";
import { call } from "../../hosts/online.ts";
import { useText } from "../../language/language.tsx";
import { notify } from "../../look/toast/toasts.ts";
import { CallForm } from "./call-form.tsx";
import { AccountName, CurrentPassword } from "./credential-inputs.tsx";

/** Back to an account. */
export function LoginForm({ onDone }: { readonly onDone: () => void }) {
  const text = useText();
  const [name, setName] = useState("");
  const [password, setPassword] = useState("");
  return (
    <CallForm
      title={text("people.login")}
      about={text("people.login.about")}
      submit={text("people.login.go")}
      send={async () => {
        await call("login", { body: { name, password } });
        notify(text("people.login.done", { name }), "good");
        onDone();
      }}
    >
      <AccountName value={name} onValue={setName} />
      <CurrentPassword label={text("people.password")} value={password} onValue={setPassword} />
    </CallForm>
  );
}
