import { useId } from "react";
import styles from "./switch.module.css";

interface SwitchProps {
  readonly label: string;
  readonly about?: string | undefined;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Something that is on or off, and takes effect at once. */
export function Switch({ label, about, checked, disabled = false, onChange }: SwitchProps) {
  const id = useId();
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        aria-labelledby={id}
        aria-describedby={about === undefined ? undefined : `${id}-about`}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={styles.track} aria-hidden="true">
        <span className={styles.knob} />
      </span>
      <span id={id} className={styles.label}>
        {label}
      </span>
      {about !== undefined && (
        <span id={`${id}-about`} className={styles.about}>
          {about}
        </span>
      )}
    </label>
  );
}
