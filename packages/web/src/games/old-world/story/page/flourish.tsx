import styles from "./story-page.module.css";

export function Flourish() {
  return (
    <svg aria-hidden="true" className={styles.flourish} viewBox="0 0 220 30">
      <path d="M4 15H84M136 15H216M110 5L120 15L110 25L100 15ZM89 15a5 5 0 1 0 10 0a5 5 0 1 0-10 0M121 15a5 5 0 1 0 10 0a5 5 0 1 0-10 0" />
    </svg>
  );
}
