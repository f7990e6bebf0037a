import type { CSSProperties, ReactNode } from "react";
import styles from "./hand.module.css";
import { type HandFace, type HandLayout, handLayout, type Room } from "./hand-layout.ts";

interface HandProps<Face extends string> {
  readonly zone: string;
  readonly label: string;
  /** How much room there is, if it is known yet. */
  readonly room: Room | undefined;
  /** Sunk, only its upper edge shows, since something else is to be chosen from; away, it is not seen at all. */
  readonly lies: "open" | "sunk" | "away";
  /** How a card may be drawn, from the one that says most on. */
  readonly faces: readonly [HandFace<Face>, ...HandFace<Face>[]];
  /** The cards by their keys, or how many lie face down. */
  readonly cards: readonly (string | number)[] | number;
  readonly card: (place: number, face: Face) => ReactNode;
  readonly back: ReactNode;
}

/** One's own cards, as large as they can be seen whole; those of somebody else lie face down. */
export function Hand<Face extends string>(props: HandProps<Face>) {
  const { zone, label, room, lies, faces, cards, card, back } = props;
  const count = typeof cards === "number" ? cards : cards.length;
  const layout = typeof cards === "number" || room === undefined ? undefined : handLayout(room, count, faces);
  const inLine = Math.ceil(count / (layout?.lines ?? 1));
  return (
    <section
      className={styles.hand}
      data-zone={zone}
      data-sunk={lies === "open" ? undefined : lies}
      data-lines={layout?.lines}
      aria-label={label}
      data-rove=""
      style={{ ...shapesOf(faces), ...styleOf(layout, inLine) }}
    >
      {typeof cards === "number"
        ? Array.from({ length: cards }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: closed cards are alike.
            <span key={place} className={styles.back}>
              {back}
            </span>
          ))
        : cards.map((key, place) => (
            <span key={key} className={styles.card} style={along(place, inLine)}>
              {card(place, layout?.face ?? faces[0].face)}
            </span>
          ))}
    </section>
  );
}

/** How far along its line a card lies, from 0 to 1: its name keeps to the line. */
function along(place: number, inLine: number): CSSProperties {
  return { "--along": (place % inLine) / Math.max(1, inLine - 1) } as CSSProperties;
}

/** Before the room is known the first face is drawn; backs have the shape of the barest one. */
function shapesOf(faces: readonly HandFace<string>[]): CSSProperties {
  return { "--shape": faces[0]?.shape, "--back-shape": faces.at(-1)?.shape } as CSSProperties;
}

function styleOf(layout: HandLayout<string> | undefined, inLine: number): CSSProperties | undefined {
  if (layout === undefined) return undefined;
  return { "--hw": `${layout.width}px`, "--in-line": inLine } as CSSProperties;
}

/** The name of a card that is drawn without it, while it is taken up. */
export function NameBelow({ children }: { readonly children: string }) {
  return (
    <span className={styles.name} aria-hidden="true">
      {children}
    </span>
  );
}
