import { isThere, type Known } from "./known.ts";
import type { Piece } from "./markdown.ts";

/** Paths from the root, with or without the name of a file at their end. */
const ROOTED = /(?<![\w@/.-])(?:\.\.?\/)*(?:packages|tools|docs|bench|examples)\/[^\s`'"“”’(),;:!?|\\[\]]*/g;
/** Names that end like files we keep, perhaps with folders before them. */
const NAMED =
  /(?<![\w@/.:$…*<>{}-])(?:\.{1,2}\/)*(?:[\w@<>*{},-][\w@.<>*{},-]*\/)*[\w<>*{}-][\w.<>*{}-]*\.(?:tsx?|css|sh|md|ya?ml|json|svg|webp)(?![\w/*-]|\.\w)/g;
/** Files of whoever reads, or of any name: `my-deck.yaml`, `FILE.json`, `*.md`. */
const OWN = /(^|\/)(my-[^/]*|[A-Z]{2,}\.(?!md)\w+|\*+\.\w+)$/;

/** Places on somebody's machine, which others do not have. */
const OUTSIDE = /(?<![\w./~-])\/(?:work|tmp|home|root|Users)\/[^\s`'"),;]*/g;

/** Paths and names of files, in code or in a comment, that are not there. */
export function pathFaults(file: string, pieces: readonly Piece[], known: Known): string[] {
  return pieces.flatMap(({ text, line }) => [
    ...namesIn(text)
      .filter((name) => !OWN.test(name) && !isThere(name, file, known))
      .map((name) => `${file}:${line}: names ${name}, which is not there`),
    ...Array.from(
      text.matchAll(OUTSIDE),
      ([name]) => `${file}:${line}: names ${name}, outside the repository`,
    ),
  ]);
}

function namesIn(text: string): readonly string[] {
  const rooted = [...text.matchAll(ROOTED)].map(([name]) => name.replace(/[.…]+$/, ""));
  const named = [...text.replace(ROOTED, " ").matchAll(NAMED)].map(([name]) => name);
  return [...new Set([...rooted, ...named])];
}

/** A span of code that is nothing but the name of a folder: `cards/`. */
export function folderFaults(file: string, pieces: readonly Piece[], known: Known): string[] {
  return pieces
    .filter(
      ({ text }) => /^(?:[\w.-]+\/)+$/.test(text) && !/^(?:packages|tools|docs|bench|examples)\//.test(text),
    )
    .filter(({ text }) => ![...known.folders].some((folder) => `/${folder}/`.endsWith(`/${text}`)))
    .map(({ text, line }) => `${file}:${line}: names the folder ${text}, which is not there`);
}
