import { expect, it } from "vitest";
import { type Sited, sited } from "../sites.ts";
import { draft, refused, type Spoilt } from "./draft.ts";

/** Each constraint holds for the data, has an example, and refuses it. */
export function testConstraints<K extends string>(
  constraints: Readonly<Record<K, (components: Sited) => void>>,
  spoilt: Readonly<Record<K, readonly Spoilt[]>>,
): void {
  for (const name in constraints) {
    const constraint = constraints[name];
    it(`${name} holds`, () => {
      expect(refused(() => constraint(sited(draft())))).toBe("nothing was refused");
    });
    it.each(spoilt[name])(`${name}: %s is refused`, (_, spoil, sentence) => {
      const components = draft();
      spoil(components);
      expect(refused(() => constraint(sited(components)))).toContain(sentence);
    });
  }
}
