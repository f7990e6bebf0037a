import { drawingOn } from "../../../../drawn/drawing/drawing.tsx";
import { useDefs } from "../defs/use-defs.tsx";

/** One drawing on the page. */
export const Drawing = drawingOn(useDefs);
