import { type ReactNode, useId } from "react";
import styles from "./chips.module.css";

interface ChipsProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly label: string; readonly mark?: ReactNode }[];
  readonly onChange: (value: T) => void;
}

/** One of a few, close together; a drawn mark stands for the words where there is one. */
export function Chips<T extends string>({ label, value, options, onChange }: ChipsProps<T>) {
  const name = useId();
  return (
    <fieldset className={styles.chips}>
      <legend className="unseen">{label}</legend>
      {options.map((option) => (
        <label key={option.value} title={option.label}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>
            {option.mark}
            <span className={option.mark === undefined ? undefined : "unseen"}>{option.label}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
