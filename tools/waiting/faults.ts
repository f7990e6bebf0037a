import { children, isNode, type Node, nameOf } from "../syntax/tree.ts";
import {
  isExpect,
  isExpectation,
  isForPage,
  isFunction,
  isWaiting,
  type Known,
  lookIn,
  memberOf,
  partsOf,
} from "./looks.ts";
import { Names } from "./names.ts";

/** One place where a test does not wait. */
export interface Fault {
  /** Where in the text it begins. */
  readonly at: number;
  readonly what: string;
}

/** What one reading of a file has found. */
export interface Found {
  readonly faults: readonly Fault[];
  /** The file's own functions that give back what one look at the page has told. */
  readonly lookers: ReadonlySet<string>;
}

/** Where something is decided, and by what. */
const DECIDES: Readonly<Record<string, string>> = {
  IfStatement: "test",
  ConditionalExpression: "test",
  LogicalExpression: "left",
  WhileStatement: "test",
  DoWhileStatement: "test",
  ForStatement: "test",
  ForOfStatement: "right",
  SwitchStatement: "discriminant",
};

const OPENS_SCOPE = new Set([
  ...["BlockStatement", "ForStatement", "ForOfStatement", "ForInStatement", "CatchClause"],
  ...["FunctionDeclaration", "FunctionExpression", "ArrowFunctionExpression"],
]);

/** Reads a file that knows these lookers and waiters already; only a stage may decide by a look. */
export function read(
  statements: readonly Node[],
  outside: Pick<Known, "lookers" | "waiters">,
  isStage: boolean,
): Found {
  const faults: Fault[] = [];
  const lookers = new Set<string>();

  const note = (node: Node, what: string): void => {
    faults.push({ at: Number(node.start), what });
  };

  /** `around`: the names that this place can see; `giver`: the function for which a return here gives something back. */
  const visit = (node: Node, around: Names, giver: string): void => {
    const names = OPENS_SCOPE.has(node.type) ? new Names(around) : around;
    const known: Known = { ...outside, isTold: (name) => names.isTold(name) };
    const looks = (value: unknown): boolean => lookIn(value, known) !== undefined;
    if (isFunction(node)) for (const param of children(node.params)) names.declare(param, false);
    if (node.type === "CallExpression") {
      judgeCall(node, known);
      if (isWaiting(node, known) || isForPage(node)) return;
    }
    const decisive = DECIDES[node.type];
    if (decisive !== undefined && !isStage) {
      const look = lookIn(node[decisive], known);
      if (look !== undefined) note(node, `decides by one look (${look}): ${INSTEAD_OF_DECIDING}`);
    }
    for (const part of partsOf(node)) {
      const gives = isFunction(part) ? calledIn(node, part) : giver;
      visit(part, names, gives);
      if (gives !== "" && isGiven(node, part) && looks(part)) lookers.add(gives);
    }
    if (node.type === "VariableDeclarator")
      names.declare(node.id, !isFunctionAt(node.init) && looks(node.init));
    if (node.type === "AssignmentExpression") names.assign(node.left, looks(node.right));
  };

  const judgeCall = (node: Node, known: Known): void => {
    if (memberOf(node.callee).endsWith(".waitForTimeout"))
      note(node, "waits by the clock: wait for what must come");
    if (!isExpectation(node) || isWaiting(node, known)) return;
    // What is compared may be compared with what was told before, but not with a look of the same moment.
    const seen = isExpect(node) ? known : { ...known, isTold: () => false };
    const look = lookIn({ type: "Arguments", list: node.arguments }, seen);
    if (look !== undefined) note(node, `expects of one look (${look}): ${INSTEAD_OF_EXPECTING}`);
  };

  const file = new Names();
  visit({ type: "Program", body: statements }, file, "");
  return { faults, lookers };
}

const INSTEAD_OF_EXPECTING = "wait for it (locator.waitFor, until.ts) or ask again (expect.poll)";
const INSTEAD_OF_DECIDING = "wait for what must come; what a player does by what is shown belongs into stage";

/** The name under which a part of a node can be called: that of a function, or of the constant that holds it. */
function calledIn(node: Node, part: Node): string {
  if (part.type === "FunctionDeclaration") return nameOf(part.id);
  return node.type === "VariableDeclarator" && part === node.init ? nameOf(node.id) : "";
}

/** Whether a part is what a function gives back: returned, or all that a short function is. */
function isGiven(node: Node, part: Node): boolean {
  return node.type === "ReturnStatement" || (node.type === "ArrowFunctionExpression" && part === node.body);
}

function isFunctionAt(value: unknown): boolean {
  return isNode(value) && isFunction(value);
}
