import type { RoninChoice, Sym } from "@medallion/ronin";
import { abilityRow, roleOf, SYMBOLS, symbolName } from "@medallion/ronin/pages";
import type { ReactNode } from "react";
import { Digit } from "../../../../drawn/index.ts";
import { AbilityMark, SymbolMark, XpMark } from "../../card/index.ts";
import { type RoninSpot, spotOf } from "../play/spot.ts";
import { useTable } from "../table-context.ts";
import styles from "./prompt.module.css";

/** Answers that lie nowhere else on the table: symbols to gain or to quest for, what a bonus gives, on which side. */
export function Answers() {
  const { lights, sight } = useTable();
  const lit = (spot: RoninSpot): boolean =>
    lights.sources.has(spot) || lights.layable.has(spot) || lights.laid.includes(spot);
  const symbols = SYMBOLS.flatMap((symbol) =>
    [spotOf.gain(symbol), spotOf.quest(symbol)].filter(lit).map((spot) => ({ spot, symbol })),
  );
  // A board that can lie on one side only lies there by itself.
  const open = (["left", "right"] as const).filter((side) => lit(spotOf.side(side)));
  const sides = open.length > 1 ? open : [];
  const bonuses = sight.choices.filter(isBonus);
  if (symbols.length + sides.length + bonuses.length === 0) return null;
  return (
    <div className={styles.answers}>
      {symbols.map(({ spot, symbol }) => (
        <SymbolAnswer key={spot} spot={spot} symbol={symbol} />
      ))}
      {sides.map((side) => (
        <Answer key={side} spot={spotOf.side(side)} />
      ))}
      {bonuses.map((choice) => (
        <BonusAnswer key={choice.kind} choice={choice} />
      ))}
    </div>
  );
}

type BonusChoice = RoninChoice & { readonly kind: "ability-card" | "xp" | "draw" };

function isBonus(choice: RoninChoice): choice is BonusChoice {
  return choice.kind === "ability-card" || choice.kind === "xp" || choice.kind === "draw";
}

function Answer({ spot, children, label }: { spot: RoninSpot; children?: ReactNode; label?: string }) {
  const { lights, text } = useTable();
  const held = lights.selected === spot || lights.laid.includes(spot);
  return (
    <button
      type="button"
      className={styles.answer}
      data-spot={spot}
      data-nav=""
      aria-pressed={held}
      aria-label={label}
    >
      {children ?? text("ronin.side", { side: spot.slice("side:".length) })}
      <Digit spot={spot} />
    </button>
  );
}

function SymbolAnswer({ spot, symbol }: { readonly spot: RoninSpot; readonly symbol: Sym }) {
  const { sight, lights } = useTable();
  const count = lights.laid.filter((part) => part === spot).length;
  return (
    <Answer spot={spot} label={sight.scene.say(symbolName(symbol))}>
      <SymbolMark symbol={symbol} worth={roleOf(sight.view, symbol)} />
      {count === 0 ? null : <b>×{count}</b>}
    </Answer>
  );
}

function BonusAnswer({ choice }: { readonly choice: BonusChoice }) {
  const { sight } = useTable();
  const words = sight.scene.say(sight.scene.kit.game.describeChoice(choice));
  switch (choice.kind) {
    case "ability-card":
      return (
        <Answer spot="bonus:ability">
          <AbilityMark slot={abilityRow(sight.view, choice.ability).slot} state="borrowed" /> {words}
        </Answer>
      );
    case "xp":
      return (
        <Answer spot="bonus:xp" label={words}>
          <XpMark value={`+${choice.xp}`} />
        </Answer>
      );
    case "draw":
      return <Answer spot="bonus:draw">{words}</Answer>;
  }
}
