import { Dialog } from "../../../../look/dialog.tsx";
import { RoundChronicle } from "../chronicle/round-chronicle.tsx";
import { useTable } from "../table-context.ts";
import { PileCards, PlayerCards } from "./cards-panel.tsx";
import { Decks } from "./decks-panel.tsx";
import { Steps } from "./steps-panel.tsx";

/** What was opened to be looked at beside the table. */
export function Panels({ onClose }: { readonly onClose: () => void }) {
  const { open, text } = useTable();
  const [what, number] = open?.split(":") ?? [];
  switch (what) {
    case "cards":
      return <PlayerCards player={Number(number)} onClose={onClose} />;
    case "pile":
      return <PileCards side={Number(number)} onClose={onClose} />;
    case "steps":
      return <Steps onClose={onClose} />;
    case "decks":
      return <Decks onClose={onClose} />;
    case "chronicle":
      return (
        <Dialog title={text("drawn.chronicle")} onClose={onClose} place="side">
          <RoundChronicle bare />
        </Dialog>
      );
    default:
      return null;
  }
}
