import { parseAst } from "vitest/node";
import { textOf } from "../repository.ts";

/** A field as its source declares and explains it. */
export interface Field {
  readonly name: string;
  readonly type: string;
  readonly optional: boolean;
  readonly about: string;
}

/** An object of a type; in a union each has its `kind`. */
export interface Shape {
  readonly kind: string | undefined;
  readonly about: string;
  readonly fields: readonly Field[];
}

/** An exported type: its shapes if it is made of objects, else how it is written. */
export interface DeclaredType {
  readonly name: string;
  readonly about: string;
  readonly shapes: readonly Shape[];
  readonly text: string;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

/** The exported types of a file, by name. */
export function typesIn(file: string): ReadonlyMap<string, DeclaredType> {
  return typesOf(textOf(file));
}

export function typesOf(text: string): ReadonlyMap<string, DeclaredType> {
  const types = new Map<string, DeclaredType>();
  for (const statement of nodes(parseAst(text, { lang: "ts" }).body)) {
    const [declaration] = nodes(statement.declaration);
    if (declaration === undefined || !DECLARATIONS.includes(declaration.type)) continue;
    const name = nameOf(declaration.id);
    types.set(name, { name, about: commentBefore(text, statement), ...bodyOf(text, declaration) });
  }
  return types;
}

const DECLARATIONS = ["TSInterfaceDeclaration", "TSTypeAliasDeclaration"];

function bodyOf(text: string, declaration: Node): Pick<DeclaredType, "shapes" | "text"> {
  const [body] = nodes(
    declaration.type === "TSInterfaceDeclaration" ? declaration.body : declaration.typeAnnotation,
  );
  if (body === undefined) throw new Error("a type without a body");
  const members = body.type === "TSUnionType" ? nodes(body.types) : [body];
  const areObjects = members.every(({ type }) => type === "TSTypeLiteral" || type === "TSInterfaceBody");
  return {
    shapes: areObjects ? members.map((member) => shapeOf(text, member)) : [],
    text: written(text, body),
  };
}

function shapeOf(text: string, node: Node): Shape {
  const members = nodes(node.type === "TSInterfaceBody" ? node.body : node.members);
  const fields = members.map((member): Field => {
    const [annotation] = nodes(member.typeAnnotation);
    const [type] = nodes(annotation?.typeAnnotation);
    return {
      name: nameOf(member.key),
      type: type === undefined ? "unknown" : written(text, type),
      optional: member.optional === true,
      about: commentBefore(text, member),
    };
  });
  const kind = fields.find(({ name, type }) => name === "kind" && type.startsWith('"'));
  return {
    kind: kind?.type.slice(1, -1),
    about: node.type === "TSInterfaceBody" ? "" : commentBefore(text, node),
    fields: fields.filter((field) => field !== kind),
  };
}

/** The type as it is written, on one line, without what readers of the wire need not know. */
function written(text: string, { start, end }: Node): string {
  return text
    .slice(start, end)
    .replace(/\/\*\*.*?\*\/|\/\/ .*?$/gms, "")
    .replace(/Readonly<(Record<.*>)>/, "$1")
    .replace(/\breadonly /g, "")
    .replace(/\s+/g, " ")
    .replace(/^\| /, "")
    .replace(/;? }/g, " }")
    .replaceAll(";", ",")
    .replace(/(?<![-"\w])unknown(?![-\w])/g, "anything")
    .trim();
}

/** The comment that stands right before a node, in one line. */
function commentBefore(text: string, { start }: Node): string {
  const comment = /\/\*\*((?:(?!\*\/).)*)\*\/\s*\|?\s*$/s.exec(text.slice(0, start))?.[1] ?? "";
  return comment
    .replace(/^\s*\* ?/gm, "")
    .replace(/\s+/g, " ")
    .trim();
}

function nodes(value: unknown): Node[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  return list.filter(isNode);
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && "start" in value && "end" in value;
}

function nameOf(value: unknown): string {
  return typeof value === "object" && value !== null && "name" in value ? String(value.name) : "";
}
