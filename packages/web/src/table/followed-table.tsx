import type { Seat } from "@medallion/kernel";
import type { RoomLook } from "@medallion/table";
import type { ReactNode } from "react";
import type { OpenLink } from "../hosts/link.ts";
import { Loading } from "../look/loading.tsx";
import type { Scene } from "../scene/scene.ts";
import type { TableSnapshot, TableStore } from "../scene/table-store.ts";
import { useSnapshot, useTableStore } from "../scene/use-table-store.ts";
import { useRoomGame, useScene } from "./use-scene.ts";

interface Shown {
  readonly children: (scene: Scene) => ReactNode;
}

interface FollowedTableProps extends Shown {
  readonly open: OpenLink;
  readonly seat: Seat | null;
}

/** Follows a table that has no host who could refuse or gather people first: that of a lesson or a replay. */
export function FollowedTable({ open, seat, children }: FollowedTableProps) {
  const store = useTableStore(open, seat);
  return store === undefined ? <Loading rows={6} /> : <Following store={store}>{children}</Following>;
}

function Following({ store, children }: Shown & { readonly store: TableStore }) {
  const snapshot = useSnapshot(store);
  const { look } = snapshot;
  if (look === undefined) return <Loading rows={6} />;
  return (
    <Seen store={store} snapshot={snapshot} look={look}>
      {children}
    </Seen>
  );
}

interface SeenProps extends Shown {
  readonly store: TableStore;
  readonly snapshot: TableSnapshot;
  readonly look: RoomLook;
}

function Seen({ store, snapshot, look, children }: SeenProps) {
  const scene = useScene(store, snapshot, useRoomGame(look));
  return scene === undefined ? null : children(scene);
}
