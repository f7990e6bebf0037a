/** Where a game that is watched again comes from. */
export type ReplaySource =
  /** Brought by the player and kept on this device. */
  | { readonly kind: "kept"; readonly id: string }
  /** A game of a table of this device. */
  | { readonly kind: "local"; readonly table: string; readonly number: number }
  /** A finished game of a table of the server. */
  | { readonly kind: "online"; readonly table: string; readonly number: number }
  /** The whole game in the address, behind the `#`. */
  | { readonly kind: "link"; readonly link: string };

/** What an address below /replays asks for, given without that beginning; `undefined` for one that leads nowhere. */
export function sourceAt(path: string, hash: string): ReplaySource | undefined {
  const [first = "", table = "", number = "", ...more] = path.split("/").filter((part) => part !== "");
  if (first === "link" && hash.length > 1 && table === "")
    return { kind: "link", link: decodeURIComponent(hash.slice(1)) };
  if (first === "local" || first === "online") {
    if (table === "" || more.length > 0 || !/^\d{1,6}$/.test(number)) return undefined;
    return { kind: first, table, number: Number(number) };
  }
  return first !== "" && table === "" ? { kind: "kept", id: first } : undefined;
}
