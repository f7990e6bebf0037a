import type { MaintenanceListener, WireMaintenance } from "@medallion/protocol";

const listeners = new Set<MaintenanceListener>();
let announced = "";

/** The server says what its owner announced, also again after every loss: told when it is something new. */
export function announce(maintenance: WireMaintenance | undefined): void {
  const print = maintenance === undefined ? "" : JSON.stringify(maintenance);
  if (print === announced) return;
  announced = print;
  for (const listener of [...listeners]) listener(maintenance);
}

/** Gives back how to stop. */
export function watchMaintenance(listener: MaintenanceListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
