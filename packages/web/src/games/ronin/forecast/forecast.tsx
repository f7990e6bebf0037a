import type { View } from "@medallion/ronin";
import type { CardForecast } from "@medallion/ronin/forecast";
import { nameIn } from "@medallion/ronin/pages";
import type { ReactNode } from "react";
import { useDrawn } from "../../../drawn/index.ts";
import { PickSeal } from "../card/index.ts";
import { type Doing, toldOf } from "./amounts.ts";
import { DoingMark } from "./doing-mark.tsx";
import styles from "./forecast.module.css";
import { ForecastMark } from "./forecast-mark.tsx";
import { layingsToTell } from "./pointed-cards.ts";
import { useForecast } from "./use-forecast.ts";
import { usePointed } from "./use-pointed.ts";

const CARD = "card:";
const ROW = "row:";

/**
 * What cards will do, each by its name and, where they are laid in order, its number: what is sure, what others can
 * change, and where their player chooses.
 */
export function Forecast() {
  const { scene, lights, text } = useDrawn<unknown, string>();
  const view = scene.table.view as View;
  const pointed = usePointed();
  const laid = lights.laid.flatMap((spot) => (spot.startsWith(CARD) ? [spot.slice(CARD.length)] : []));
  const row = rowOf(lights.selected);
  const forecasts = useForecast(view, scene.isOwn ? layingsToTell(view, { laid, row, pointed }) : []);
  const told = forecasts.flatMap(({ cards }) =>
    cards.map((forecast, place) => ({ forecast, order: cards.length > 1 ? place + 1 : undefined })),
  );
  // Of a card that only bears symbols, its face has told everything.
  const telling = told.filter(({ forecast }) => !isBare(forecast));
  const ability = forecasts.some((forecast) => forecast.ability);
  if (telling.length === 0 && !ability) return null;
  return (
    <div className={styles.forecast}>
      {telling.map(({ forecast, order }) => (
        <Told
          key={forecast.card}
          forecast={forecast}
          order={order}
          name={scene.say(nameIn(view, forecast.card))}
        />
      ))}
      {ability ? (
        <Line kind="yours" label={text("ronin.forecast.yours")}>
          <span>{text("ronin.forecast.ability")}</span>
        </Line>
      ) : null}
    </div>
  );
}

/** The row that is held; 0 is the deck. */
function rowOf(held: string | undefined): number | undefined {
  if (held === "deck") return 0;
  return held?.startsWith(ROW) ? Number(held.slice(ROW.length)) : undefined;
}

function isBare(forecast: CardForecast): boolean {
  const { sure, missed, open } = toldOf(forecast);
  return !missed && forecast.yours === undefined && sure.length + open.length === 0;
}

interface ToldProps {
  readonly forecast: CardForecast;
  readonly order: number | undefined;
  readonly name: string;
}

/** What one card will do. */
function Told({ forecast, order, name }: ToldProps) {
  const { text } = useDrawn();
  const { sure, missed, open, yours } = toldOf(forecast);
  const asked = forecast.yours?.asked;
  return (
    <section className={styles.told} aria-label={text("ronin.forecast", { card: name })}>
      <b className={styles.name} aria-hidden="true">
        {order === undefined ? null : <PickSeal value={order} />}
        {name}
      </b>
      {sure.length > 0 || missed ? (
        <Line kind="sure" label={text("ronin.forecast.sure")}>
          {missed ? <span>{text("ronin.forecast.none")}</span> : null}
          <Effects effects={sure} />
        </Line>
      ) : null}
      {open.length > 0 ? (
        <Line kind="open" label={text("ronin.forecast.open")}>
          <Effects effects={open} />
        </Line>
      ) : null}
      {forecast.yours === undefined ? null : (
        <Line
          kind="yours"
          label={text(asked === undefined ? "ronin.forecast.after" : "ronin.forecast.yours")}
        >
          {asked === undefined ? null : <span>{text("ronin.forecast.asked", { kind: asked })}</span>}
          <Effects effects={yours} />
        </Line>
      )}
    </section>
  );
}

interface LineProps {
  readonly kind: "sure" | "open" | "yours";
  readonly label: string;
  readonly children: ReactNode;
}

function Line({ kind, label, children }: LineProps) {
  return (
    <p className={styles.line} data-kind={kind}>
      <ForecastMark kind={kind} />
      <b>{label}</b>
      {children}
    </p>
  );
}

function Effects({ effects }: { readonly effects: readonly Doing[] }) {
  return effects.map((doing) => <DoingMark key={doing.amount} doing={doing} />);
}
