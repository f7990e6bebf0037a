import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { networkOf, siteOf } from "./rate-limit.ts";

/**
 * What a browser keeps of having logged in to an account: no key to it, but whoever shows it is not kept from trying
 * because of others' wrong guesses. Bound to the person, so that one of another account is worth nothing.
 */
export function issueDevice(key: Uint8Array, person: string): string {
  const id = randomBytes(16).toString("base64url");
  return `d1.${id}.${sign(key, person, id).toString("base64url")}`;
}

const SHAPE = /^d1\.([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{43})$/;

/** The device's own id if this person once logged in there. */
export function readDevice(key: Uint8Array, person: string, device: string): string | undefined {
  const [, id, signature] = SHAPE.exec(device) ?? [];
  if (id === undefined || signature === undefined) return undefined;
  const given = Buffer.from(signature, "base64url");
  const own = sign(key, person, id);
  return given.length === own.length && timingSafeEqual(given, own) ? id : undefined;
}

function sign(key: Uint8Array, person: string, id: string): Buffer {
  return createHmac("sha256", key).update(`device ${person} ${id}`).digest();
}

/** A network as the store knows it: whether two are the same can be told, which they are cannot. */
export function networkMark(key: Uint8Array, address: string): string {
  // At home every device has an address of its own, and all share one network.
  const network = /^f(?:e[89ab]|[cd])[0-9a-f]*:/i.test(address)
    ? address.toLowerCase()
    : siteOf(networkOf(address));
  return createHmac("sha256", key).update(`network ${network}`).digest("base64url").slice(0, 22);
}
