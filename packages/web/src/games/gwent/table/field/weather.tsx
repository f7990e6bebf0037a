import { Place } from "../../../../drawn/pointing/place.tsx";
import { TableCard } from "../cards/table-card.tsx";
import { useTable } from "../table-context.ts";
import styles from "./weather.module.css";

const SOCKETS = 3;

/** The tray of weather cards that are in force. */
export function Weather({ className }: { readonly className?: string | undefined }) {
  const { sight } = useTable();
  const { weather } = sight.view;
  const name = sight.scene.say({ key: weather.length === 0 ? "board.noWeather" : "board.weather" });
  return (
    <section
      className={`${styles.tray} ${className ?? ""}`}
      data-zone="weather"
      data-idle={weather.length === 0 && sight.view.phase !== "round" ? "" : undefined}
      aria-label={name}
      data-rove=""
    >
      {weather.map(({ card, id }) => (
        <span key={card} className={styles.card}>
          <TableCard id={id} card={card} size="strip" />
        </span>
      ))}
      {["first", "second", "third"].slice(0, Math.max(0, SOCKETS - weather.length)).map((socket) => (
        <span key={socket} className={styles.socket} />
      ))}
      <Place spot="weather" label={name} />
    </section>
  );
}
