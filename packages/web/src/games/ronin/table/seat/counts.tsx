import type { PlayerIndex, RoninSubject, Sym } from "@medallion/ronin";
import { cardIn, roleOf, SYMBOLS, symbolName } from "@medallion/ronin/pages";
import { SymbolMark } from "../../card/index.ts";
import { playerIn, type RoninSight } from "../../sight/sight.ts";
import { type RoninSpot, spotOf } from "../play/spot.ts";
import { useTable, useToldTable } from "../table-context.ts";
import styles from "./counts.module.css";

/** The active symbols first, left then right, then the inactive ones. */
export function symbolsInOrder({ view }: RoninSight): readonly Sym[] {
  const active: readonly Sym[] = view.active ?? [];
  return [...active, ...SYMBOLS.filter((symbol) => !active.includes(symbol))];
}

interface CountsProps {
  readonly player: PlayerIndex;
  readonly className?: string | undefined;
}

/** How many of each symbol a player owns, tokens of the pool included; those of one's own can be given away. */
export function Counts({ player, className }: CountsProps) {
  const { sight } = useToldTable("chapter");
  return (
    <div className={`${styles.counts} ${className ?? ""}`} data-zone={`pool:${player}`} data-rove="">
      {symbolsInOrder(sight).map((symbol) => (
        <Count key={symbol} player={player} symbol={symbol} />
      ))}
    </div>
  );
}

/** How many of a symbol the cards bear that are picked to be played. */
function symbolsAhead({ asked, view }: RoninSight, laid: readonly RoninSpot[], symbol: Sym): number {
  if (asked !== "play") return 0;
  const printed = laid.flatMap((spot) => cardIn(view, spot.slice("card:".length)).symbols);
  return printed.filter((one) => one === symbol).length;
}

function Count({ player, symbol }: { readonly player: PlayerIndex; readonly symbol: Sym }) {
  const { lights } = useTable();
  const { sight } = useToldTable(`symbols:${player}`);
  const place = SYMBOLS.indexOf(symbol);
  const { owned, pool } = playerIn(sight, player);
  const role = roleOf(useToldTable("chapter").sight.view, symbol);
  const count = owned[place] ?? 0;
  const tokens = pool[place] ?? 0;
  const subject: RoninSubject = { kind: "symbols", player, symbol };
  const spot = spotOf.token(symbol);
  const lit = player === sight.player && (lights.layable.has(spot) || lights.laid.includes(spot));
  const laid = lights.laid.filter((part) => part === spot).length;
  const values = { symbol: symbolName(symbol), count, tokens, role };
  const ahead = player === sight.player ? symbolsAhead(sight, lights.laid, symbol) : 0;
  const words = sight.scene.say({ key: "outline.symbol", values });
  return (
    <button
      type="button"
      className={styles.count}
      data-role={role}
      data-zone={`symbols:${player}:${symbol}`}
      data-spot={lit ? spot : undefined}
      data-why={JSON.stringify(subject)}
      data-nav=""
      title={words}
    >
      <span className="unseen">{words}</span>
      <span className={styles.mark} aria-hidden="true">
        <SymbolMark symbol={symbol} worth={role} />
        {tokens === 0 ? null : <small>{laid > 0 ? `−${laid}` : tokens}</small>}
        {ahead === 0 ? null : <i>+{ahead}</i>}
      </span>
      <b data-number="" aria-hidden="true">
        {count}
      </b>
    </button>
  );
}
