import { children, literal, type Node, nameOf, statementsOf } from "./syntax/tree.ts";

/** What the checks of the source want to know of one TypeScript file. */
export interface Syntax {
  /** What it imports, re-exports or loads, types included. */
  readonly imports: readonly string[];
  /** The same without what is there for types alone. */
  readonly valueImports: readonly string[];
  /** What it loads only when it comes to it, by a call of `import`. */
  readonly lazyImports: readonly string[];
  /** Names it uses without declaring or importing them. */
  readonly globals: ReadonlySet<string>;
  /** Properties read by name or by computation: `Math.random`, `Math[]`. */
  readonly members: ReadonlySet<string>;
  readonly usesImportMeta: boolean;
  /** Texts of string literals, of property names and of templates without holes. */
  readonly strings: ReadonlySet<string>;
  /** Templates with holes: the texts between them. */
  readonly templates: readonly (readonly string[])[];
}

/** Reads one file; throws with the file's name when it is not TypeScript. */
export function syntaxOf(file: string, text: string): Syntax {
  const imports: string[] = [];
  const valueImports: string[] = [];
  const lazyImports: string[] = [];
  const used = new Set<string>();
  const declared = new Set<string>();
  const members = new Set<string>();
  const strings = new Set<string>();
  const templates: string[][] = [];
  let usesImportMeta = false;

  const visit = (node: Node): void => {
    const source = sourceOf(node);
    if (source !== undefined) imports.push(source);
    if (source !== undefined && !isOfTypes(node)) valueImports.push(source);
    if (source !== undefined && node.type === "ImportExpression") lazyImports.push(source);
    if (node.type === "Literal" && typeof node.value === "string") strings.add(node.value);
    if (node.type === "MetaProperty" && nameOf(node.meta) === "import") usesImportMeta = true;
    if (node.type === "MemberExpression")
      members.add(nameOf(node.object) + (node.computed === true ? "[]" : `.${nameOf(node.property)}`));
    if (node.type === "TemplateLiteral") {
      const texts = children(node.quasis).map(cooked);
      if (texts.length > 1) templates.push(texts);
      else strings.add(texts.join(""));
    }
    if (node.type === "ObjectPattern")
      for (const property of children(node.properties)) declared.add(nameOf(property.value));
    for (const [field, value] of Object.entries(node)) {
      for (const child of children(value)) {
        if (child.type !== "Identifier") visit(child);
        else {
          const role = roleOf(node, field);
          const name = nameOf(child);
          if (role === "declares") declared.add(name);
          else if (role === "names") strings.add(name);
          else used.add(name);
          visit(child);
        }
      }
    }
  };

  for (const statement of statementsOf(file, text)) visit(statement);
  return {
    imports,
    valueImports,
    lazyImports,
    globals: new Set([...used].filter((name) => !declared.has(name))),
    members,
    usesImportMeta,
    strings,
    templates,
  };
}

/** Where texts stand that are no comments, whatever is in them: literals, patterns, templates, words on a page. */
export function literalsIn(file: string, text: string): readonly (readonly [from: number, to: number])[] {
  const found: [number, number][] = [];
  const visit = (node: Node): void => {
    if (["Literal", "TemplateElement", "JSXText"].includes(node.type))
      found.push([Number(node.start), Number(node.end)]);
    else for (const value of Object.values(node)) for (const child of children(value)) visit(child);
  };
  for (const statement of statementsOf(file, text)) visit(statement);
  return found;
}

/** The module that an import, an export-from, a dynamic import or an import of a type names. */
function sourceOf(node: Node): string | undefined {
  switch (node.type) {
    case "ImportDeclaration":
    case "ExportNamedDeclaration":
    case "ExportAllDeclaration":
    case "ImportExpression":
    case "TSImportType":
      return literal(node.source);
    case "TSExternalModuleReference":
      return literal(node.expression);
    default:
      return undefined;
  }
}

/** Whether what is imported or passed on here is types alone. */
function isOfTypes(node: Node): boolean {
  return node.type === "TSImportType" || node.importKind === "type" || node.exportKind === "type";
}

/** Whether an identifier in this place declares a name, is only the name of a property, or uses what it names. */
function roleOf(parent: Node, field: string): "declares" | "names" | "uses" {
  switch (parent.type) {
    case "VariableDeclarator":
    case "FunctionDeclaration":
    case "FunctionExpression":
    case "ArrowFunctionExpression":
    case "ClassDeclaration":
    case "TSTypeAliasDeclaration":
    case "TSInterfaceDeclaration":
    case "TSFunctionType":
    case "TSMethodSignature":
    case "TSCallSignatureDeclaration":
    case "TSDeclareFunction":
      if (field === "key") return "names";
      return ["id", "params"].includes(field) ? "declares" : "uses";
    case "TSTypeParameter":
      return field === "name" ? "declares" : "uses";
    case "ImportSpecifier":
    case "ImportDefaultSpecifier":
    case "ImportNamespaceSpecifier":
      return field === "local" ? "declares" : "names";
    case "ArrayPattern":
    case "RestElement":
    case "CatchClause":
      return "declares";
    case "AssignmentPattern":
      return field === "left" ? "declares" : "uses";
    case "Property":
      return field === "key" && parent.computed !== true ? "names" : "uses";
    case "PropertyDefinition":
    case "MethodDefinition":
    case "TSPropertySignature":
    case "TSEnumMember":
      return field === "key" && parent.computed !== true ? "names" : "uses";
    case "MemberExpression":
      return field === "property" && parent.computed !== true ? "names" : "uses";
    case "TSQualifiedName":
      return field === "right" ? "names" : "uses";
    case "TSNamedTupleMember":
    case "LabeledStatement":
    case "ExportSpecifier":
      return field === "label" || field === "exported" ? "names" : "uses";
    case "TSImportType":
    case "MetaProperty":
      return "names";
    default:
      return "uses";
  }
}

function cooked(quasi: Node): string {
  const value = quasi.value;
  return typeof value === "object" && value !== null && "cooked" in value ? String(value.cooked) : "";
}
