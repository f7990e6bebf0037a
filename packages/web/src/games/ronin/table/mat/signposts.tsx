import { SYMBOLS, symbolName } from "@medallion/ronin/pages";
import { PostMark, SymbolMark } from "../../card/index.ts";
import { useToldTable } from "../table-context.ts";
import styles from "./signposts.module.css";

/** What is active now: the left and the right signpost, and between them what scores nothing. */
export function Signposts() {
  const { sight } = useToldTable("chapter");
  const { active } = sight.view;
  if (active === undefined) return null;
  const [left, right] = active;
  const values = { left: symbolName(left), right: symbolName(right) };
  return (
    <div className={styles.posts} role="img" aria-label={sight.scene.say({ key: "outline.active", values })}>
      <PostMark direction="LEFT" symbol={left} />
      <span>
        {SYMBOLS.filter((symbol) => !active.includes(symbol)).map((symbol) => (
          <SymbolMark key={symbol} symbol={symbol} worth="inactive" />
        ))}
      </span>
      <PostMark direction="RIGHT" symbol={right} />
    </div>
  );
}
