import { useState } from "react";
import { call } from "../../hosts/online.ts";
import { useText } from "../../language/language.tsx";
import { notify } from "../../look/toast/toasts.ts";
import { CallForm } from "./call-form.tsx";
import { LONGEST_NAME } from "./limits.ts";
import { TextInput } from "./text-input.tsx";

/** A guest's name. */
export function NameForm({ name, onDone }: { readonly name: string; readonly onDone: () => void }) {
  const text = useText();
  const [fresh, setFresh] = useState(name);
  return (
    <CallForm
      title={text("people.rename")}
      about={text("people.rename.about")}
      submit={text("people.rename.go")}
      send={async () => {
        await call("rename", { body: { name: fresh } });
        notify(text("people.rename.done", { name: fresh }), "good");
        onDone();
      }}
    >
      <TextInput
        label={text("people.name")}
        value={fresh}
        onValue={setFresh}
        maxLength={LONGEST_NAME}
        autoComplete="nickname"
      />
    </CallForm>
  );
}
