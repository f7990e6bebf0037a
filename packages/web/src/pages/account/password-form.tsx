import { useState } from "react";
import { call } from "../../hosts/online.ts";
import { useText } from "../../language/language.tsx";
import { CallForm } from "./call-form.tsx";
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from "./limits.ts";
import { TextInput } from "./text-input.tsx";

/** A new password; it ends all other sessions. */
export function PasswordForm() {
  const text = useText();
  const [old, setOld] = useState("");
  const [fresh, setFresh] = useState("");
  return (
    <CallForm
      title={text("people.change")}
      about={text("people.change.about")}
      submit={text("people.change.go")}
      success={text("people.change.done")}
      wrongLogin={text("people.change.wrong")}
      send={async () => {
        await call("password", { body: { old, fresh } });
        setOld("");
        setFresh("");
      }}
    >
      <TextInput
        label={text("people.change.old")}
        type="password"
        value={old}
        onValue={setOld}
        maxLength={LONGEST_PASSWORD}
        autoComplete="current-password"
      />
      <TextInput
        label={text("people.change.fresh")}
        hint={text("people.password.hint", { least: SHORTEST_PASSWORD })}
        type="password"
        value={fresh}
        onValue={setFresh}
        minLength={SHORTEST_PASSWORD}
        maxLength={LONGEST_PASSWORD}
        autoComplete="new-password"
      />
    </CallForm>
  );
}
