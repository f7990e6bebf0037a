import { children, isNode, type Node, nameOf } from "../syntax/tree.ts";

/** What tells how a page is now, without waiting until it is as it should be. */
const LOOKS = new Set([
  ...["isVisible", "isHidden", "isEnabled", "isDisabled", "isChecked", "isEditable"],
  ...["innerText", "textContent", "inputValue", "getAttribute", "innerHTML", "boundingBox"],
  ...["count", "all", "allInnerTexts", "allTextContents", "title", "url", "content", "screenshot"],
  ...["evaluate", "evaluateAll", "evaluateHandle", "$", "$$", "$eval", "$$eval", "elementHandle"],
]);

/** What is given to these runs in the page. */
const FOR_PAGES = new Set(["evaluate", "evaluateAll", "evaluateHandle", "$eval", "$$eval", "addInitScript"]);

/** Names whose methods are none of a page's. */
const NO_PAGES = ["Promise", "JSON", "Object", "Array"];

/** The file whose functions ask again and again. */
const UNTIL = /\/until\.ts$/;

/** What a file knows besides the methods of pages. */
export interface Known {
  /** Functions that give back what one look at the page has told. */
  readonly lookers: ReadonlySet<string>;
  /** Functions that ask again and again. */
  readonly waiters: ReadonlySet<string>;
  /** Whether this variable holds what one look has told. */
  isTold(name: string): boolean;
}

/** The look that gives an expression its value, by name, if there is one; what is asked again and again is none. */
export function lookIn(value: unknown, known: Known): string | undefined {
  if (!isNode(value) || isWaiting(value, known)) return undefined;
  if (value.type === "Identifier") return known.isTold(nameOf(value)) ? nameOf(value) : undefined;
  if (value.type === "CallExpression") {
    const look = lookOf(value, known);
    if (look !== undefined) return look;
  }
  // What one waits for is something new, even if it was asked for with what a look has told.
  const isNew = value.type === "AwaitExpression" && children(value.argument)[0]?.type === "CallExpression";
  const within = isNew ? { ...known, isTold: () => false } : known;
  return firstOf(valuesOf(value), (part) => lookIn(part, within));
}

/** Whether a call asks again and again: `expect.poll`, and what `packages/web/browser/stage/until.ts` has. */
export function isWaiting(node: Node, { waiters }: Known): boolean {
  if (node.type !== "CallExpression") return false;
  return memberOf(node.callee) === "expect.poll" || waiters.has(nameOf(node.callee));
}

/** Whether an expression is an expectation: `expect(…)` with anything after it. */
export function isExpectation(value: unknown): boolean {
  if (!isNode(value)) return false;
  if (value.type === "MemberExpression") return isExpectation(value.object);
  if (value.type !== "CallExpression") return false;
  return isExpect(value) || isExpectation(value.callee);
}

/** `expect(…)` itself, in any of its forms. */
export function isExpect({ callee }: Node): boolean {
  return nameOf(callee) === "expect" || memberOf(callee).startsWith("expect.");
}

/** The functions of a file that another one gets from `packages/web/browser/stage/until.ts`, by the import that names it. */
export function waitersOf(statement: Node): string[] {
  const { source } = statement;
  if (statement.type !== "ImportDeclaration" || !isNode(source) || !UNTIL.test(String(source.value)))
    return [];
  return children(statement.specifiers).map(({ local }) => nameOf(local));
}

/** `a.b` for what is written so. */
export function memberOf(value: unknown): string {
  return isNode(value) && value.type === "MemberExpression" && value.computed !== true
    ? `${nameOf(value.object)}.${nameOf(value.property)}`
    : "";
}

/** Whether a call hands a function to the page, where it looks at what is there with the page's own means. */
export function isForPage({ callee }: Node): boolean {
  return isNode(callee) && FOR_PAGES.has(nameOf(callee.property));
}

export function isFunction({ type }: Node): boolean {
  return ["FunctionDeclaration", "FunctionExpression", "ArrowFunctionExpression"].includes(type);
}

/** What a function gives back: the expressions of its returns. */
function returnsOf({ body }: Node): Node[] {
  if (!isNode(body)) return [];
  return body.type === "BlockStatement" ? returnsIn(body) : [body];
}

function returnsIn(node: Node): Node[] {
  if (node.type === "ReturnStatement") return children(node.argument);
  return partsOf(node).flatMap((part) => (isFunction(part) ? [] : returnsIn(part)));
}

function lookOf({ callee }: Node, { lookers }: Known): string | undefined {
  if (!isNode(callee)) return undefined;
  if (callee.type === "Identifier") return lookers.has(nameOf(callee)) ? nameOf(callee) : undefined;
  const method = nameOf(callee.property);
  return LOOKS.has(method) && !NO_PAGES.includes(nameOf(callee.object)) ? method : undefined;
}

/** The parts of an expression that make its value; of a function those that it gives back. */
function valuesOf(node: Node): Node[] {
  if (isFunction(node)) return returnsOf(node);
  if (node.computed !== true) {
    if (node.type === "MemberExpression") return children(node.object);
    if (node.type === "Property") return children(node.value);
  }
  return partsOf(node);
}

/** All nodes right below one. */
export function partsOf(node: Node): Node[] {
  return Object.values(node).flatMap(children);
}

function firstOf<T, R>(list: readonly T[], find: (one: T) => R | undefined): R | undefined {
  for (const one of list) {
    const found = find(one);
    if (found !== undefined) return found;
  }
  return undefined;
}
