import type { ReplyOf } from "@medallion/protocol";
import { useGame } from "../../kits/use-game.ts";
import { useWords } from "../../language/language.tsx";
import { Plate } from "../../look/surface.tsx";
import styles from "../../people/people.module.css";
import { modeName } from "../../table/mode-name.ts";

type Profile = ReplyOf<"profile">;

interface RatingsProps {
  readonly ratings: Profile["ratings"];
  readonly statistics: Profile["statistics"];
}

/** Games, victories and ratings by game and mode. */
export function Ratings({ ratings, statistics }: RatingsProps) {
  const { text } = useWords();
  if (statistics.length === 0) return <p className={styles.quiet}>{text("people.history.none")}</p>;
  return (
    <Plate className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{text("people.mode")}</th>
            {(["played", "won", "drawn", "lost"] as const).map((what) => (
              <th key={what} scope="col" className={styles.number}>
                {text("people.count", { what })}
              </th>
            ))}
            <th scope="col" className={styles.number}>
              {text("people.rating")}
            </th>
          </tr>
        </thead>
        <tbody>
          {statistics.map((row) => (
            <ModeRow
              key={`${row.game}/${row.mode}`}
              row={row}
              rating={ratings.find(({ game, mode }) => game === row.game && mode === row.mode)}
            />
          ))}
        </tbody>
      </table>
    </Plate>
  );
}

interface ModeRowProps {
  readonly row: Profile["statistics"][number];
  readonly rating: Profile["ratings"][number] | undefined;
}

function ModeRow({ row, rating }: ModeRowProps) {
  const { text, number } = useWords();
  const { kit, say } = useGame(row.game);
  return (
    <tr>
      <th scope="row">{`${say(kit.name)} · ${modeName(kit, row.mode, say)}`}</th>
      {[row.played, row.won, row.drawn, row.lost].map((count, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: four columns that never change their places.
        <td key={place} className={styles.number}>
          {number(count)}
        </td>
      ))}
      <td className={styles.number}>
        {rating === undefined ? text("people.unrated") : number(Math.round(rating.ordinal * 10) / 10)}
      </td>
    </tr>
  );
}
