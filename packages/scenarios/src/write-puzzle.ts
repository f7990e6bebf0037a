import { Document, isMap, isScalar, visit } from "yaml";
import type { Puzzle } from "./puzzle.ts";

/** A puzzle as a scenario: lists, and all that lies deeper than a seat, in one line. */
export function writePuzzle({ id, game, mode, options, position, script, ...puzzle }: Puzzle): string {
  const document = new Document({
    scenario: id,
    game,
    mode,
    ...(Object.keys(Object(options)).length === 0 ? {} : { options }),
    position,
    ...(script.length === 0 ? {} : { script }),
    puzzle: { id, ...puzzle },
  });
  visit(document, {
    Seq(_key, node) {
      node.flow = true;
    },
    Map(_key, node, path) {
      const depth = path.filter(isMap).length;
      // Sections, and what belongs to a seat, have lines of their own.
      if (depth > 2 || (!node.items.some(({ value }) => !isScalar(value)) && depth > 1)) node.flow = true;
    },
  });
  return document.toString({ lineWidth: 0 });
}
