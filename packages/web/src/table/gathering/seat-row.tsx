import { levelsOf } from "@medallion/bots/levels";
import type { Kit, Seat } from "@medallion/kernel";
import type { PublicPlace, RoomLook } from "@medallion/table";
import { useState } from "react";
import { call } from "../../hosts/online.ts";
import { useText } from "../../language/language.tsx";
import type { Text } from "../../language/words.ts";
import { Button } from "../../look/button.tsx";
import { INPUT } from "../../look/field.tsx";
import { notify } from "../../look/toast/toasts.ts";
import { BotFace } from "../../opponents/bot-face.tsx";
import type { TableStore } from "../../scene/table-store.ts";
import type { Venue } from "../frame/venue.ts";
import { failureText } from "../refusal.ts";
import styles from "./gathering.module.css";

interface SeatRowProps {
  readonly seat: Seat;
  readonly place: PublicPlace;
  readonly name: string;
  readonly venue: Venue;
  readonly store: TableStore;
  readonly look: RoomLook;
  readonly kit: Kit;
}

/** One seat before the game, with what the viewer may do about it. */
export function SeatRow(props: SeatRowProps) {
  const text = useText();
  const { seat, place, name, look, store } = props;
  const own = store.seat === seat;
  return (
    <li className={styles.seat} data-own={own} data-kind={place.kind}>
      {place.kind === "bot" ? (
        <BotFace seat={seat} bot={place.bot} className={styles.face} />
      ) : (
        <span className={styles.number}>{seat + 1}</span>
      )}
      <div className={styles.who}>
        <b>
          {name}
          {own && ` ${text("table.you")}`}
        </b>
        <span>
          {place.kind === "bot"
            ? aboutBot(place.bot, text)
            : text("table.seat.state", { state: stateOf(place, look, seat) })}
        </span>
      </div>
      <div className={styles.acts}>
        <SeatActions {...props} />
      </div>
    </li>
  );
}

/** What kind of bot it is and how it plays; of those that are older than levels only the first. */
function aboutBot(bot: string, text: Text): string {
  const [kind, way] = [text("table.bot", { bot }), text("opponent.level", { bot })];
  return way === "" ? kind : `${kind}. ${way}`;
}

function stateOf(place: PublicPlace, look: RoomLook, seat: Seat): string {
  if (place.kind !== "person") return place.kind;
  if (look.gone.includes(seat)) return "gone";
  return look.ready[seat] === true ? "ready" : "unready";
}

function SeatActions({ seat, place, venue, store, look, kit }: SeatRowProps) {
  const text = useText();
  const owner = look.owner === venue.person;
  const open = (): void => void store.command({ kind: "place", seat, place: { kind: "open" } });
  if (place.kind === "open")
    return (
      <>
        {store.seat === null && <SitButton seat={seat} venue={venue} />}
        {owner && <BotChoice seat={seat} store={store} kit={kit} />}
      </>
    );
  if (store.seat === seat)
    return (
      <Button kind="quiet" onClick={() => void store.command({ kind: "leave", seat })}>
        {text("table.seat.leave")}
      </Button>
    );
  return owner ? (
    <Button kind="quiet" onClick={open}>
      {text(place.kind === "bot" ? "table.seat.noBot" : "table.seat.free")}
    </Button>
  ) : null;
}

function SitButton({ seat, venue }: { readonly seat: Seat; readonly venue: Venue }) {
  const text = useText();
  const [busy, setBusy] = useState(false);
  const sit = async (): Promise<void> => {
    setBusy(true);
    try {
      const body = { command: { kind: "sit" as const, seat, ready: false } };
      const { seats } = await call("command", { params: { table: venue.table }, body });
      venue.onSeated?.(seats);
    } catch (error) {
      notify(failureText(error, text), "bad");
      setBusy(false);
    }
  };
  return (
    <Button kind="brass" disabled={busy} onClick={() => void sit()}>
      {text("table.seat.sit")}
    </Button>
  );
}

/** A list rather than buttons: every open seat has one. */
function BotChoice({ seat, store, kit }: Pick<SeatRowProps, "seat" | "store" | "kit">) {
  const text = useText();
  const add = (bot: string): void => void store.command({ kind: "place", seat, place: { kind: "bot", bot } });
  return (
    <select
      className={INPUT}
      aria-label={text("table.seat.bot")}
      value=""
      onChange={({ target }) => add(target.value)}
    >
      <option value="" disabled>
        {text("table.seat.bot")}
      </option>
      {levelsOf(kit).map(({ id }) => (
        <option key={id} value={id}>
          {text("table.bot", { bot: id })}
        </option>
      ))}
    </select>
  );
}
