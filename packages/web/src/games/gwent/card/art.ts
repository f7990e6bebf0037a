import icons from "./charges/index.ts?game-icons";

/** The charges' path data by name, in a box of 512 × 512 units. A chunk of its own: see `icon-store.ts`. */
export default icons;
