import type { Spoken } from "../../kits/use-game.ts";
import type { TableDraft } from "./draft.ts";
import type { Fault } from "./fault.ts";

/** What every part of the form gets. */
export interface PartProps {
  readonly spoken: Spoken;
  readonly draft: TableDraft;
  readonly onChange: (draft: TableDraft) => void;
  readonly fault: Fault | undefined;
}
