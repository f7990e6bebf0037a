import { useId } from "react";
import styles from "./choice.module.css";

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: T; readonly label: string; readonly lang?: string }[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  /** Leaves the label to screen readers, where a heading says the same. */
  readonly unlabelled?: boolean;
}

/** One of a few, side by side. */
export function Choice<T extends string>({ label, options, value, onChange, unlabelled }: ChoiceProps<T>) {
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className={unlabelled ? "unseen" : undefined}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} lang={option.lang}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
