import type { Sym, TimelineCard } from "@medallion/ronin";
import { cardIn, roleOf, SYMBOLS, symbolName } from "@medallion/ronin/pages";
import type { CSSProperties } from "react";
import { Digit } from "../../../../drawn/index.ts";
import { CardFace, SymbolMark } from "../../card/index.ts";
import { cardName } from "../../sight/names.ts";
import { playerIn } from "../../sight/sight.ts";
import { hasLeft } from "../line/laid-cards.ts";
import { type RoninSpot, spotOf } from "../play/spot.ts";
import { useTable } from "../table-context.ts";
import styles from "./stage.module.css";

/** One's own timeline large, so that its symbols can be pointed at: to lose them, or to uncover them. And the pool. */
export function SymbolStage() {
  const { sight, text } = useTable();
  const { timeline } = playerIn(sight, sight.player);
  return (
    <section className={styles.stage} aria-label={text("ronin.symbols")} data-rove="">
      <div className={styles.cards}>
        {timeline.map((played, place) => (
          <SymbolCard key={played.card} played={played} out={hasLeft(sight, sight.player, place)} />
        ))}
      </div>
      <Pool />
    </section>
  );
}

function useCounts(spot: RoninSpot): { readonly laid: number; readonly lit: boolean } {
  const { lights } = useTable();
  const laid = lights.laid.filter((part) => part === spot).length;
  return { laid, lit: laid > 0 || lights.layable.has(spot) };
}

function SymbolCard({ played, out }: { readonly played: TimelineCard; readonly out: boolean }) {
  const { sight } = useTable();
  const { card, covered } = played;
  const row = cardIn(sight.view, card);
  return (
    <span className={styles.symbolCard} data-out={out ? "" : undefined}>
      <CardFace row={row} size="strip" active={sight.view.active} covered={covered} resolved />
      {row.symbols.map((symbol, place) => (
        <Printed
          // biome-ignore lint/suspicious/noArrayIndexKey: a card may bear the same symbol twice.
          key={place}
          card={card}
          symbol={symbol}
          place={place}
          twin={place > 0 && row.symbols[0] === symbol}
        />
      ))}
    </span>
  );
}

interface PrintedProps {
  readonly card: string;
  readonly symbol: Sym;
  readonly place: number;
  /** The same symbol as the one above it. */
  readonly twin: boolean;
}

/** A printed symbol; of two alike the upper one is taken first. */
function Printed({ card, symbol, place, twin }: PrintedProps) {
  const { sight } = useTable();
  const spot = spotOf.printed({ card, symbol });
  const { laid, lit } = useCounts(spot);
  if (!lit) return null;
  const { say } = sight.scene;
  const label = say({ key: "printed", values: { symbol: symbolName(symbol), card: cardName(sight, card) } });
  return (
    <button
      type="button"
      className={styles.symbol}
      style={{ "--place": place } as CSSProperties}
      data-spot={spot}
      data-nav=""
      aria-pressed={laid > (twin ? 1 : 0)}
      aria-label={label}
    >
      <SymbolMark symbol={symbol} worth={roleOf(sight.view, symbol)} lost={laid > (twin ? 1 : 0)} />
      {twin ? null : <Digit spot={spot} />}
    </button>
  );
}

/** Tokens of the pool that may be given. */
function Pool() {
  return (
    <div className={styles.pool}>
      {SYMBOLS.map((symbol) => (
        <Tokens key={symbol} symbol={symbol} />
      ))}
    </div>
  );
}

function Tokens({ symbol }: { readonly symbol: Sym }) {
  const { sight, text } = useTable();
  const { laid, lit } = useCounts(spotOf.token(symbol));
  if (!lit) return null;
  const { pool } = playerIn(sight, sight.player);
  const count = pool[SYMBOLS.indexOf(symbol)] ?? 0;
  const { say } = sight.scene;
  return (
    <button
      type="button"
      className={styles.tokens}
      data-spot={spotOf.token(symbol)}
      data-nav=""
      aria-pressed={laid > 0}
      aria-label={text("ronin.tokens", { symbol: say(symbolName(symbol)), count, laid })}
    >
      <SymbolMark symbol={symbol} worth={roleOf(sight.view, symbol)} />
      <b>
        {laid > 0 ? `−${laid} / ` : null}
        {count}
      </b>
      <Digit spot={spotOf.token(symbol)} />
    </button>
  );
}
