import { useTable } from "../../sight/table-context.ts";
import { OpenPlace } from "./open-place.tsx";
import { openedPlace } from "./opened.ts";

/** The opened place on a phone, where its card stands below the map; nothing while none is opened. */
export function PlaceSheet() {
  const opened = openedPlace(useTable());
  return opened === undefined ? null : <OpenPlace place={opened} />;
}
