import { useText } from "../../language/language.tsx";
import { LONGEST_NAME, LONGEST_PASSWORD, SHORTEST_PASSWORD } from "./limits.ts";
import { TextInput } from "./text-input.tsx";

interface CredentialProps {
  readonly value: string;
  readonly onValue: (value: string) => void;
  /** What it is called where the usual word would not tell it apart. */
  readonly label?: string;
}

/** The name of an account. */
export function AccountName({ label, ...rest }: CredentialProps) {
  const text = useText();
  return (
    <TextInput
      label={label ?? text("people.name")}
      maxLength={LONGEST_NAME}
      autoComplete="username"
      {...rest}
    />
  );
}

/** The password that an account has. */
export function CurrentPassword({ label, ...rest }: CredentialProps) {
  const text = useText();
  return (
    <TextInput
      label={label ?? text("people.change.old")}
      type="password"
      maxLength={LONGEST_PASSWORD}
      autoComplete="current-password"
      {...rest}
    />
  );
}

/** A password that an account is to have. */
export function NewPassword({ label, ...rest }: CredentialProps) {
  const text = useText();
  return (
    <TextInput
      label={label ?? text("people.change.fresh")}
      hint={text("people.password.hint", { least: SHORTEST_PASSWORD })}
      type="password"
      minLength={SHORTEST_PASSWORD}
      maxLength={LONGEST_PASSWORD}
      autoComplete="new-password"
      {...rest}
    />
  );
}
