import { SchoolShield } from "../../card/index.ts";
import { useForecast } from "../../forecast/use-forecast.ts";
import { playerName } from "../../sight/names.ts";
import { witcherIn } from "../../sight/sight.ts";
import { useTable } from "../../sight/table-context.ts";
import styles from "./fighter-strip.module.css";
import { Life } from "./life.tsx";
import { LifeBar } from "./life-bar.tsx";
import { lifeSegments } from "./life-segments.ts";

/** The witcher who is seen from near: device, name and life; on a phone the life is a bar. */
export function FighterStrip({ player }: { readonly player: number }) {
  const { sight, text } = useTable();
  const { school, shield, deckCount, handCount } = witcherIn(sight, player);
  const threat = useThreat();
  const parts = { shield, deck: deckCount, hand: handCount };
  return (
    <div className={styles.strip} data-zone={`fighter:${player}`}>
      {school === undefined ? null : (
        <span className={styles.device}>
          <SchoolShield school={school} />
          <b>{playerName(sight, player)}</b>
        </span>
      )}
      <span className={styles.stacks}>
        <Life player={player} />
      </span>
      <span className={styles.bar}>
        <span className={styles.counts}>
          {text("oldWorld.fight.parts", { shield, deck: deckCount, hand: handCount })}
        </span>
        <LifeBar segments={lifeSegments(parts, threat)} />
      </span>
    </div>
  );
}

/** Shield and cards that the worst attack would take. */
function useThreat(): number {
  const forecast = useForecast();
  const { sight } = useTable();
  if (forecast?.answer === undefined) return 0;
  const { outcomes, worst } = forecast.answer;
  const shield = forecast.strike?.shield ?? witcherIn(sight, sight.player).shield;
  const left = Math.min(...outcomes.filter(({ lost }) => lost === worst).map((outcome) => outcome.shield));
  return worst + Math.max(0, shield - left);
}
