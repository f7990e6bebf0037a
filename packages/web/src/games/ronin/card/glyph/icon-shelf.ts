import { IconStore } from "../../../../drawn/icons/icon-store.ts";

/** The icons that Ronin's things on this page show. */
export const ICON_SHELF = new IconStore(() => import("./art.ts"));
