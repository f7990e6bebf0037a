import type { View } from "@medallion/ronin";
import type { Forecast as Forecasted } from "@medallion/ronin/forecast";
import { nameIn } from "@medallion/ronin/pages";
import type { ReactNode } from "react";
import { useDrawn } from "../../../drawn/index.ts";
import { type Doing, toldOf } from "./amounts.ts";
import { DoingMark } from "./doing-mark.tsx";
import styles from "./forecast.module.css";
import { ForecastMark } from "./forecast-mark.tsx";
import { cardsToTell } from "./pointed-cards.ts";
import { useForecast } from "./use-forecast.ts";
import { usePointed } from "./use-pointed.ts";

const CARD = "card:";

/** What the card that is pointed at will do: what is sure, what others can change, and where its player chooses. */
export function Forecast() {
  const { scene, lights, text } = useDrawn<unknown, string>();
  const view = scene.table.view as View;
  const pointed = usePointed();
  const laid = lights.laid.flatMap((spot) => (spot.startsWith(CARD) ? [spot.slice(CARD.length)] : []));
  const cards = scene.isOwn ? cardsToTell(view, laid, pointed) : [];
  const forecast = useForecast(view, cards);
  const card = cards.at(-1);
  // Of a card that only bears symbols, its face has told everything.
  if (forecast === undefined || card === undefined || isBare(forecast)) return null;
  return (
    <section
      className={styles.forecast}
      aria-label={text("ronin.forecast", { card: scene.say(nameIn(view, card)) })}
    >
      <Lines forecast={forecast} />
    </section>
  );
}

function isBare(forecast: Forecasted): boolean {
  const { sure, missed, open } = toldOf(forecast);
  const chooses = forecast.yours?.asked !== undefined || forecast.ability;
  return !missed && !chooses && sure.length + open.length === 0;
}

function Lines({ forecast }: { readonly forecast: Forecasted }) {
  const { text } = useDrawn();
  const { sure, missed, open, yours } = toldOf(forecast);
  const asked = forecast.yours?.asked;
  return (
    <>
      {sure.length > 0 || missed ? (
        <Line kind="sure">
          {missed ? <span>{text("ronin.forecast.none")}</span> : null}
          <Effects effects={sure} />
        </Line>
      ) : null}
      {open.length > 0 ? (
        <Line kind="open">
          <Effects effects={open} />
        </Line>
      ) : null}
      {asked !== undefined || forecast.ability ? (
        <Line kind="yours">
          {forecast.ability ? <span>{text("ronin.forecast.ability")}</span> : null}
          {asked === undefined ? null : <span>{text("ronin.forecast.asked", { kind: asked })}</span>}
          <Effects effects={yours} />
        </Line>
      ) : null}
    </>
  );
}

function Line({
  kind,
  children,
}: {
  readonly kind: "sure" | "open" | "yours";
  readonly children: ReactNode;
}) {
  const { text } = useDrawn();
  return (
    <p className={styles.line} data-kind={kind}>
      <ForecastMark kind={kind} />
      <b>{text(`ronin.forecast.${kind}`)}</b>
      {children}
    </p>
  );
}

function Effects({ effects }: { readonly effects: readonly Doing[] }) {
  return effects.map((doing) => <DoingMark key={doing.amount} doing={doing} />);
}
