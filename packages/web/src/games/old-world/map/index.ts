/* What the table needs of the map. */

export { OldWorldMap } from "./old-world-map.tsx";
export { isAtOpened, isOpened, openedPlace } from "./open/opened.ts";
export { PlaceSheet } from "./open/place-sheet.tsx";
export { type RouteGone, routeBetween } from "./roads/route.ts";
