import { literalsIn } from "../syntax.ts";
import { blank, lineAt, type Piece } from "./markdown.ts";

const SLASHES = /\/\/[^\n]*|\/\*[\s\S]*?\*\//g;
const STARS = /\/\*[\s\S]*?\*\//g;
const HASHES = /(?<=^|\s)#(?!!)[^\n]*/g;

/** The comments of a source file: of TypeScript, of a style sheet, or of a script of the shell. */
export function commentsIn(file: string, text: string): readonly Piece[] {
  if (file.endsWith(".css")) return piecesOf(text, STARS);
  if (!/\.tsx?$/.test(file)) return piecesOf(text, HASHES);
  let code = text;
  for (const [from, to] of literalsIn(file, text))
    code = code.slice(0, from) + blank(text.slice(from, to)) + code.slice(to);
  return piecesOf(code, SLASHES);
}

/** Line by line, each without the marks of the comment. */
function piecesOf(text: string, comment: RegExp): readonly Piece[] {
  return [...text.matchAll(comment)].flatMap((found) => {
    const first = lineAt(text, found.index);
    return found[0].split("\n").map((line, index) => ({
      text: line.replace(/^\s*(?:\/\/|\/\*+|\*+(?!\/)|#)?\s?|\s*\*\/\s*$/g, ""),
      line: first + index,
    }));
  });
}
