import icons from "./icons.ts?game-icons";

/** Path data by name, in a box of 512 × 512 units. A chunk of its own: see `icon-store.ts`. */
export default icons;
