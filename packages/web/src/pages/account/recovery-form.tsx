import { useState } from "react";
import { call } from "../../hosts/online.ts";
import { useText } from "../../language/language.tsx";
import { CallForm } from "./call-form.tsx";
import { CurrentPassword } from "./credential-inputs.tsx";

/** Another recovery code, by the password. */
export function RecoveryForm({ onCode }: { readonly onCode: (code: string) => void }) {
  const text = useText();
  const [password, setPassword] = useState("");
  return (
    <CallForm
      title={text("people.recovery")}
      about={text("people.recovery.about")}
      submit={text("people.recovery.go")}
      wrongLogin={text("people.change.wrong")}
      send={async () => {
        const { recovery } = await call("freshRecovery", { body: { password } });
        setPassword("");
        onCode(recovery);
      }}
    >
      <CurrentPassword value={password} onValue={setPassword} />
    </CallForm>
  );
}
