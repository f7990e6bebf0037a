const WIDTH = 110;

/** JSON as people write it: on one line what fits on one, else a line for each part. */
export function printJson(value: unknown, indent = 0): string {
  const line = onOneLine(value);
  if (line.length + indent <= WIDTH || typeof value !== "object" || value === null) return line;
  const deeper = " ".repeat(indent + 2);
  const parts = Array.isArray(value)
    ? value.map((part) => deeper + printJson(part, indent + 2))
    : present(value).map(([key, part]) => `${deeper}${JSON.stringify(key)}: ${printJson(part, indent + 2)}`);
  const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
  return `${open}\n${parts.join(",\n")}\n${" ".repeat(indent)}${close}`;
}

function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const parts = present(value).map(([key, part]) => `${JSON.stringify(key)}: ${onOneLine(part)}`);
  return parts.length === 0 ? "{}" : `{ ${parts.join(", ")} }`;
}

/** What `undefined` says is not said. */
function present(value: object): [string, unknown][] {
  return Object.entries(value).filter(([, part]) => part !== undefined);
}
