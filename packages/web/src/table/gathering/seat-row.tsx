import { botsFor } from "@medallion/bots";
import type { Kit, Seat } from "@medallion/kernel";
import type { PublicPlace, RoomLook } from "@medallion/table";
import { useState } from "react";
import { call } from "../../hosts/online.ts";
import { useText } from "../../language/language.tsx";
import { Button } from "../../look/button.tsx";
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
        <BotFace seat={seat} className={styles.face} />
      ) : (
        <span className={styles.number}>{seat + 1}</span>
      )}
      <div className={styles.who}>
        <b>
          {name}
          {own && ` ${text("table.you")}`}
        </b>
        <span>{text("table.seat.state", { state: stateOf(place, look, seat) })}</span>
      </div>
      <div className={styles.acts}>
        <SeatActions {...props} />
      </div>
    </li>
  );
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
        {owner && <BotButtons seat={seat} store={store} kit={kit} />}
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

function BotButtons({ seat, store, kit }: Pick<SeatRowProps, "seat" | "store" | "kit">) {
  const text = useText();
  return botsFor(kit).map(({ id }, place) => (
    <Button
      key={id}
      kind={place === 0 ? "iron" : "quiet"}
      onClick={() => void store.command({ kind: "place", seat, place: { kind: "bot", bot: id } })}
    >
      {text("table.seat.bot", { bot: id })}
    </Button>
  ));
}
