import { IconStore } from "../../../../drawn/icons/icon-store.ts";

/** The icons that Old World's things on this page show. */
export const ICON_SHELF = new IconStore(() => import("./art.ts"));
