import { useMemo } from "react";
import { useText } from "../language/language.tsx";
import { Button } from "../look/button.tsx";
import { Notice } from "../look/notice.tsx";
import { Answer } from "../people/answer.tsx";
import styles from "../people/people.module.css";
import type { PlayedGame } from "../results/played.ts";
import { type OnlineGamesPlayed, usePlayedHere, usePlayedOnline } from "../results/use-played.ts";
import { failureText } from "../table/refusal.ts";
import { GameList } from "./game-list.tsx";
import { NoneYet } from "./none-yet.tsx";
import { useGameActs } from "./use-game-acts.ts";

const NONE: readonly PlayedGame[] = [];

/** Every game that one has finished, at this device and on the server, newest first, and how long it stays. */
export function FinishedGames() {
  const text = useText();
  const here = usePlayedHere();
  const online = usePlayedOnline();
  const acts = useGameActs(() => {
    here.again();
    online.again();
  });
  const local = here.asked.state === "there" ? here.asked.value : NONE;
  const remote = online.asked.state === "there" ? online.asked.value.games : NONE;
  const games = useMemo(
    () => [...local, ...remote].toSorted((one, other) => other.finished - one.finished),
    [local, remote],
  );
  const isEmpty = online.asked.state === "there" && !games.some(({ replay }) => replay !== undefined);
  return (
    <section className={styles.part} aria-label={text("people.history")}>
      {online.asked.state === "failed" && (
        <Notice tone="bad" actions={<Button onClick={online.again}>{text("shell.again")}</Button>}>
          <p>{`${text("people.online")}: ${failureText(online.asked.error, text)}`}</p>
        </Notice>
      )}
      <Answer asked={here.asked} again={here.again}>
        {() =>
          isEmpty && acts.dropped.length === 0 ? (
            <NoneYet place="here" over />
          ) : (
            <>
              <KeptWords kept={online.asked.state === "there" ? online.asked.value.kept : undefined} />
              <GameList label={text("people.history")} games={games} acts={acts} />
            </>
          )
        }
      </Answer>
    </section>
  );
}

/** What will go when: nothing here, on a server what nobody keeps. */
function KeptWords({ kept }: { readonly kept: OnlineGamesPlayed["kept"] | undefined }) {
  const text = useText();
  return (
    <p className={styles.quiet}>
      {text("people.kept.here")}{" "}
      {kept !== undefined && text(kept.latest > 0 ? "people.kept.account" : "people.kept.guest", { ...kept })}
    </p>
  );
}
