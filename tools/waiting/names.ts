import { children, isNode, nameOf } from "../syntax/tree.ts";

/** Which variables hold what one look at the page has told, as far as a place in a file can see them. */
export class Names {
  readonly #outer: Names | undefined;
  readonly #told = new Map<string, boolean>();

  constructor(outer?: Names) {
    this.#outer = outer;
  }

  declare(pattern: unknown, isTold: boolean): void {
    for (const name of namesIn(pattern)) this.#told.set(name, isTold);
  }

  /** A variable that was declared before gets another value. */
  assign(pattern: unknown, isTold: boolean): void {
    for (const name of namesIn(pattern)) this.#homeOf(name).#told.set(name, isTold);
  }

  isTold(name: string): boolean {
    return this.#told.get(name) ?? this.#outer?.isTold(name) ?? false;
  }

  #homeOf(name: string): Names {
    return this.#outer === undefined || this.#told.has(name) ? this : this.#outer.#homeOf(name);
  }
}

/** The variables that a pattern gives values to. */
function namesIn(pattern: unknown): string[] {
  if (!isNode(pattern)) return [];
  switch (pattern.type) {
    case "Identifier":
      return [nameOf(pattern)];
    case "ObjectPattern":
      return children(pattern.properties).flatMap((part) =>
        namesIn(part.type === "Property" ? part.value : part),
      );
    case "ArrayPattern":
      return children(pattern.elements).flatMap(namesIn);
    case "AssignmentPattern":
      return namesIn(pattern.left);
    case "RestElement":
      return namesIn(pattern.argument);
    default:
      return [];
  }
}
