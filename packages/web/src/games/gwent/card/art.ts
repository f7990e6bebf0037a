import icons from "./charges/index.ts?game-icons";

/** The charges' path data by name, in a box of 512 × 512 units. A chunk of its own: see `charge-store.ts`. */
export default icons;
