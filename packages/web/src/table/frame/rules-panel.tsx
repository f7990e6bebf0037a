import { lazy, Suspense } from "react";
import { useText } from "../../language/language.tsx";
import { Dialog } from "../../look/dialog.tsx";
import { Loading } from "../../look/loading.tsx";

/** Most games are played without looking anything up. */
const BookPanel = lazy(async () => ({
  default: (await import("../../book/book-panel.tsx")).BookPanel,
}));

interface RulesPanelProps {
  readonly game: string;
  readonly rule: string | undefined;
  readonly onClose: () => void;
}

/** The rule book beside the table, open at the chapter that tells of the rule. */
export function RulesPanel({ game, rule, onClose }: RulesPanelProps) {
  const text = useText();
  return (
    <Dialog title={text("table.rules")} place="side" onClose={onClose}>
      <Suspense fallback={<Loading />}>
        <BookPanel game={game} rule={rule} />
      </Suspense>
    </Dialog>
  );
}
