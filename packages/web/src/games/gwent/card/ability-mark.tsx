import type { Ability } from "@medallion/gwent/cards";
import { Drawing, type DrawingProps } from "../../../look/heraldry/drawing.tsx";
import { MARK_PATHS, type Mark, markOf } from "./mark-paths.ts";

/** The sign of an ability in the colour and size of the text. */
export function AbilityMark({ ability, ...rest }: DrawingProps & { readonly ability: Ability | Mark }) {
  return (
    <Drawing viewBox="0 0 24 24" inText {...rest}>
      <path d={MARK_PATHS[markOf(ability)]} fill="currentColor" fillRule="evenodd" />
    </Drawing>
  );
}
