import { useState } from "react";
import { call } from "../../hosts/online.ts";
import { useText } from "../../language/language.tsx";
import { notify } from "../../look/toast/toasts.ts";
import { CallForm } from "./call-form.tsx";
import { CurrentPassword } from "./credential-inputs.tsx";
import { LONGEST_NAME } from "./limits.ts";
import { TextInput } from "./text-input.tsx";

interface DeletePartProps {
  readonly name: string;
  readonly kind: "guest" | "account" | "bot";
  readonly onDone: () => void;
}

/** Deletes who one is here for good. The name is typed, so that nobody does it by a slip. */
export function DeletePart({ name, kind, onDone }: DeletePartProps) {
  const text = useText();
  const [typed, setTyped] = useState("");
  const [password, setPassword] = useState("");
  return (
    <CallForm
      title={text("people.delete", { kind })}
      about={text("people.delete.about")}
      submit={text("people.delete.go")}
      wrongLogin={text("people.change.wrong")}
      grave
      fault={typed.trim() === name ? undefined : text("people.delete.mismatch", { name })}
      send={async () => {
        await call("deleteMe", { body: kind === "account" ? { password } : {} });
        notify(text("people.delete.done"), "good");
        onDone();
      }}
    >
      <TextInput
        label={text("people.delete.name", { name })}
        value={typed}
        onValue={setTyped}
        maxLength={LONGEST_NAME}
        autoComplete="off"
      />
      {kind === "account" && <CurrentPassword value={password} onValue={setPassword} />}
    </CallForm>
  );
}
