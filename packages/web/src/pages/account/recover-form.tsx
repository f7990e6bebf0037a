import { useState } from "react";
import { call } from "../../hosts/online.ts";
import { useText } from "../../language/language.tsx";
import { notify } from "../../look/toast/toasts.ts";
import { CallForm } from "./call-form.tsx";
import { AccountName, NewPassword } from "./credential-inputs.tsx";
import { TextInput } from "./text-input.tsx";

const LONGEST_CODE = 100;

interface RecoverFormProps {
  /** Logged in, with the next code. */
  readonly onDone: (code: string) => void;
}

/** Back to an account whose password is lost, by its recovery code. */
export function RecoverForm({ onDone }: RecoverFormProps) {
  const text = useText();
  const [name, setName] = useState("");
  const [code, setCode] = useState("");
  const [password, setPassword] = useState("");
  return (
    <CallForm
      title={text("people.recover")}
      about={text("people.recover.about")}
      submit={text("people.recover.go")}
      send={async () => {
        const { recovery } = await call("recover", { body: { name, code, password } });
        notify(text("people.login.done", { name }), "good");
        onDone(recovery);
      }}
    >
      <AccountName value={name} onValue={setName} />
      <TextInput
        label={text("people.recovery.code")}
        value={code}
        onValue={setCode}
        maxLength={LONGEST_CODE}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <NewPassword value={password} onValue={setPassword} />
    </CallForm>
  );
}
