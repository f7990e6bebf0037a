import styles from "./teeth.module.css";

interface TeethProps {
  readonly all: number;
  readonly left: number;
  /** How many of those that are left will go. */
  readonly going: number;
}

type Tooth = "left" | "going" | "gone";

export function teethOf({ all, left, going }: TeethProps): readonly Tooth[] {
  return Array.from({ length: all }, (_, place) => {
    if (place >= left) return "gone";
    return place >= left - going ? "going" : "left";
  });
}

/** A monster's life as a row of teeth. */
export function Teeth(props: TeethProps) {
  return (
    <span className={styles.teeth} aria-hidden="true">
      {teethOf(props).map((tooth, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: teeth are told apart by their places.
        <i key={place} data-tooth={tooth} />
      ))}
    </span>
  );
}
