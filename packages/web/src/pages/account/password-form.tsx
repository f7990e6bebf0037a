import { useState } from "react";
import { call } from "../../hosts/online.ts";
import { useText } from "../../language/language.tsx";
import { CallForm } from "./call-form.tsx";
import { CurrentPassword, NewPassword } from "./credential-inputs.tsx";

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
      <CurrentPassword value={old} onValue={setOld} />
      <NewPassword value={fresh} onValue={setFresh} />
    </CallForm>
  );
}
