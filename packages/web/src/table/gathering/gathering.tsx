import type { RoomEvent, RoomLook } from "@medallion/table";
import { useText } from "../../language/language.tsx";
import { useArrival } from "../../look/arrival.ts";
import { ButtonLink } from "../../look/button.tsx";
import { useTitle } from "../../look/page.tsx";
import { Plate, Sheet } from "../../look/surface.tsx";
import { PATHS } from "../../navigation/paths.ts";
import type { TableStore } from "../../scene/table-store.ts";
import { Chat } from "../frame/chat/chat.tsx";
import { ConnectionNotice } from "../frame/connection-notice.tsx";
import { TroubleNotice } from "../frame/trouble-notice.tsx";
import type { Venue } from "../frame/venue.ts";
import { modeName } from "../mode-name.ts";
import type { useRoomGame } from "../use-scene.ts";
import { Agreement } from "./agreement.tsx";
import styles from "./gathering.module.css";
import { Invitation } from "./invitation.tsx";
import { OwnSeat } from "./own-seat.tsx";
import { SeatRow } from "./seat-row.tsx";

export interface GatheringProps {
  readonly venue: Venue;
  readonly store: TableStore;
  readonly look: RoomLook;
  readonly log: readonly RoomEvent[];
  readonly spoken: ReturnType<typeof useRoomGame>;
}

/** Before the game: who sits where, what one brings, how others come here, and what is agreed. */
export function Gathering({ venue, store, look, log, spoken }: GatheringProps) {
  const text = useText();
  const heading = useArrival<HTMLHeadingElement>();
  const { kit, say } = spoken;
  const game = say(kit.name);
  useTitle(text("table.gathering.title", { game }));
  return (
    <main className={styles.page}>
      <header className={styles.header}>
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {text("table.title", { game, mode: modeName(kit, look.settings.mode, say) })}
          </h1>
          <p role="status">{gatheringText(look, text)}</p>
        </div>
        <ButtonLink kind="quiet" to={PATHS.home}>
          {text("table.home")}
        </ButtonLink>
      </header>
      <ConnectionNotice venue={venue} sending={false} />
      <TroubleNotice scene={{ store, say }} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <Plate as="section" aria-labelledby="seats-title" className={styles.first}>
            <h2 id="seats-title">{text("table.seats")}</h2>
            <ol className={styles.seats}>
              {look.places.map((place, seat) => (
                <SeatRow
                  // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
                  key={seat}
                  seat={seat}
                  place={place}
                  venue={venue}
                  store={store}
                  look={look}
                  kit={kit}
                  name={spoken.names[seat] ?? ""}
                />
              ))}
            </ol>
            {store.seat !== null && (
              <OwnSeat seat={store.seat} store={store} look={look} kit={kit} say={say} />
            )}
          </Plate>
          <Sheet as="section" aria-labelledby="agreed-title" className={styles.third}>
            <h2 id="agreed-title">{text("table.agreed")}</h2>
            <Agreement look={look} kit={kit} say={say} />
          </Sheet>
        </div>
        <div className={styles.column}>
          {venue.invitation !== undefined && <Invitation link={venue.invitation} />}
          {venue.kind === "online" && (
            <Sheet as="section" aria-labelledby="chat-title" className={styles.fourth}>
              <h2 id="chat-title">{text("table.chat")}</h2>
              <Chat venue={venue} store={store} look={look} log={log} say={say} />
            </Sheet>
          )}
        </div>
      </div>
    </main>
  );
}

function gatheringText({ places, ready }: RoomLook, text: ReturnType<typeof useText>): string {
  const open = places.filter(({ kind }) => kind === "open").length;
  if (open > 0) return text("table.gathering.open", { count: open });
  const unready = places.filter((place, seat) => place.kind === "person" && ready[seat] !== true).length;
  return text("table.gathering.unready", { count: unready });
}
