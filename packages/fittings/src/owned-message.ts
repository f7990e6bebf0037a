import type { Message } from "@medallion/kernel";

/** What comes to a seat: its owner is told which things, by the key with `.own`, all others only how many. */
export function ownedMessage(
  key: string,
  { seat, count }: { readonly seat: number; readonly count: number },
  things: readonly Message[],
): Message {
  const values = { seat: { seat }, count };
  return things.length === 0 ? { key, values } : { key: `${key}.own`, values: { ...values, things } };
}
