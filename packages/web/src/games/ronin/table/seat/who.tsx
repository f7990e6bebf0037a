import type { PlayerIndex } from "@medallion/ronin";
import { SeatedBot } from "../../../../opponents/seated-bot.tsx";
import { EmblemMark } from "../../card/index.ts";
import { characterOf, playerName } from "../../sight/names.ts";
import { playerIn, waitedFor } from "../../sight/sight.ts";
import { isReady } from "../line/laid-cards.ts";
import { useTable, useToldTable } from "../table-context.ts";
import styles from "./who.module.css";

interface WhoProps {
  readonly player: PlayerIndex;
  /** On which side of the viewer it sits, if they share a board. */
  readonly side?: "left" | "right" | undefined;
}

/** Who sits there: emblem with the place in the initiative, name, and whether everybody waits for them. Opens the seat. */
export function Who({ player, side }: WhoProps) {
  const { sight, text } = useTable();
  const told = useToldTable("initiative").sight;
  const { character } = playerIn(told, player);
  const rank = told.view.order.indexOf(player) + 1;
  const name = playerName(sight, player);
  const turn = useToldTable("turn").sight;
  const decides = waitedFor(turn).includes(player);
  const ready = isReady(turn, player);
  return (
    <button
      type="button"
      className={styles.who}
      data-open={`seat:${player}`}
      data-nav=""
      data-decides={decides ? "" : undefined}
    >
      <span className="unseen">
        {text("ronin.seat", {
          name,
          character: characterOf(told, player) ?? "none",
          rank,
          state: ready ? "ready" : decides ? "decides" : "rest",
        })}
      </span>
      <span className={styles.emblem} aria-hidden="true">
        {character === undefined ? null : <EmblemMark character={character} />}
        {rank === 0 ? null : <b>{rank}</b>}
      </span>
      <SeatedBot scene={sight.scene} seat={player} className={styles.face} />
      <span className={styles.name} aria-hidden="true">
        {side === "left" ? "◂ " : null}
        {name}
        {side === "right" ? " ▸" : null}
      </span>
      {ready ? (
        <span className={styles.ready} aria-hidden="true">
          ✓ {text("ronin.ready")}
        </span>
      ) : null}
    </button>
  );
}
