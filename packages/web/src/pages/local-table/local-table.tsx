import type { WireRefusal } from "@medallion/protocol";
import { useMemo, useState } from "react";
import { useText } from "../../language/language.tsx";
import { localHost } from "../../local/local-host.ts";
import type { LocalCard } from "../../local/local-tables.ts";
import { localReplayPath } from "../../navigation/paths.ts";
import { SettingsDialog } from "../../preferences/settings-dialog.tsx";
import { Unavailable } from "../../table/frame/unavailable.tsx";
import type { Venue } from "../../table/frame/venue.ts";
import { Waiting } from "../../table/frame/waiting.tsx";
import { SharedDevice } from "../../table/hot-seat/shared-device.tsx";
import { refusalText } from "../../table/refusal.ts";
import { TableFrame } from "../../table/table-frame.tsx";
import { useLocalCard } from "./use-local-card.ts";

/** A table of this device, from the seat of whoever's turn it is. */
export function LocalTable({ table }: { readonly table: string }) {
  const text = useText();
  const found = useLocalCard(table);
  const [refusal, setRefusal] = useState<WireRefusal>();
  const venue = useMemo(() => localVenue(table), [table]);
  // Another tab may remove a table that is looked at here.
  if (found === "none" || refusal?.code === "no-such-table")
    return (
      <Unavailable title={text("table.local.none")}>
        <p>{text("table.local.none.about")}</p>
      </Unavailable>
    );
  if (refusal !== undefined)
    return (
      <Unavailable title={text("table.local.refused")}>
        <p>{refusalText(refusal, text)}</p>
      </Unavailable>
    );
  if (found === undefined) return <Waiting />;
  return <Seated venue={venue} card={found} onRefused={setRefusal} />;
}

interface SeatedProps {
  readonly venue: Venue;
  readonly card: LocalCard;
  readonly onRefused: (refusal: WireRefusal) => void;
}

function Seated({ venue, card, onRefused }: SeatedProps) {
  const people = card.places.flatMap(({ kind }, seat) => (kind === "person" ? [seat] : []));
  const [only, another] = people;
  if (only === undefined || another === undefined)
    return <TableFrame venue={venue} seat={only ?? null} onRefused={onRefused} />;
  return (
    <SharedDevice
      venue={venue}
      people={people}
      names={card.places.map((place) => (place.kind === "open" ? "" : place.name))}
      first={card.turn[0] ?? only}
      secret
      onRefused={onRefused}
    />
  );
}

function localVenue(table: string): Venue {
  const { connection, tables } = localHost();
  return {
    kind: "device",
    table,
    connection,
    open: (seat, listener) => connection.attach(table, seat, listener),
    person: undefined,
    invitation: undefined,
    replay: (game, seat) => localReplayPath(table, game, seat),
    record: (game) => tables.record(table, game),
    Settings: SettingsDialog,
  };
}
