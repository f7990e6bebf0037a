import { memo, useLayoutEffect } from "react";
import { DefsStore } from "../../../../drawn/drawing/defs-store.tsx";
import { IconSymbols } from "../../../../drawn/icons/icon-symbols.tsx";
import { SCHOOL_PATHS } from "../../../../look/heraldry/schools.ts";
import { ICON_SHELF } from "../glyph/icon-shelf.ts";
import { SHARED_ICONS } from "../glyph/icons.ts";
import { OwnGlyphs } from "../glyph/own-glyphs.tsx";
import { shared } from "../inks.ts";
import { Clasps } from "./clasps.tsx";
import { Gradients } from "./gradients.tsx";
import { Grounds } from "./grounds.tsx";
import { Medals } from "./medals.tsx";
import { Patterns } from "./patterns.tsx";
import { Shields } from "./shields.tsx";
import { Tokens } from "./tokens.tsx";

const glyphId = (name: string): string => shared(`glyph-${name}`);

/** What all of Old World's drawings share; each only refers to it, see `useDefs`. */
export const OldWorldDefs = memo(function OldWorldDefs() {
  useLayoutEffect(() => {
    for (const icon of SHARED_ICONS) ICON_SHELF.want(icon);
  }, []);
  return (
    <DefsStore>
      <Gradients />
      <Patterns />
      <OwnGlyphs idOf={glyphId} />
      {Object.entries(SCHOOL_PATHS).map(([school, path]) => (
        <path
          key={school}
          id={glyphId(`device-${school}`)}
          d={path}
          transform="scale(5.12)"
          fillRule="evenodd"
        />
      ))}
      <IconSymbols store={ICON_SHELF} idOf={glyphId} />
      <Grounds />
      <Clasps />
      <Medals />
      <Shields />
      <Tokens />
    </DefsStore>
  );
});
