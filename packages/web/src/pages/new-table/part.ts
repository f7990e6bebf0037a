import type { Spoken } from "../../kits/use-game.ts";
import type { Draft } from "./draft.ts";
import type { Fault } from "./fault.ts";

/** What every part of the form gets. */
export interface PartProps {
  readonly spoken: Spoken;
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
  readonly fault: Fault | undefined;
}
