import laurels from "virtual:game-icons/laurel-crown";
import type { ReplyOf } from "@medallion/protocol";
import { Link } from "wouter";
import { useWords } from "../../language/language.tsx";
import { ButtonLink } from "../../look/button.tsx";
import { Empty } from "../../look/empty.tsx";
import { Glyph } from "../../look/glyph.tsx";
import { Plate } from "../../look/surface.tsx";
import { PATHS, profilePath } from "../../navigation/paths.ts";
import { Badge } from "../../people/badge.tsx";
import styles from "../../people/people.module.css";
import { useSelf } from "../../people/use-self.ts";
import { listedName } from "../../table/names.ts";

interface StandingsProps {
  readonly standings: ReplyOf<"leaderboard">["standings"];
}

export function Standings({ standings }: StandingsProps) {
  const { text, number } = useWords();
  const self = useSelf();
  if (standings.length === 0)
    return (
      <Empty
        title={text("people.leaderboard.none")}
        mark={<Glyph path={laurels} />}
        actions={
          <ButtonLink kind="brass" to={PATHS.lobby}>
            {text("shell.lobby")}
          </ButtonLink>
        }
      >
        {text("people.leaderboard.none.about")}
      </Empty>
    );
  return (
    <Plate className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.number}>
              {text("people.place")}
            </th>
            <th scope="col">{text("people.name")}</th>
            <th scope="col" className={styles.number}>
              {text("people.rating")}
            </th>
            <th scope="col" className={styles.number}>
              {text("people.games")}
            </th>
          </tr>
        </thead>
        <tbody>
          {standings.map(({ person, rating }, place) => (
            <tr key={person.id} className={person.id === self ? styles.own : undefined}>
              <td className={styles.number}>{number(place + 1)}</td>
              <td>
                <Link to={profilePath(person.id)}>{listedName(person.name, text)}</Link>{" "}
                {person.id === self && <Badge>{text("people.you")}</Badge>}
              </td>
              <td className={styles.number}>{number(Math.round(rating.ordinal * 10) / 10)}</td>
              <td className={styles.number}>{number(rating.games)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Plate>
  );
}
