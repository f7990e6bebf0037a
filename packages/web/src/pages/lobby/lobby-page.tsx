import { GAME_IDS } from "@medallion/games/lazy";
import { useState } from "react";
import { useText } from "../../language/language.tsx";
import { ButtonLink } from "../../look/button.tsx";
import { Page } from "../../look/page.tsx";
import { newTablePath } from "../../navigation/paths.ts";
import type { GameMode } from "../../people/game-mode-fields.tsx";
import { JoinByLink } from "./join-by-link.tsx";
import styles from "./lobby.module.css";
import { OpenTables } from "./open-tables.tsx";
import { QuickMatch } from "./quick-match.tsx";

/** Tables that wait for players, and the quickest ways to one. */
export default function LobbyPage() {
  const text = useText();
  const [wanted, setWanted] = useState<GameMode>({ game: GAME_IDS[0] ?? "", mode: "" });
  return (
    <Page
      title={text("shell.lobby")}
      lead={text("people.lobby.about")}
      actions={
        <ButtonLink kind="brass" to={newTablePath(wanted.game, "friends")}>
          {text("people.openTable")}
        </ButtonLink>
      }
    >
      <div className={styles.lobby}>
        <OpenTables wanted={wanted} onWant={setWanted} />
        <aside className={styles.ways}>
          <QuickMatch game={wanted.game} />
          <JoinByLink />
        </aside>
      </div>
    </Page>
  );
}
