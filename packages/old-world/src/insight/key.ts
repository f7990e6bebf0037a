import type { OldWorldChoice } from "../choice.ts";

/** Choices name what they are about by ids and numbers that all worlds share, so their parts tell them apart. */
export function keyOf(choice: OldWorldChoice): string {
  let key = "";
  for (const part of Object.values(choice)) key += `${part} `;
  return key;
}
