import { sideName, sideRow, spacesAhead } from "@medallion/ronin/pages";
import { AllianceBoard } from "../../card/index.ts";
import { spotOf } from "../play/spot.ts";
import { useTable } from "../table-context.ts";
import styles from "./stage.module.css";

/** Which alliance board to take: each as a track. */
export function BoardStage() {
  const { sight, lights, text } = useTable();
  const { say } = sight.scene;
  const boards = [
    ...new Set(sight.choices.flatMap((choice) => (choice.kind === "board" ? [choice.board] : []))),
  ];
  return (
    <section className={styles.stage} aria-label={text("ronin.boards")} data-rove="">
      <div className={styles.boards}>
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
              <b aria-hidden="true">{say(sideName(board))}</b>
              <AllianceBoard row={sideRow(sight.view, board)} marker={0} direction="RIGHT" form="lying" />
            </button>
          );
        })}
      </div>
    </section>
  );
}
