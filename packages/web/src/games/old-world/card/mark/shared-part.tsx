import { sharedPartOf } from "../../../../drawn/drawing/shared-part.tsx";
import { shared } from "../inks.ts";

/** Something that all drawings share, by what `OldWorldDefs` calls it. */
export const SharedPart = sharedPartOf(shared);
