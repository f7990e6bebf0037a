/** A moment, given in milliseconds since 1970, in the time of this machine: `2026-11-18 21:30`. */
export function moment(at: number): string {
  const local = new Date(at - new Date(at).getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16).replace("T", " ");
}
