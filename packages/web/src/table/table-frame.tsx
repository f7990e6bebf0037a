import type { Seat } from "@medallion/kernel";
import type { WireRefusal } from "@medallion/protocol";
import type { RoomLook } from "@medallion/table";
import { Suspense, useEffect, useEffectEvent, useSyncExternalStore } from "react";
import type { TableStore } from "../scene/table-store.ts";
import { useSnapshot, useTableStore } from "../scene/use-table-store.ts";
import { FramedTable } from "./frame/framed-table.tsx";
import type { Venue } from "./frame/venue.ts";
import { Waiting } from "./frame/waiting.tsx";
import { Gathering } from "./gathering/gathering.tsx";
import { useRoomGame, useScene } from "./use-scene.ts";

interface TableFrameProps {
  readonly venue: Venue;
  readonly seat: Seat | null;
  /** Whether other seats are played at this screen as well. */
  readonly isShared?: boolean;
  /** The table cannot be seen from this seat, or no longer. */
  readonly onRefused: (refusal: WireRefusal) => void;
  /** Hears whatever this seat may know, whenever that changes and has been shown. */
  readonly onLook?: (look: RoomLook) => void;
}

/** A table with everything around it, seen from one seat or by a spectator: gathering, playing and over. */
export function TableFrame({ venue, seat, ...heard }: TableFrameProps) {
  const store = useTableStore(venue.open, seat);
  if (store === undefined) return <Waiting venue={venue} />;
  return <FollowedTable venue={venue} store={store} {...heard} />;
}

type FollowedProps = Omit<TableFrameProps, "seat"> & { readonly store: TableStore };

function FollowedTable({ venue, store, isShared = false, onRefused, onLook }: FollowedProps) {
  const { look, refusal } = useSnapshot(store);
  const refused = useEffectEvent(onRefused);
  useEffect(() => {
    if (refusal !== undefined) refused(refusal);
  }, [refusal]);
  if (look === undefined) return <Waiting venue={venue} />;
  return (
    <Suspense fallback={<Waiting venue={venue} />}>
      <Room venue={venue} store={store} isShared={isShared} />
      {onLook === undefined ? null : <Lookout store={store} look={look} onLook={onLook} />}
    </Suspense>
  );
}

interface LookoutProps {
  readonly store: TableStore;
  readonly look: RoomLook;
  readonly onLook: (look: RoomLook) => void;
}

/** Tells of each look when the table has shown what led to it. */
function Lookout({ store, look, onLook }: LookoutProps) {
  const isBusy = useSyncExternalStore(store.watch, () => store.isBusy);
  const looked = useEffectEvent(onLook);
  useEffect(() => {
    if (!isBusy) looked(look);
  }, [look, isBusy]);
  return null;
}

interface RoomProps {
  readonly venue: Venue;
  readonly store: TableStore;
  readonly isShared: boolean;
}

function Room({ venue, store, isShared }: RoomProps) {
  const snapshot = useSnapshot(store);
  const { look } = snapshot;
  if (look === undefined) throw new Error("a room is shown before it was seen");
  const spoken = useRoomGame(look);
  const scene = useScene(store, snapshot, spoken, isShared);
  if (scene === undefined)
    return <Gathering venue={venue} store={store} look={look} log={snapshot.log} spoken={spoken} />;
  return <FramedTable venue={venue} scene={scene} />;
}
