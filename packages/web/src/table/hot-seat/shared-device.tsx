import type { Seat } from "@medallion/kernel";
import type { WireRefusal } from "@medallion/protocol";
import type { RoomLook } from "@medallion/table";
import { useState } from "react";
import type { Venue } from "../frame/venue.ts";
import { TableFrame } from "../table-frame.tsx";
import { Curtain } from "./curtain.tsx";
import { handover } from "./handover.ts";
import { useLinger } from "./use-linger.ts";

interface SharedDeviceProps {
  readonly venue: Venue;
  readonly people: readonly Seat[];
  readonly names: readonly string[];
  /** Whose turn it is to begin with. */
  readonly first: Seat;
  /** False where all these seats are one person's. */
  readonly secret: boolean;
  readonly onRefused: (refusal: WireRefusal) => void;
}

/**
 * Several seats at one device. When the next person's turn comes, the whole table and its store are gone before a
 * curtain asks for the device to be handed on; nothing of another hand is ever on the page.
 */
export function SharedDevice({ venue, people, names, first, secret, onRefused }: SharedDeviceProps) {
  const [turn, setTurn] = useState({ seat: first, curtain: secret });
  const [look, setLook] = useState<RoomLook>();
  const next = look === undefined || turn.curtain ? undefined : handover(look, turn.seat, people);
  useLinger(next, (seat) => {
    setLook(undefined);
    setTurn({ seat, curtain: secret });
  });
  if (turn.curtain)
    return (
      <Curtain name={names[turn.seat] ?? ""} onOpen={() => setTurn({ seat: turn.seat, curtain: false })} />
    );
  return <TableFrame venue={venue} seat={turn.seat} isShared onRefused={onRefused} onLook={setLook} />;
}
