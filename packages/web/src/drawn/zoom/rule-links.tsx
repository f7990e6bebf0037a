import styles from "./rule-links.module.css";

interface RuleLinksProps {
  readonly rules: readonly string[];
  /** Opens the rule book; without it rules are not linked. */
  readonly onRule: ((rule: string) => void) | undefined;
}

/** The rules behind what is seen large. */
export function RuleLinks({ rules, onRule }: RuleLinksProps) {
  if (onRule === undefined || rules.length === 0) return null;
  return (
    <p className={styles.rules}>
      {rules.map((rule) => (
        <button key={rule} type="button" className={styles.rule} onClick={() => onRule(rule)}>
          {rule}
        </button>
      ))}
    </p>
  );
}
