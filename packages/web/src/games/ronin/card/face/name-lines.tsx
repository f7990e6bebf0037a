import { fitName } from "../../../../drawn/fit/fit-name.ts";
import { INK } from "../inks.ts";
import styles from "./card-face.module.css";

/** Small capitals are wider than the letters that were measured. */
export const NAME_PLATE = { width: 132 / 1.18, sizes: [17, 15.5] };

/** The name on one line or two, above its base. */
export function NameLines({ name, base }: { readonly name: string; readonly base: number }) {
  const { lines, size } = fitName(name, NAME_PLATE);
  const last = lines.length - 1;
  return (
    <text className={styles.name} fontSize={size.toFixed(2)} fill={INK}>
      {lines.map((line, i) => (
        <tspan key={line} x="75" y={(base - (last - i) * size * 1.02).toFixed(2)}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
