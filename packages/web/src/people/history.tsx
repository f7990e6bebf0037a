import type { ReplyOf } from "@medallion/protocol";
import { useGame } from "../kits/use-game.ts";
import { useText, useWords } from "../language/language.tsx";
import { ButtonLink } from "../look/button.tsx";
import { Row, Rows } from "../look/rows.tsx";
import { onlineReplayPath } from "../navigation/paths.ts";
import { modeName } from "../table/mode-name.ts";
import { playerName } from "../table/names.ts";
import { Badge } from "./badge.tsx";
import styles from "./people.module.css";

type Finished = ReplyOf<"profile">["history"][number];

interface HistoryProps {
  readonly games: readonly Finished[];
  /** Whose results are told. */
  readonly person: string;
}

/** Finished games with how they ended for one person. */
export function History({ games, person }: HistoryProps) {
  const text = useText();
  if (games.length === 0) return <p className={styles.quiet}>{text("people.history.none")}</p>;
  return (
    <Rows label={text("people.history")}>
      {games.map((game) => (
        <FinishedRow key={`${game.table}/${game.number}`} game={game} person={person} />
      ))}
    </Rows>
  );
}

function FinishedRow({ game, person }: { readonly game: Finished; readonly person: string }) {
  const { text, date, list } = useWords();
  const { kit, say } = useGame(game.game);
  const own = game.players.find((player) => player.person === person);
  const others = game.players.filter((player) => player !== own).map((player) => playerName(player, text));
  return (
    <Row
      title={
        <>
          {text("people.against", { others: others.length, names: list(others) })}{" "}
          <Badge>{text("people.result", { result: own?.result ?? "none" })}</Badge>
        </>
      }
      about={[
        say(kit.name),
        modeName(kit, game.mode, say),
        ...(game.rated ? [text("people.rated")] : []),
        ...(game.unrated === undefined ? [] : [text("people.notRated", { why: game.unrated })]),
        date(game.finished),
      ].join(" · ")}
      actions={
        <ButtonLink to={onlineReplayPath(game.replay, game.number)}>{text("people.replay")}</ButtonLink>
      }
    />
  );
}
