import type { RowName } from "@medallion/gwent/cards";
import { Drawing, type DrawingProps } from "../../../look/heraldry/drawing.tsx";
import { ROW_PATHS } from "./mark-paths.ts";

/** The sign of a row in the colour and size of the text. */
export function RowMark({ row, ...rest }: DrawingProps & { readonly row: RowName }) {
  return (
    <Drawing viewBox="0 0 24 24" inText {...rest}>
      <path d={ROW_PATHS[row]} fill="currentColor" fillRule="evenodd" />
    </Drawing>
  );
}
