import { useState } from "react";
import { call } from "../../hosts/online.ts";
import { useText } from "../../language/language.tsx";
import { CallForm } from "./call-form.tsx";
import { LONGEST_PASSWORD } from "./limits.ts";
import { TextInput } from "./text-input.tsx";

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
      <TextInput
        label={text("people.change.old")}
        type="password"
        value={password}
        onValue={setPassword}
        maxLength={LONGEST_PASSWORD}
        autoComplete="current-password"
      />
    </CallForm>
  );
}
