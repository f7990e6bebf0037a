import { toJSONSchema } from "zod";
import type * as z from "zod/mini";

/** As much of a JSON schema as the protocol uses. */
interface Shape {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly items?: Shape;
}

const ABSENT = Symbol("absent");

/**
 * Values that a schema takes: every kind of value at least once, and wherever a name belongs every word that was
 * learned. All combinations, or, where these are more than `most`, every value of every part once.
 */
export function valuesOf(schema: z.ZodMiniType, words: readonly string[], most: number): readonly unknown[] {
  // The schema of the same library in its longer form; written by one, read by the other.
  const shape = toJSONSchema(schema as never, { io: "input", unrepresentable: "any" }) as Shape;
  return candidates(shape, words, most).filter((value) => schema.safeParse(value).success);
}

function candidates(shape: Shape, words: readonly string[], most: number): readonly unknown[] {
  const { anyOf, oneOf, enum: listed, type } = shape;
  if ("const" in shape) return [shape.const];
  if (listed !== undefined) return listed;
  const options = anyOf ?? oneOf;
  if (options !== undefined) return options.flatMap((option) => candidates(option, words, most));
  switch (type) {
    case "string":
      return texts(shape, words);
    case "integer":
    case "number":
      return numbers(shape);
    case "boolean":
      return [true, false];
    case "null":
      return [null];
    case "array":
      return [[], ...(shape.items === undefined ? [] : [candidates(shape.items, words, most).slice(0, 2)])];
    case "object":
      return objects(shape, words, most);
    default:
      return [{}, "anything"];
  }
}

/** Of a few, as of seats, the first two. */
function numbers({ minimum = 0, maximum = Number.MAX_SAFE_INTEGER }: Shape): readonly number[] {
  return maximum < 1000 ? [minimum, minimum + 1] : [Math.max(0, minimum)];
}

/** Where a pattern says that a name belongs, all that are known; anything will do as a text of one's own. */
function texts({ pattern, minLength = 0 }: Shape, words: readonly string[]): readonly string[] {
  if (pattern === undefined) return ["a word or two ".repeat(1 + Math.floor(minLength / 14)).trim()];
  const fits = new RegExp(pattern);
  return words.filter((word) => fits.test(word));
}

function objects({ properties = {}, required = [] }: Shape, words: readonly string[], most: number) {
  const parts = Object.entries(properties).map(
    ([name, shape]) =>
      [name, [...candidates(shape, words, most), ...(required.includes(name) ? [] : [ABSENT])]] as const,
  );
  return combined(parts, most).map((values) =>
    Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ABSENT)),
  );
}

/** One of each part: all combinations if they are few enough, else every value of every part once. */
export function combined(
  parts: readonly (readonly [string, readonly unknown[]])[],
  most: number,
): readonly Readonly<Record<string, unknown>>[] {
  const count = parts.reduce((product, [, values]) => product * values.length, 1);
  if (count <= most)
    return parts.reduce<readonly Readonly<Record<string, unknown>>[]>(
      (made, [name, values]) => made.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
      [{}],
    );
  const longest = Math.max(...parts.map(([, values]) => values.length));
  return Array.from({ length: longest }, (_, index) =>
    Object.fromEntries(parts.map(([name, values]) => [name, values[index % values.length]])),
  );
}
