import { useMemo } from "react";
import { call, onlineConnection } from "../../hosts/online.ts";
import { useText } from "../../language/language.tsx";
import { onlineReplayPath } from "../../navigation/paths.ts";
import { SettingsDialog } from "../../preferences/settings-dialog.tsx";
import { Unavailable } from "../../table/frame/unavailable.tsx";
import type { Venue } from "../../table/frame/venue.ts";
import { Waiting } from "../../table/frame/waiting.tsx";
import { SharedDevice } from "../../table/hot-seat/shared-device.tsx";
import { refusalText } from "../../table/refusal.ts";
import { TableFrame } from "../../table/table-frame.tsx";
import { useArrival } from "./use-arrival.ts";

/** A table of the server: from one's own seat, or watched until one takes a seat. */
export function OnlineTable({ table }: { readonly table: string }) {
  const text = useText();
  const { arrival, again, seated, refused } = useArrival(table);
  const [person, link] = arrival.kind === "here" ? [arrival.person, arrival.link] : [];
  const venue = useMemo(
    () =>
      person === undefined || link === undefined
        ? undefined
        : { ...onlineVenue(table), person, invitation: link, onSeated: seated },
    [table, person, link, seated],
  );
  switch (arrival.kind) {
    case "coming":
      return <Waiting />;
    case "unreachable":
      return (
        <Unavailable title={text("table.unreachable.title")} onAgain={again}>
          <p>{text("table.unreachable")}</p>
        </Unavailable>
      );
    case "none":
      return (
        <Unavailable title={text("table.none")}>
          <p>{text("table.none.about")}</p>
        </Unavailable>
      );
    case "refused":
      return (
        <Unavailable title={text("table.refused")} onAgain={again}>
          <p>{refusalText(arrival.refusal, text)}</p>
        </Unavailable>
      );
    case "here": {
      const [only, another] = arrival.yours;
      if (venue === undefined) return <Waiting />;
      if (only === undefined || another === undefined)
        return <TableFrame venue={venue} seat={only ?? null} onRefused={refused} />;
      const names = arrival.card.places.map((place) => (place.kind === "open" ? "" : place.name));
      return (
        <SharedDevice
          venue={venue}
          people={arrival.yours}
          names={names}
          first={only}
          secret={false}
          onRefused={refused}
        />
      );
    }
  }
}

function onlineVenue(table: string): Omit<Venue, "person" | "invitation"> {
  const connection = onlineConnection();
  return {
    kind: "online",
    table,
    connection,
    open: (seat, listener) => connection.attach(table, seat, listener),
    replay: (game, seat) => onlineReplayPath(table, game, seat),
    record: async (game) =>
      JSON.stringify(await call("record", { params: { table, number: game } }), undefined, 2),
    Settings: SettingsDialog,
  };
}
