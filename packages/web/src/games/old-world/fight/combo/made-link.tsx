import type { Extension } from "@medallion/old-world/pages";
import type { CSSProperties } from "react";
import { Mark, type MarkName } from "../../card/index.ts";
import { type ComboFace, claspAt, socketAt } from "./clasps.ts";
import styles from "./combo.module.css";

interface MadeLinkProps {
  readonly face: ComboFace;
  /** The extensions of the card, and which of them the next card lies on. */
  readonly extensions: readonly Extension[];
  readonly active: number;
}

/** The bar of brass from the clasp of a card to the socket of the next one; on slim cards with what it adds. */
export function MadeLink({ face, extensions, active }: MadeLinkProps) {
  const from = claspAt(face, active, extensions.length);
  const to = socketAt(face);
  const style = { "--top": Math.min(from, to), "--down": Math.abs(from - to) } as CSSProperties;
  const extension = extensions[active];
  return (
    <>
      <svg
        className={styles.made}
        style={style}
        viewBox="0 0 10 10"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {["shade", "brass", "gleam"].map((layer) => (
          <path key={layer} data-layer={layer} d={pathOf(from, to)} />
        ))}
      </svg>
      {face === "slim" && extension !== undefined ? <Bonus extension={extension} /> : null}
    </>
  );
}

function pathOf(from: number, to: number): string {
  if (from === to) return "M0 0H10";
  return from > to ? "M0 10H2L8 0H10" : "M0 0H2L8 10H10";
}

const BONUSES: readonly (readonly [symbol: "damage" | "shield" | "refill", mark: MarkName])[] = [
  ["damage", "damage"],
  ["shield", "shield"],
  ["refill", "draw"],
];

function Bonus({ extension }: { readonly extension: Extension }) {
  const bonuses = BONUSES.flatMap(([symbol, mark]) => {
    const n = extension[symbol];
    return n === undefined ? [] : [{ mark, n }];
  });
  if (bonuses.length === 0) return null;
  return (
    <span className={styles.bonus} aria-hidden="true">
      {bonuses.map(({ mark, n }) => (
        <span key={mark}>
          {n}
          <Mark name={mark} />
        </span>
      ))}
    </span>
  );
}
