import type { Answer, Strike } from "@medallion/old-world/forecast";
import { useWords } from "../../../language/language.tsx";
import { witcherIn } from "../sight/sight.ts";
import { useTable } from "../sight/table-context.ts";
import { AnswerBars } from "./answer-bars.tsx";
import styles from "./fight-forecast.module.css";
import { knockOdds } from "./knock-odds.ts";
import { useForecast } from "./use-forecast.ts";

/** What the own strike does and what the opponent may answer: two halves of one strip. */
export function FightForecast() {
  const forecast = useForecast();
  const { text } = useTable();
  if (forecast === undefined) return null;
  const { strike, answer } = forecast;
  return (
    <section className={styles.forecast} data-surface="sheet" aria-label={text("oldWorld.forecast")}>
      {strike === undefined ? null : <StrikeHalf strike={strike} />}
      {strike?.end === undefined ? <AnswerHalf answer={answer} /> : null}
    </section>
  );
}

function StrikeHalf({ strike }: { readonly strike: Strike }) {
  const { sight, text } = useTable();
  const { shield } = witcherIn(sight, sight.player);
  const { left, lost, end, atMost, draws } = strike;
  return (
    <div className={styles.half}>
      <h3>{text("oldWorld.forecast.strike")}</h3>
      <p>
        <b className={styles.big}>
          {atMost ? text("oldWorld.forecast.atMost", { damage: strike.damage }) : `${left + lost} → ${left}`}
        </b>
        {end === undefined ? null : (
          <b data-end={end}>{text("oldWorld.forecast.end", { end, duel: atMost ? "yes" : "no" })}</b>
        )}
      </p>
      <p>{text("oldWorld.forecast.own", { shield, after: strike.shield, draws })}</p>
      {strike.ability ? <p className={styles.more}>{text("oldWorld.forecast.ability")}</p> : null}
    </div>
  );
}

function AnswerHalf({ answer }: { readonly answer: Answer | undefined }) {
  const { sight, text } = useTable();
  const { number } = useWords();
  if (answer === undefined)
    return (
      <div className={styles.half}>
        <h3>{text("oldWorld.forecast.answer")}</h3>
        <p>{text("oldWorld.forecast.unknown")}</p>
      </div>
    );
  const { worst, mean, ability } = answer;
  const { knocks, of } = knockOdds(answer);
  return (
    <div className={styles.half}>
      <h3>
        {text("oldWorld.forecast.answer")} <AnswerBars answer={answer} say={sight.scene.say} />
      </h3>
      <p>{text("oldWorld.forecast.numbers", { worst, mean: number(Math.round(mean * 10) / 10) })}</p>
      <p data-end={knocks > 0 ? "out" : undefined}>
        {text("oldWorld.forecast.knocks", { knocks, of, die: answer.die ? "yes" : "no" })}
      </p>
      {ability ? <p className={styles.more}>{text("oldWorld.forecast.defend")}</p> : null}
    </div>
  );
}
