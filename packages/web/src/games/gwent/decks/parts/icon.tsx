/** Strokes in a box of 24 × 24 units. */
const STROKES = {
  add: "M12 5v14M5 12h14",
  bring: "M12 4v11m-5-5 5 5 5-5M5 20h14",
  bin: "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10.5 11v5.5M13.5 11v5.5",
  clear: "m6 6 12 12M18 6 6 18",
  copy: "M9 9h11v11H9zM15 9V4H4v11h5",
  draw: "m9 4 9 2.5-3.5 13L5.5 17zM18.5 9l2 .9-4.2 9.6",
  filter: "M4 6h16M7 12h10M10 18h4",
  pencil: "m5 19 1-4L16 5l3 3L9 18zM14 7l3 3",
  play: "M8 5v14l11-7z",
  redo: "M19 5v6h-6M18 10a7 7 0 1 0 1 5",
  remove: "M5 12h14",
  share: "M12 15V4m-4 4 4-4 4 4M6 12v8h12v-8",
  undo: "M5 5v6h6M6 10a7 7 0 1 1-1 5",
} as const;

export type IconName = keyof typeof STROKES;

/** A small mark for a button, beside its words or in place of them. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1.25em"
      height="1.25em"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={STROKES[name]} />
    </svg>
  );
}
