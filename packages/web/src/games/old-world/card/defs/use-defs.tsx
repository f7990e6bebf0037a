import { hungOnce } from "../../../../drawn/icons/hung-once.tsx";
import { OldWorldDefs } from "./old-world-defs.tsx";

/** Sees to it that what Old World's drawings refer to is on the page. */
export const useDefs = hungOnce(OldWorldDefs);
