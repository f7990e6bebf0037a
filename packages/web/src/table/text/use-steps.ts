import {
  type Candidate,
  type ChoiceLine,
  type ChoiceStep,
  candidatesOf,
  choiceStep,
  chosenBy,
  withoutForced,
} from "@medallion/table";
import { useMemo, useState } from "react";
import { useText } from "../../language/language.tsx";
import type { Scene } from "../../scene/scene.ts";
import { partWords } from "./choice-words.ts";

interface Named {
  readonly text: string;
  readonly left: readonly Candidate[];
}

export interface Steps extends ChoiceStep {
  /** What has been named so far of the choice that is put together. */
  readonly named: readonly string[];
  /** Takes a line; tells which choice that is, or asks for the next part. */
  take(line: ChoiceLine): number | undefined;
  back(): void;
}

/** What is asked of one question, part by part where a list would be long; the caller is new for each question. */
export function useSteps({ kit, say, table }: Scene): Steps {
  const text = useText();
  const [named, setNamed] = useState<readonly Named[]>([]);
  const all = useMemo(
    () => withoutForced(candidatesOf(kit, table.view, table.choices)),
    [kit, table.view, table.choices],
  );
  const left = named.at(-1)?.left ?? all;
  const step = useMemo(
    () => choiceStep(left, { kit, choices: table.choices, say, ...partWords(text) }),
    [left, kit, table.choices, say, text],
  );
  return {
    ...step,
    named: named.map((part) => part.text),
    take(line) {
      const chosen = chosenBy(line);
      if (chosen === undefined) setNamed([...named, { text: line.text, left: line.left }]);
      return chosen;
    },
    back: () => setNamed(named.slice(0, -1)),
  };
}
