import { Chronicle } from "../../../../drawn/index.ts";
import { Dialog } from "../../../../look/dialog.tsx";
import { useTable } from "../table-context.ts";
import { AlliancePanel } from "./alliance-panel.tsx";
import { CardsPanel } from "./cards-panel.tsx";
import { ChapterFacts } from "./chapter-facts.tsx";
import { SeatPanel } from "./seat-panel.tsx";
import { TELLING } from "./telling.ts";

/** What was opened to be looked at beside the table. */
export function Panels({ onClose }: { readonly onClose: () => void }) {
  const { open, sight, text } = useTable();
  const [what, number] = open?.split(":") ?? [];
  switch (what) {
    case "seat":
      return <SeatPanel player={Number(number)} onClose={onClose} />;
    case "alliance":
      return <AlliancePanel board={Number(number)} onClose={onClose} />;
    case "discard":
      return (
        <CardsPanel
          title={sight.scene.say({ key: "board.discard" })}
          cards={sight.view.discard.toReversed()}
          onClose={onClose}
        />
      );
    case "deck":
      return (
        <CardsPanel
          title={sight.scene.say({ key: "outline.deckSeen" })}
          cards={sight.view.deckSeen.map(({ card }) => card)}
          onClose={onClose}
        />
      );
    case "chapters":
      return (
        <Dialog title={text("ronin.chapters")} onClose={onClose}>
          <ChapterFacts />
        </Dialog>
      );
    case "log":
      return (
        <Dialog title={text("drawn.chronicle")} onClose={onClose} place="side">
          <Chronicle telling={TELLING} own={[sight.player]} bare />
        </Dialog>
      );
    default:
      return null;
  }
}
