import { fitName } from "../../../../drawn/fit/fit-name.ts";
import { INK } from "../inks.ts";
import styles from "./action-face.module.css";

/** Small capitals are wider than the letters that were measured. */
export const NAME_PLATE = { width: 184 / 1.18, sizes: [25, 16.8] };

/** The name on the vellum of a card in the hand, on one line or two. */
export function CardName({ name }: { readonly name: string }) {
  const { lines, size } = fitName(name, NAME_PLATE);
  const first = 191 + size * 0.3 - ((lines.length - 1) * size * 0.92) / 2;
  return (
    <text className={styles.name} fontSize={size.toFixed(1)} fill={INK}>
      {lines.map((line, i) => (
        <tspan key={line} x="100" y={(first + i * size * 0.92).toFixed(1)}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
