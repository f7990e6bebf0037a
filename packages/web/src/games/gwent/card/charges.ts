import { IconStore } from "../../../drawn/icons/icon-store.ts";

/** The charges of the cards on this page. */
export const CHARGES = new IconStore(() => import("./art.ts"));
