import { memo, useLayoutEffect } from "react";
import { DefsStore } from "../../../../drawn/drawing/defs-store.tsx";
import { IconSymbols } from "../../../../drawn/icons/icon-symbols.tsx";
import { ICON_SHELF } from "../glyph/icon-shelf.ts";
import { MARK_ICONS } from "../glyph/icons.ts";
import { OWN_GLYPHS } from "../glyph/own-glyphs.tsx";
import { shared } from "../inks.ts";
import { Gradients } from "./gradients.tsx";
import { Patterns } from "./patterns.tsx";
import { Symbols } from "./symbols.tsx";
import { Tokens } from "./tokens.tsx";

/** What all of Ronin's drawings share; each only refers to it, see `useDefs`. */
export const RoninDefs = memo(function RoninDefs() {
  useLayoutEffect(() => {
    for (const icon of MARK_ICONS) ICON_SHELF.want(icon);
  }, []);
  return (
    <DefsStore>
      <Gradients />
      <Patterns />
      {Object.entries(OWN_GLYPHS).map(([name, drawing]) => (
        <g key={name} id={shared(`glyph-${name}`)}>
          {drawing}
        </g>
      ))}
      <IconSymbols store={ICON_SHELF} idOf={(name) => shared(`glyph-${name}`)} />
      <Symbols />
      <Tokens />
    </DefsStore>
  );
});
