import { hungOnce } from "../../../../drawn/icons/hung-once.tsx";
import { RoninDefs } from "./ronin-defs.tsx";

/** Sees to it that what Ronin's drawings refer to is on the page. */
export const useDefs = hungOnce(RoninDefs);
