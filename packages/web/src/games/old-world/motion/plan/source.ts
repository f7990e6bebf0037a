import type { Zone } from "../../../../drawn/index.ts";
import type { OldWorldFilming } from "./filming.ts";
import { STORY } from "./zones.ts";

/** Where something that is gained comes from: on the page of a story the line that says so. */
export function gained({ source }: OldWorldFilming, mark: string, seat: number): Zone {
  return source === STORY ? `${STORY}:${mark}:${seat}` : source;
}
