import { sideName, sideRow, spacesAhead } from "@medallion/ronin/pages";
import { FittedBoard } from "../alliance/fitted-board.tsx";
import { spotOf } from "../play/spot.ts";
import { useTable } from "../table-context.ts";
import styles from "./stage.module.css";

/** So many hang beside each other; more lie one below the other. */
const MOST_HANGING = 3;

/** Which alliance board to take: each as a track, as it will hang. */
export function BoardStage() {
  const { sight, lights, text } = useTable();
  const { say } = sight.scene;
  const boards = [
    ...new Set(sight.choices.flatMap((choice) => (choice.kind === "board" ? [choice.board] : []))),
  ];
  const form = boards.length > MOST_HANGING ? "lying" : "hanging";
  return (
    <section className={styles.stage} aria-label={text("ronin.boards")} data-rove="">
      <div className={styles.boards} data-form={form}>
        {boards.map((board) => {
          const spot = spotOf.board(board);
          const words = spacesAhead(sight.view, board, 0).map(say).join(". ");
          return (
            <button
              key={board}
              type="button"
              className={styles.board}
              data-spot={spot}
              data-nav=""
              aria-pressed={lights.laid.includes(spot)}
            >
              <span className="unseen">{`${say(sideName(board))}. ${words}`}</span>
              {form === "lying" ? <b aria-hidden="true">{say(sideName(board))}</b> : null}
              <FittedBoard
                row={sideRow(sight.view, board)}
                title={say(sideName(board))}
                marker={0}
                direction="RIGHT"
                form={form}
              />
            </button>
          );
        })}
      </div>
    </section>
  );
}
