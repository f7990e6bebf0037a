import { type JsonSchema, referred } from "./schema.ts";

/** A schema as a short type that people read: `string`, `Person[]`, `{ seat: integer, name?: string }`. */
export function printType(schema: JsonSchema): string {
  if (schema.$ref !== undefined) return referred(schema.$ref);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  const either = schema.anyOf ?? schema.oneOf;
  if (either !== undefined) return either.map(printType).join(" | ");
  switch (schema.type) {
    case "array":
      return printList(schema.items ?? {});
    case "object":
      return printObject(schema);
    case undefined:
      return "anything";
    default:
      return [schema.type].flat().join(" | ");
  }
}

function printList(items: JsonSchema): string {
  const of = printType(items);
  return of.includes(" | ") && !of.startsWith("{") ? `(${of})[]` : `${of}[]`;
}

function printObject({ properties = {}, required = [], additionalProperties }: JsonSchema): string {
  const fields = Object.entries(properties).map(
    ([name, field]) => `${name}${required.includes(name) ? "" : "?"}: ${printType(field)}`,
  );
  const open = typeof additionalProperties === "object";
  if (open)
    fields.push(
      Object.keys(additionalProperties).length === 0 ? "…" : `[name]: ${printType(additionalProperties)}`,
    );
  return fields.length === 0 ? "{}" : `{ ${fields.join(", ")} }`;
}

/** What a value must keep to besides its type; empty if nothing. */
export function printLimits(schema: JsonSchema): string {
  const [only, ...others] = (schema.anyOf ?? []).filter(({ type }) => type !== "null");
  if (only !== undefined && others.length === 0) return printLimits(only);
  const { pattern, minLength, maxLength, minimum, maximum, maxItems } = schema;
  return [
    ...(pattern === undefined ? [] : [`\`${pattern}\``]),
    ...range(minLength, maxLength, " characters"),
    ...range(minimum, maximum, ""),
    ...range(undefined, maxItems, " items"),
  ].join(", ");
}

function range(least: number | undefined, most: number | undefined, unit: string): string[] {
  if (least !== undefined && most !== undefined) return [`${least} to ${most}${unit}`];
  if (least !== undefined && least !== 0) return [`at least ${least}${unit}`];
  return most === undefined ? [] : [`at most ${most}${unit}`];
}
