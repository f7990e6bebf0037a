import { glyphWith } from "../../../../drawn/drawing/glyph.tsx";
import { shared } from "../inks.ts";

/** A glyph of one colour inside a drawing: one of our own or an icon of the set. */
export const Glyph = glyphWith((name) => shared(`glyph-${name}`));
