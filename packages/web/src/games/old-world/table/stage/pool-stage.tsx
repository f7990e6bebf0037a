import { useTable } from "../../sight/table-context.ts";
import { PoolCards } from "../pool/pool.tsx";
import styles from "./pool-stage.module.css";
import { Stage } from "./stage.tsx";

/** The pool in the middle, where it has no place of its own. */
export function PoolStage() {
  const { text } = useTable();
  return (
    <Stage
      label={text("oldWorld.pool")}
      title={
        <>
          {text("oldWorld.pool")}
          <small>{text("oldWorld.price")}</small>
        </>
      }
    >
      <div className={styles.pool}>
        <PoolCards />
      </div>
    </Stage>
  );
}
