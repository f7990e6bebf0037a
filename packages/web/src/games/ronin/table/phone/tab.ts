import { useWished } from "../../../../drawn/index.ts";
import { topicOf } from "../../motion/plan/topics.ts";
import { type AskedKind, isSetUp, type RoninSight } from "../../sight/sight.ts";
import { useTable, useToldTable } from "../table-context.ts";

/** What the middle of a phone shows. */
export type PhoneTab = "mat" | "lines";

/** Where each kind of question is answered on a phone; what has a stage of its own needs neither. */
const TABS: Readonly<Record<AskedKind, PhoneTab>> = {
  character: "mat",
  automa: "mat",
  board: "mat",
  place: "mat",
  take: "mat",
  discard: "mat",
  play: "lines",
  ability: "lines",
  partner: "lines",
  lose: "lines",
  track: "lines",
  bonus: "lines",
  keep: "lines",
  quest: "lines",
};

/**
 * While a film tells of something, the middle shows what it was about when the film began, until the next turn is told:
 * the end of a turn resolves where its cards lie.
 */
function usualTab({ asked, ask }: RoninSight, { view }: RoninSight): PhoneTab {
  // Cards are swapped with those of the rows.
  if (ask?.kind === "ability" && (ask.point === "D0" || ask.point === "D1")) return "mat";
  if (asked !== undefined) return TABS[asked];
  return view.phase === "draft" || view.phase === "setup" ? "mat" : "lines";
}

/** The tab that fits what is asked, until another one is chosen; with the next question it fits again. */
export function useTab(): readonly [PhoneTab, (tab: PhoneTab) => void] {
  const { sight, isTelling } = useTable();
  const told = useToldTable(topicOf.phase).sight;
  const moment = `${isTelling ? "told" : sight.scene.table.question?.id} ${told.view.phase}`;
  const [tab, setTab] = useWished(moment, usualTab(sight, told));
  return [isSetUp(sight) ? tab : "mat", setTab];
}
