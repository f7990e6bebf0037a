import { type Document, isMap, isNode, isScalar, isSeq, LineCounter, parseAllDocuments } from "yaml";
import { Mistake } from "./mistake.ts";

/** Where a value lies in a scenario: keys and places from its top. */
export type Path = readonly (string | number)[];

/** One YAML document and the lines its values stand on, counted from 1 in the whole file. */
export interface Source {
  readonly line: number;
  /** The document as plain data; throws `Mistake` where it is not YAML. */
  read(): unknown;
  /** The line of the value at `path`, or of its nearest ancestor that exists. */
  lineOf(path: Path): number;
  has(path: Path): boolean;
  /** The path below `start` that dotted or spaced text such as `A.close` names, as far as it exists. */
  follow(start: Path, text: string): Path;
}

/** The scenarios of a file; empty documents are left out. */
export function readSources(text: string): readonly Source[] {
  const lines = new LineCounter();
  const documents = parseAllDocuments(text, { lineCounter: lines, prettyErrors: false, logLevel: "error" });
  const sources: Source[] = [];
  for (const document of documents) {
    const { contents } = document;
    const empty = contents === null || (isScalar(contents) && contents.value === null);
    if (!empty || document.errors.length > 0) sources.push(sourceOf(document, lines));
  }
  return sources;
}

function sourceOf(document: Document.Parsed, lines: LineCounter): Source {
  const lineAt = (offset: number): number => Math.max(1, lines.linePos(offset).line);
  const line = lineAt(document.contents?.range[0] ?? document.range[0]);
  return {
    line,
    read() {
      const error = document.errors[0];
      if (error !== undefined)
        throw new Mistake(lineAt(error.pos[0]), `This isn’t valid YAML: ${error.message}.`);
      try {
        return document.toJS();
      } catch (thrown) {
        throw new Mistake(line, `This YAML can’t be read: ${String(thrown)}.`);
      }
    },
    lineOf(path) {
      let node: unknown = document.contents;
      let offset = document.contents?.range[0] ?? document.range[0];
      for (const step of path) {
        const found = child(node, step);
        if (found === undefined) break;
        offset = found.offset ?? offset;
        node = found.value;
      }
      return lineAt(offset);
    },
    has(path) {
      let node: unknown = document.contents;
      for (const step of path) {
        const found = child(node, step);
        if (found === undefined) return false;
        node = found.value;
      }
      return true;
    },
    follow(start, text) {
      let node: unknown = document.contents;
      for (const step of start) node = child(node, step)?.value;
      const path = [...start];
      let rest = text;
      for (;;) {
        const key = keysOf(node)
          .filter((name) => startsWithKey(rest, name))
          .sort((a, b) => b.length - a.length)[0];
        if (key === undefined) return path;
        path.push(isSeq(node) ? Number(key) : key);
        node = child(node, key)?.value;
        rest = rest.slice(key.length).replace(/^[\s.[\]/:]+/, "");
      }
    },
  };
}

interface Child {
  readonly value: unknown;
  readonly offset: number | undefined;
}

/** A value of a mapping stands where its key stands. */
function child(node: unknown, step: string | number): Child | undefined {
  if (isMap(node)) {
    const pair = node.items.find((item) => keyText(item.key) === String(step));
    return pair === undefined ? undefined : { value: pair.value, offset: startOf(pair.key) };
  }
  if (!isSeq(node)) return undefined;
  const value = node.items[Number(step)];
  return value === undefined ? undefined : { value, offset: startOf(value) };
}

function keysOf(node: unknown): string[] {
  if (isMap(node)) return node.items.map((item) => keyText(item.key));
  return isSeq(node) ? node.items.map((_, place) => String(place)) : [];
}

function keyText(key: unknown): string {
  return isNode(key) ? String(key.toJSON()) : String(key);
}

function startOf(node: unknown): number | undefined {
  return isNode(node) ? node.range?.[0] : undefined;
}

function startsWithKey(text: string, key: string): boolean {
  return text.startsWith(key) && (text.length === key.length || /[\s.[\]/:]/.test(text.charAt(key.length)));
}
