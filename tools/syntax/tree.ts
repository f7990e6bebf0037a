import { parseAst } from "vitest/node";

/** One node of the syntax tree of a TypeScript file, as ESTree names it. */
export interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** The statements of one file; throws with the file's name when it is not TypeScript. */
export function statementsOf(file: string, text: string): Node[] {
  try {
    return children(parseAst(text, { lang: file.endsWith("x") ? "tsx" : "ts" }).body);
  } catch (error) {
    throw new Error(`${file} cannot be read as TypeScript: ${String(error)}`);
  }
}

/** The nodes in one field of a node. */
export function children(value: unknown): Node[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  return list.filter(isNode);
}

export function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}

/** The name that an identifier is; nothing for any other node. */
export function nameOf(value: unknown): string {
  return isNode(value) && typeof value.name === "string" ? value.name : "";
}

/** The text that a string literal is, if it is one. */
export function literal(value: unknown): string | undefined {
  return isNode(value) && value.type === "Literal" && typeof value.value === "string"
    ? value.value
    : undefined;
}
