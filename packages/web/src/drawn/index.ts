/* All that a game needs for its drawn table; what is not here is nobody else's business. */

export { Chronicle } from "./chronicle/chronicle.tsx";
export { lastLine, type Telling } from "./chronicle/lines.ts";
export { type Drawn, useDrawn, useTold, useToldLog } from "./drawn-context.ts";
export type { DrawnGame } from "./drawn-game.ts";
export { DrawnTable } from "./drawn-table.tsx";
export { EndScene, TABLE_BENEATH } from "./ending/end-scene.tsx";
export type { Films } from "./film/films.ts";
export type { Happened } from "./film/happened.ts";
export type { Cue, Ref, Timeline, Topic, TravelWay, When, Zone } from "./film/plan/cue.ts";
export { Draft, type Route } from "./film/plan/draft.ts";
export { LONGEST, SHOWN } from "./film/plan/timing.ts";
export type { Stage } from "./film/stage/effects.ts";
export type { Zones } from "./film/stage/zones.ts";
export { useFit } from "./fit/use-fit.ts";
export { FrameButtons } from "./frame/frame-buttons.tsx";
export { Notices } from "./frame/notices.tsx";
export { Offers } from "./frame/offers.tsx";
export { Hand, NameBelow } from "./hand/hand.tsx";
export type { HandFace } from "./hand/hand-layout.ts";
export { type HandOrder, ordered } from "./hand/hand-order.ts";
export { useRoom } from "./hand/use-room.ts";
export { Piece, type PieceState } from "./pointing/piece.tsx";
export { Place } from "./pointing/place.tsx";
export { type Parts, type Way, waysOf } from "./pointing/way.ts";
export { playerName } from "./words/player-name.ts";
export { Zoom } from "./zoom/zoom.tsx";
export type { Zooming } from "./zoom/zoomed.ts";
