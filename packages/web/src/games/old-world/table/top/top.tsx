import { FrameButtons, Notices, Offers, useShape } from "../../../../drawn/index.ts";
import { Button } from "../../../../look/button.tsx";
import { playerName } from "../../sight/names.ts";
import { useTable, useToldTable } from "../../sight/table-context.ts";
import { topicOf } from "../../sight/zones.ts";
import { Phases, TurnCount } from "./phases.tsx";
import styles from "./top.module.css";

/** What stands above the table: whose turn it is, the phases, the turn, and what the frame offers. */
export function Top() {
  const { text } = useTable();
  const wide = useShape() === "wide";
  return (
    <header className={styles.top}>
      <Whose />
      <Phases />
      <nav className={styles.buttons} data-rove="">
        <TurnCount />
        {wide ? null : (
          <Button
            size="mark"
            data-open="log"
            data-nav=""
            aria-keyshortcuts="L"
            aria-label={text("drawn.chronicle")}
          >
            ≣
          </Button>
        )}
        <Button size="mark" data-open="common" data-nav="" aria-label={text("oldWorld.common")}>
          ▤
        </Button>
        <Offers />
        <FrameButtons />
      </nav>
      <Notices className={styles.notices} />
    </header>
  );
}

/** Whose turn it is. */
export function Whose() {
  const { text } = useTable();
  const { sight } = useToldTable(topicOf.phase);
  const { active, phase } = sight.view;
  const own = sight.scene.seat === active && sight.scene.isOwn;
  if (phase === "setup" || phase === "over") return <span className={styles.whose} />;
  return (
    <p className={styles.whose}>
      {text("oldWorld.whose", { own: own ? "yes" : "no", name: playerName(sight, active) })}
    </p>
  );
}
