import type { Connection, ConnectionState } from "@medallion/protocol";
import { useCallback, useSyncExternalStore } from "react";

export function useConnectionState(connection: Connection): ConnectionState {
  const watch = useCallback((listener: () => void) => connection.watch(listener), [connection]);
  return useSyncExternalStore(watch, () => connection.state);
}
