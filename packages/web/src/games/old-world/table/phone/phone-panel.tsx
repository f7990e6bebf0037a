import { Mark } from "../../card/index.ts";
import { errandsOf } from "../../sight/errands.ts";
import { useTable, useToldTable } from "../../sight/table-context.ts";
import { topicOf } from "../../sight/zones.ts";
import { Attributes } from "../own/attributes.tsx";
import { Belongings } from "../own/belongings.tsx";
import { Errands } from "../own/errands.tsx";
import { KeptRow } from "../own/kept-row.tsx";
import { Specialization } from "../own/specialization.tsx";
import { PoolCards } from "../pool/pool.tsx";
import { PhoneCounts } from "./phone-counts.tsx";
import styles from "./phone-panel.module.css";

/** What lies between the map and the question. */
export type WitcherTab = "board" | "pool" | "quests";
const TABS: readonly WitcherTab[] = ["board", "pool", "quests"];

interface PhonePanelProps {
  readonly tab: WitcherTab;
  readonly onTab: (tab: WitcherTab) => void;
}

/** Board, pool or quests by tab; the chronicle opens as a sheet. */
export function PhonePanel({ tab, onTab }: PhonePanelProps) {
  const { sight, text } = useTable();
  const { sight: told } = useToldTable(topicOf.seat(sight.player));
  const errands = errandsOf(told, sight.player).length;
  return (
    <section className={styles.panel}>
      <nav className={styles.tabs} data-rove="">
        {TABS.map((name) => (
          <button
            key={name}
            type="button"
            data-nav=""
            data-shows={name}
            aria-pressed={tab === name}
            onClick={() => onTab(name)}
          >
            <Mark name={name === "board" ? "shield" : name === "pool" ? "deck" : "quest"} />
            {text("oldWorld.tab", { tab: name })}
            {name === "quests" && errands > 0 ? <b>{errands}</b> : null}
          </button>
        ))}
        <button type="button" data-open="log" data-nav="" aria-keyshortcuts="L">
          <span className="unseen">{text("drawn.chronicle")}</span>
          <span aria-hidden="true">≣</span>
        </button>
      </nav>
      <div className={styles.body} data-tab={tab}>
        {tab === "board" ? <PhoneBoard player={sight.player} /> : null}
        {tab === "pool" ? <PoolCards /> : null}
        {tab === "quests" ? <PhoneErrands player={sight.player} /> : null}
      </div>
    </section>
  );
}

function PhoneErrands({ player }: { readonly player: number }) {
  return (
    <>
      <KeptRow player={player} />
      <Errands player={player} />
    </>
  );
}

function PhoneBoard({ player }: { readonly player: number }) {
  return (
    <>
      <Attributes player={player} />
      <PhoneCounts player={player} />
      <Belongings player={player} />
      <Specialization player={player} />
    </>
  );
}
