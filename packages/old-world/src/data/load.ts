import { checkComponents } from "./check/index.ts";
import { readComponents } from "./read.ts";
import type { Components } from "./types.ts";

/** All components, held against the rules and the facts file; throws `InputError` with a path. */
export function loadComponents(input: unknown): Components {
  const components = readComponents(input);
  checkComponents(components);
  return components;
}
