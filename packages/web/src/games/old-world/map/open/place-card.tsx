import type { TerrainSymbol } from "@medallion/old-world/pages";
import type { ReactNode } from "react";
import { CloseMark } from "../../../../look/close-mark.tsx";
import { Drawing } from "../../card/mark/drawing.tsx";
import { Medallion } from "../plaque/medallion.tsx";
import styles from "./place-card.module.css";

/** Lets go of what was pointed at, shuts what was opened by naming something else, or takes back the move that is being paid for. */
export type CardClosing = "release" | "open" | "back";

interface PlaceCardProps {
  readonly number: number;
  readonly ground: TerrainSymbol;
  readonly name: string;
  /** Its terrain, and how far away it is. */
  readonly where: string;
  /** What can be done there, and what that means. */
  readonly action?: { readonly name: string; readonly text: string } | undefined;
  /** Who and what is there. */
  readonly there: readonly string[];
  readonly close: { readonly label: string; readonly by: CardClosing; readonly opens: string };
  /** What it would cost to come, and what can be done. */
  readonly children?: ReactNode;
}

/** A place, opened: what can be done there, who and what is there, what it would cost to come. */
export function PlaceCard({ number, ground, name, where, action, there, close, children }: PlaceCardProps) {
  return (
    <article className={styles.card} data-surface="sheet" aria-label={name}>
      <header className={styles.head}>
        <span className={styles.medal}>
          <Drawing box="-60 -62 120 124">
            <Medallion ground={ground} number={number} />
          </Drawing>
        </span>
        <span>
          <h2 className={styles.name}>{name}</h2>
          <p className={styles.where}>{where}</p>
        </span>
        <button
          type="button"
          className={styles.close}
          aria-label={close.label}
          data-release={close.by === "release" ? "" : undefined}
          data-open={close.by === "open" ? close.opens : undefined}
          data-spot={close.by === "back" ? "back" : undefined}
        >
          <CloseMark />
        </button>
      </header>
      {action === undefined ? null : (
        <p className={styles.action}>
          <b>{action.name}</b> {action.text}
        </p>
      )}
      {there.length === 0 ? null : (
        <ul className={styles.there}>
          {there.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {children}
    </article>
  );
}
