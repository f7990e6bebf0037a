import { useText } from "../../language/language.tsx";
import { ButtonLink } from "../../look/button.tsx";
import { Page } from "../../look/page.tsx";
import { PATHS } from "../../navigation/paths.ts";
import { FinishedGames } from "../../own-games/finished-games.tsx";
import { Bring } from "./bring.tsx";
import { KeptReplays } from "./kept-replays.tsx";

/** All finished games within reach, and a place to bring others to. */
export function ReplayShelf() {
  const text = useText();
  return (
    <Page
      title={text("shell.replays")}
      lead={text("replays.shelf.about")}
      actions={<ButtonLink to={PATHS.statistics}>{text("shell.statistics")}</ButtonLink>}
    >
      <FinishedGames />
      <KeptReplays />
      <Bring />
    </Page>
  );
}
