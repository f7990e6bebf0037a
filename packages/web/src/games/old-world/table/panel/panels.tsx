import { shownDeck } from "@medallion/old-world/pages";
import { Chronicle } from "../../../../drawn/index.ts";
import { Dialog } from "../../../../look/dialog.tsx";
import { questName } from "../../sight/names.ts";
import { witcherIn } from "../../sight/sight.ts";
import { useTable } from "../../sight/table-context.ts";
import { TELLING } from "../../sight/telling.ts";
import { StoriesButton, StoriesPanel, StoryPanel } from "../../story/index.ts";
import { CardsPanel } from "./cards-panel.tsx";
import { CommonPanel } from "./common-panel.tsx";
import { ErrandsPanel } from "./errands-panel.tsx";
import { KeptPanel } from "./kept-panel.tsx";
import { SeatPanel } from "./seat-panel.tsx";
import { StoryLines } from "./story-lines.tsx";

/** What was opened to be looked at beside the table. */
export function Panels({ onClose }: { readonly onClose: () => void }) {
  const { open, sight, text } = useTable();
  const { player } = sight;
  const [what = "", which = ""] = open?.split(":") ?? [];
  switch (what) {
    case "seat":
      return <SeatPanel player={Number(which)} onClose={onClose} />;
    case "quests":
      return <ErrandsPanel player={player} onClose={onClose} />;
    case "kept":
      return <KeptPanel player={player} onClose={onClose} />;
    case "story":
      return (
        <Dialog title={questName(sight, which)} onClose={onClose}>
          <StoryLines story={which} />
        </Dialog>
      );
    case "discard":
      return (
        <CardsPanel
          title={sight.scene.say({ key: "outline.discard" })}
          cards={witcherIn(sight, player).discard.toReversed()}
          onClose={onClose}
        />
      );
    case "deck":
      return (
        <CardsPanel
          title={sight.scene.say({
            key: "outline.deck",
            values: { count: shownDeck(sight.view, player).length },
          })}
          cards={shownDeck(sight.view, player)}
          onClose={onClose}
        />
      );
    case "stories":
      return <StoriesPanel onClose={onClose} />;
    case "tale":
      return <StoryPanel at={Number(which)} onClose={onClose} />;
    case "common":
      return <CommonPanel onClose={onClose} />;
    case "log":
      return (
        <Dialog title={text("drawn.chronicle")} onClose={onClose} place="side">
          <Chronicle telling={TELLING} own={[player]} bare>
            <StoriesButton />
          </Chronicle>
        </Dialog>
      );
    default:
      return null;
  }
}
