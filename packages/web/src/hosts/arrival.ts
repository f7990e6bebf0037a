const ARRIVED = "medallion.arrived";

/** Whether this browser was somebody on this server before; if not, nothing there can be ours. */
export function wasHere(): boolean {
  try {
    return localStorage.getItem(ARRIVED) !== null;
  } catch {
    return false;
  }
}

export function rememberArrival(): void {
  try {
    localStorage.setItem(ARRIVED, "yes");
  } catch {
    // A browser that keeps nothing: the first page does not ask the server for tables then.
  }
}
