import { factFaults, ruleFaults } from "./citations.ts";
import { commandFaults, scriptFaults } from "./commands.ts";
import { commentsIn } from "./comments.ts";
import type { Known } from "./known.ts";
import { linkFaults } from "./links.ts";
import { linesOf, type Piece, readMarkdown, spansIn } from "./markdown.ts";
import { folderFaults, pathFaults } from "./paths.ts";

/** Whatever a Markdown file names and is not there. */
export function documentFaults(file: string, text: string, known: Known): string[] {
  const document = readMarkdown(text);
  return [
    ...linkFaults(file, document, known),
    ...pathFaults(file, document.code, known),
    ...folderFaults(file, document.code, known),
    ...commandFaults(file, document.code, known),
    ...ruleFaults(file, document.lines, known),
    ...factFaults(file, document.lines, known),
  ];
}

/** Whatever the comments of a source name and is not there; facts are also cited by what the source itself says. */
export function sourceFaults(file: string, text: string, known: Known): string[] {
  const lines = linesOf(text);
  // To tell comments from code takes long; most sources name nothing that is not there, wherever they do.
  const suspicious = namingFaults(file, lines, known).length > 0;
  return [
    ...(suspicious ? namingFaults(file, commentsIn(file, text), known) : []),
    ...factFaults(file, lines, known),
  ];
}

function namingFaults(file: string, pieces: readonly Piece[], known: Known): string[] {
  const spans = pieces.flatMap(({ text, line }) => spansIn(text).map((span) => ({ ...span, line })));
  return [
    ...pathFaults(file, pieces, known),
    ...scriptFaults(file, pieces, known),
    ...commandFaults(file, spans, known),
    ...ruleFaults(file, pieces, known),
  ];
}
