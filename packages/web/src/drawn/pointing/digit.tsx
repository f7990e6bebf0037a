import { useDrawn } from "../drawn-context.ts";
import { digitOf } from "./lights.ts";
import styles from "./piece.module.css";

/** The digit that points at a spot, while keys are what the table is played with. Lies at the top of what it is in. */
export function Digit<Spot extends string>({ spot }: { readonly spot: Spot }) {
  const { lights, digits } = useDrawn<unknown, Spot>();
  const digit = digits ? digitOf(lights, spot) : undefined;
  if (digit === undefined) return null;
  return (
    <span className={styles.digit} aria-hidden="true">
      {digit}
    </span>
  );
}
