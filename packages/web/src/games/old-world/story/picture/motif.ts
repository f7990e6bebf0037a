/** What a part of a drawing is filled or drawn with; `story-picture.module.css` has their colours. */
export type Ink =
  | "dark"
  | "wood"
  | "bark"
  | "cloth"
  | "grey"
  | "stone"
  | "iron"
  | "pale"
  | "bone"
  | "skin"
  | "red"
  | "gold"
  | "blue"
  | "green"
  /** Shines by itself: it has no outline. */
  | "glow"
  | "ember"
  /** Lines without a fill: of ink, thin, of light, of gold. */
  | "line"
  | "fine"
  | "shine"
  | "gilt"
  /** A veil over what lies below. */
  | "shade"
  | "mist";

type Shape = readonly [Ink, string];

/**
 * One thing of our library, drawn around the point where it stands: x to the right, y down, so that all of it is above
 * zero. A grown man is some 170 tall, a thing that lies near some 120.
 */
export type Motif = readonly Shape[];
