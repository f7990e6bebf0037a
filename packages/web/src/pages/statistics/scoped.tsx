import { useCallback, useMemo, useState } from "react";
import { wasHere } from "../../hosts/arrival.ts";
import { call, person } from "../../hosts/online.ts";
import { useAsked } from "../../hosts/use-asked.ts";
import { useGames } from "../../kits/use-games.ts";
import { useText } from "../../language/language.tsx";
import { Choice } from "../../look/choice.tsx";
import { Field } from "../../look/field.tsx";
import { NoneYet } from "../../own-games/none-yet.tsx";
import { Answer } from "../../people/answer.tsx";
import styles from "../../people/people.module.css";
import { type Older, olderThan, withOlder } from "../../results/older.ts";
import type { PlayedGame } from "../../results/played.ts";
import { statisticsOf } from "../../results/statistics.ts";
import { usePlayedHere, usePlayedOnline } from "../../results/use-played.ts";
import { Figures } from "./figures.tsx";

type Where = "all" | "here" | "online";

const NO_GAMES: readonly PlayedGame[] = [];
const NO_OLDER: readonly Older[] = [];

/** Statistics of the games of one place, or of one game. */
export function Scoped() {
  const text = useText();
  const here = usePlayedHere();
  const online = usePlayedOnline();
  const totals = useAsked(useCallback(asked, []));
  const [where, setWhere] = useState<Where>("all");
  const [game, setGame] = useState("");
  const local = here.asked.state === "there" ? here.asked.value : NO_GAMES;
  const remote = online.asked.state === "there" ? online.asked.value.games : NO_GAMES;
  const all = useMemo(() => [...local, ...remote], [local, remote]);
  const spoken = useGames(useMemo(() => new Set(all.map((one) => one.game)), [all]));
  const chosen = all.filter(
    (one) => (where === "all" || one.where === where) && (game === "" || one.game === game),
  );
  const older =
    where === "here" || totals.asked.state !== "there" || online.asked.state !== "there"
      ? NO_OLDER
      : olderThan(totals.asked.value, remote).filter((one) => game === "" || one.game === game);
  return (
    <Answer asked={here.asked} again={here.again}>
      {() =>
        all.length === 0 ? (
          <NoneYet place="here" over />
        ) : (
          <>
            <div className={styles.filters}>
              {remote.length > 0 && local.length > 0 && (
                <Choice
                  label={text("stats.where")}
                  options={(["all", "here", "online"] as const).map((value) => ({
                    value,
                    label: text("stats.where.value", { value }),
                  }))}
                  value={where}
                  onChange={setWhere}
                />
              )}
              {spoken.size > 1 && (
                <Field label={text("people.game")}>
                  {(id) => (
                    <select id={id} value={game} onChange={({ target }) => setGame(target.value)}>
                      <option value="">{text("people.list.anyGame")}</option>
                      {[...spoken].map(([each, { kit, say }]) => (
                        <option key={each} value={each}>
                          {say(kit.name)}
                        </option>
                      ))}
                    </select>
                  )}
                </Field>
              )}
            </div>
            <Figures statistics={withOlder(statisticsOf(chosen), older)} spoken={spoken} older={older} />
          </>
        )
      }
    </Answer>
  );
}

/** What the server counts of one's games, also of those it no longer keeps. */
async function asked() {
  if (!wasHere()) return [];
  const { id } = await person();
  return (await call("profile", { params: { person: id }, query: { limit: 1 } })).statistics;
}
