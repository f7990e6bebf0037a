import type { OptionKey } from "@medallion/old-world/pages";
import styles from "./story-page.module.css";

/** Wax with the letter of an option. */
export function Seal({ option }: { readonly option: OptionKey }) {
  return (
    <svg aria-hidden="true" className={styles.seal} viewBox="-50 -50 100 100">
      <path
        d="M0-46C15-49 23-39 34-35C45-28 41-15 46-3C49 11 39 19 34 31C27 44 13 41 1 46C-13 49-21 38-33 34C-45 27-41 13-46 1C-49-13-39-21-34-33C-27-44-13-41 0-46Z"
        fill="#7d1d19"
      />
      <path
        d="M-2-44C14-47 22-37 33-33C43-27 39-15 44-4"
        fill="none"
        opacity=".7"
        stroke="#d9776a"
        strokeWidth="3"
      />
      <circle fill="#962a23" r="31" stroke="#5d1411" strokeWidth="3" />
      <text
        fill="#f6d9b8"
        fontFamily="var(--font-caps)"
        fontSize="42"
        fontWeight="800"
        textAnchor="middle"
        y="15"
      >
        {option}
      </text>
    </svg>
  );
}
