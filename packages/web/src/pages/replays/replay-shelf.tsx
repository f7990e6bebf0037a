import { useText } from "../../language/language.tsx";
import { Page } from "../../look/page.tsx";
import { LocalGames } from "../../own-games/local-games.tsx";
import { OnlineGames } from "../../own-games/online-games.tsx";
import { Bring } from "./bring.tsx";
import { KeptReplays } from "./kept-replays.tsx";

/** All finished games within reach, and a place to bring others to. */
export function ReplayShelf() {
  const text = useText();
  return (
    <Page title={text("shell.replays")} lead={text("replays.shelf.about")}>
      <Bring />
      <KeptReplays />
      <LocalGames over />
      <OnlineGames over />
    </Page>
  );
}
