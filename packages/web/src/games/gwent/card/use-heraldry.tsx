import { hungOnce } from "../../../drawn/icons/hung-once.tsx";
import { HeraldryDefs } from "./heraldry-defs.tsx";

/** Sees to it that what cards refer to is on the page. */
export const useHeraldry = hungOnce(HeraldryDefs);
