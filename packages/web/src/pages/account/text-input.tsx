import type { InputHTMLAttributes } from "react";
import { Field } from "../../look/field.tsx";

interface TextInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "onChange"> {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
}

export function TextInput({ label, hint, onValue, ...rest }: TextInputProps) {
  return (
    <Field label={label} {...(hint !== undefined && { hint })}>
      {(id, described) => (
        <input
          id={id}
          aria-describedby={described}
          required
          onChange={(event) => onValue(event.target.value)}
          {...rest}
        />
      )}
    </Field>
  );
}
