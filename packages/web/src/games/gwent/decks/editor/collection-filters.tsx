import { type CardRow, type Faction, ROWS } from "@medallion/gwent/cards";
import { type RefObject, useId, useState } from "react";
import { useText } from "../../../../language/language.tsx";
import { Button } from "../../../../look/button.tsx";
import { INPUT } from "../../../../look/field.tsx";
import { FactionDevice, RowMark } from "../../card/index.ts";
import { abilitiesAmong, EVERYTHING, type Filter, narrowings, strengthsAmong } from "../collection.ts";
import { factionName, useSay } from "../parts/card-words.ts";
import { Icon } from "../parts/icon.tsx";
import { Chips } from "./chips.tsx";
import styles from "./collection-filters.module.css";
import { FilterSelect } from "./filter-select.tsx";

interface CollectionFiltersProps {
  readonly filter: Filter;
  readonly cards: readonly CardRow[];
  readonly faction: Faction;
  readonly found: number;
  readonly search: RefObject<HTMLInputElement | null>;
  readonly onChange: (filter: Filter) => void;
}

const KINDS = ["all", "unit", "hero", "special", "weather"] as const;
const ORDERS = ["place", "strength", "name"] as const;

/** What of the collection one wants to see. On a small screen all but the search is folded away. */
export function CollectionFilters({
  filter,
  cards,
  faction,
  found,
  search,
  onChange,
}: CollectionFiltersProps) {
  const text = useText();
  const say = useSay();
  const more = useId();
  const [open, setOpen] = useState(false);
  const narrowed = narrowings(filter);
  const change = (part: Partial<Filter>) => onChange({ ...filter, ...part });
  const strengths = strengthsAmong(cards);
  return (
    <search className={styles.filters}>
      <div className={styles.first}>
        <input
          ref={search}
          type="search"
          className={INPUT}
          aria-label={text("decks.search")}
          placeholder={text("decks.search")}
          autoComplete="off"
          spellCheck={false}
          aria-keyshortcuts="/"
          value={filter.search}
          onChange={(event) => change({ search: event.target.value })}
          onKeyDown={(event) => {
            if (event.key !== "Escape") return;
            event.preventDefault();
            if (filter.search === "") event.currentTarget.blur();
            else change({ search: "" });
          }}
        />
        <Button
          className={styles.fold ?? ""}
          aria-expanded={open}
          aria-controls={more}
          onClick={() => setOpen(!open)}
        >
          <Icon name="filter" />
          {narrowed === 0 ? text("decks.filters") : text("decks.filters.some", { count: narrowed })}
        </Button>
      </div>
      <div id={more} className={styles.more} data-open={open}>
        <Chips
          label={text("decks.faction")}
          value={filter.house}
          onChange={(house) => change({ house })}
          options={[
            { value: "all", label: text("decks.all") },
            { value: "own", label: factionName(say, faction), mark: <FactionDevice faction={faction} /> },
            {
              value: "neutral",
              label: factionName(say, "neutral"),
              mark: <FactionDevice faction="neutral" />,
            },
          ]}
        />
        <Chips
          label={text("decks.row")}
          value={filter.row}
          onChange={(row) => change({ row })}
          options={[
            { value: "all", label: text("decks.all") },
            ...ROWS.map((row) => ({
              value: row,
              label: say({ key: `row.${row}` }),
              mark: <RowMark row={row} />,
            })),
          ]}
        />
        <FilterSelect
          label={text("decks.kind")}
          value={filter.kind}
          onChange={(kind) => change({ kind })}
          options={KINDS.map((value) => ({
            value,
            label: value === "all" ? text("decks.kind.all") : say({ key: `kind.${value}` }),
          }))}
        />
        <FilterSelect
          label={text("decks.ability")}
          value={filter.ability}
          onChange={(ability) => change({ ability })}
          options={[
            { value: "all", label: text("decks.ability.all") },
            { value: "none", label: text("decks.ability.none") },
            ...abilitiesAmong(cards).map((value) => ({ value, label: say({ key: `ability.${value}` }) })),
          ]}
        />
        <div className={styles.range}>
          <FilterSelect
            label={text("decks.strength.least")}
            value={String(filter.least ?? "")}
            onChange={(least) => change({ least: least === "" ? undefined : Number(least) })}
            options={[
              { value: "", label: text("decks.strength.from") },
              ...strengths.map((value) => ({ value: String(value), label: `≥ ${value}` })),
            ]}
          />
          <FilterSelect
            label={text("decks.strength.most")}
            value={String(filter.most ?? "")}
            onChange={(most) => change({ most: most === "" ? undefined : Number(most) })}
            options={[
              { value: "", label: text("decks.strength.to") },
              ...strengths.map((value) => ({ value: String(value), label: `≤ ${value}` })),
            ]}
          />
        </div>
        <FilterSelect
          label={text("decks.order")}
          value={filter.order}
          onChange={(order) => change({ order })}
          options={ORDERS.map((value) => ({ value, label: text(`decks.order.${value}`) }))}
        />
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={filter.inDeck}
            onChange={(event) => change({ inDeck: event.target.checked })}
          />
          {text("decks.inDeck")}
        </label>
        {(narrowed > 0 || filter.search !== "") && (
          <Button kind="quiet" onClick={() => onChange({ ...EVERYTHING, order: filter.order })}>
            {text("decks.filter.reset")}
          </Button>
        )}
      </div>
      <p className="unseen" role="status">
        {text("decks.found", { count: found })}
      </p>
    </search>
  );
}
