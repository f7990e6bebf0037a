import { COMPONENTS, ratingName, turnOf } from "@medallion/old-world/pages";
import { EndScene } from "../../../../drawn/index.ts";
import { SchoolShield } from "../../card/index.ts";
import { playerName, witcherOf } from "../../sight/names.ts";
import { useTable } from "../../sight/table-context.ts";
import { TrackPips } from "../seat/seat-strip.tsx";
import styles from "./ending.module.css";

const VERDICTS = { win: "won", loss: "lost", draw: "draw" } as const;

/** The end of the game over the table: who won, how far everybody came; alone the rank and what the next one took. */
export function Ending() {
  const { sight, text } = useTable();
  const { scene, view } = sight;
  const { seat, isShared, table } = scene;
  const outcome = table.ending?.outcome;
  const standing = seat === null || isShared ? undefined : outcome?.standings[seat];
  const verdict = standing === undefined ? "over" : VERDICTS[standing.result];
  const school = view.winner === undefined ? undefined : view.players[view.winner]?.school;
  return (
    <EndScene
      verdict={verdict}
      title={text("oldWorld.verdict", { verdict })}
      line={outcome === undefined ? undefined : scene.say(outcome.text)}
      mark={school === undefined ? undefined : <SchoolShield school={school} className={styles.mark} />}
    >
      {sight.isSolo ? <SoloRanks /> : <Standings />}
    </EndScene>
  );
}

function Standings() {
  const { sight, text } = useTable();
  const { players, winner } = sight.view;
  const seats = players
    .map((player, seat) => ({ ...player, seat }))
    .toSorted(
      (one, other) => Number(other.seat === winner) - Number(one.seat === winner) || other.track - one.track,
    );
  return (
    <ol className={styles.standings}>
      {seats.map(({ seat, school, level, track, gold }) => (
        <li key={seat} data-won={seat === winner ? "" : undefined}>
          {school === undefined ? <span /> : <SchoolShield school={school} />}
          <span>
            <b>{playerName(sight, seat)}</b>
            <small>{witcherOf(sight, seat)}</small>
          </span>
          <TrackPips track={track} />
          <span className={styles.facts}>{text("oldWorld.end.facts", { level, gold })}</span>
        </li>
      ))}
    </ol>
  );
}

/** The ranks of a game alone by the turns they take; the own one, and how many turns fewer the next would have been. */
function SoloRanks() {
  const { sight, text } = useTable();
  const { view, scene } = sight;
  const turns = turnOf(view);
  const won = view.winner !== undefined && !view.abandoned;
  const own = COMPONENTS.soloRatings.findIndex(
    ({ turnsFrom = 0, turnsTo = Number.POSITIVE_INFINITY }) => turns >= turnsFrom && turns <= turnsTo,
  );
  const next = COMPONENTS.soloRatings[own + 1];
  return (
    <>
      <ol className={styles.ranks}>
        {COMPONENTS.soloRatings.map(({ rating, turnsFrom, turnsTo }, place) => (
          <li key={rating} data-own={won && place === own ? "" : undefined}>
            <b>{scene.say(ratingName(rating))}</b>
            <span>
              {text("oldWorld.rank.turns", {
                open: turnsFrom === undefined ? "below" : turnsTo === undefined ? "above" : "no",
                from: turnsFrom ?? 0,
                to: turnsTo ?? 0,
              })}
            </span>
          </li>
        ))}
      </ol>
      {won && next?.turnsTo !== undefined ? (
        <p className={styles.next}>
          {text("oldWorld.rank.next", {
            rank: scene.say(ratingName(next.rating)),
            count: turns - next.turnsTo,
          })}
        </p>
      ) : null}
    </>
  );
}
