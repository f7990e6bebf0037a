import { GAME_IDS } from "@medallion/games/lazy";
import { useCallback, useState } from "react";
import { call } from "../../hosts/online.ts";
import { useAsked } from "../../hosts/use-asked.ts";
import { useGame } from "../../kits/use-game.ts";
import { useText } from "../../language/language.tsx";
import { Page } from "../../look/page.tsx";
import { Answer } from "../../people/answer.tsx";
import { type GameMode, GameModeFields } from "../../people/game-mode-fields.tsx";
import styles from "../../people/people.module.css";
import { Standings } from "./standings.tsx";

/** The best of one game and mode on this server. */
export default function LeaderboardPage() {
  const text = useText();
  const [wanted, setWanted] = useState<GameMode>({ game: GAME_IDS[0] ?? "", mode: "" });
  const { kit } = useGame(wanted.game);
  const { game } = wanted;
  const mode = wanted.mode === "" ? (kit.lobby.modes[0]?.id ?? "") : wanted.mode;
  const { asked, again } = useAsked(
    useCallback(() => call("leaderboard", { query: { game, mode, limit: 100 } }), [game, mode]),
  );
  return (
    <Page title={text("shell.leaderboard")} lead={text("people.leaderboard.about")}>
      <div className={styles.filters}>
        <GameModeFields value={{ game, mode }} onChange={setWanted} />
      </div>
      <Answer asked={asked} again={again}>
        {({ standings }) => <Standings standings={standings} />}
      </Answer>
      <p className={styles.quiet}>{text("people.leaderboard.rules")}</p>
    </Page>
  );
}
