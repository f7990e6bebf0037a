import type { PlayerIndex } from "@medallion/ronin";
import { roleOf, SYMBOLS } from "@medallion/ronin/pages";
import { SeatedBot } from "../../../../opponents/seated-bot.tsx";
import { EmblemMark, HandMark, SymbolMark, VpMark, XpMark } from "../../card/index.ts";
import { topicOf } from "../../motion/plan/topics.ts";
import { playerName } from "../../sight/names.ts";
import { isSetUp, playerIn, waitedFor } from "../../sight/sight.ts";
import { isReady } from "../line/laid-cards.ts";
import { spotOf } from "../play/spot.ts";
import { useTable, useToldTable } from "../table-context.ts";
import styles from "./chips.module.css";

/** Everybody else as a strip of chips, the left neighbour first; each opens its seat. */
export function Chips() {
  const { sight } = useTable();
  return (
    <nav className={styles.chips} data-rove="">
      {sight.others.map((player) => (
        <Chip key={player} player={player} />
      ))}
    </nav>
  );
}

function Chip({ player }: { readonly player: PlayerIndex }) {
  const { sight, lights, text } = useTable();
  const told = useToldTable(`seat:${player}`).sight;
  const { automa, character, xp, gold, vp, owned, handCount } = playerIn(told, player);
  const turn = useToldTable(topicOf.turn).sight;
  const ready = isReady(turn, player);
  const decides = waitedFor(turn).includes(player);
  const name = playerName(sight, player);
  const rank = told.view.order.indexOf(player) + 1;
  const spot = spotOf.player(player);
  const lit = lights.sources.has(spot);
  const human = !automa && isSetUp(sight);
  const active = SYMBOLS.filter((symbol) => roleOf(told.view, symbol) !== "inactive");
  return (
    <button
      type="button"
      className={styles.chip}
      data-spot={lit ? spot : undefined}
      data-open={lit ? undefined : `seat:${player}`}
      data-nav=""
      data-decides={decides ? "" : undefined}
      data-zone={`hand:${player}`}
      aria-pressed={lit ? lights.selected === spot : undefined}
    >
      <span className="unseen">
        {text("ronin.seat", {
          name,
          character: "none",
          rank,
          state: ready ? "ready" : decides ? "decides" : "rest",
        })}
      </span>
      <span className={styles.name} aria-hidden="true">
        {name}
      </span>
      <span className={styles.row} aria-hidden="true">
        <span className={styles.emblem}>
          {character === undefined ? null : <EmblemMark character={character} />}
          {rank === 0 ? null : <b>{ready ? "✓" : rank}</b>}
          <SeatedBot scene={sight.scene} seat={player} className={styles.face} />
        </span>
        {human ? (
          <>
            <XpMark value={gold >= 0 ? gold : xp} />
            <VpMark value={vp} />
          </>
        ) : null}
      </span>
      {human ? (
        <span className={styles.facts} aria-hidden="true">
          {active.map((symbol) => (
            <span key={symbol}>
              <SymbolMark symbol={symbol} worth={roleOf(told.view, symbol)} />
              {owned[SYMBOLS.indexOf(symbol)]}
            </span>
          ))}
          <span>
            <HandMark />
            {handCount}
          </span>
        </span>
      ) : null}
    </button>
  );
}
