import { shortAddress } from "./short-address.ts";

const HIDDEN = "[hidden]";

/** Names whose values nobody may read in a log, also at the end of longer names (`newPassword`, `set-cookie`). */
const SECRET =
  /(authorization|cookie|token|password|passwd|passphrase|seed|random|salt|pick|record|secret|invitation|credential|privatekey|api-?key)s?$/i;
/** What may hold anything people sent. */
const UNREAD = new Set(["body", "headers", "rawHeaders"]);
const ADDRESSES = new Set(["ip", "address", "remoteAddress"]);

/** Secrets inside sentences: a login in a database's address, a bearer's token, an invitation, a value in a query. */
const WITHIN: readonly (readonly [RegExp, string])[] = [
  [/(:\/\/)[^\s/@]*@/g, `$1${HIDDEN}@`],
  [/\b(bearer|basic)\s+[\w.~+/=-]+/gi, `$1 ${HIDDEN}`],
  [/(\/(?:t|api\/tables|replays\/online)\/)[\w-]{16,}/g, `$1${HIDDEN}`],
  [/\b(token|password|secret|seed|salt)=[^\s&"']+/gi, `$1=${HIDDEN}`],
];

/** The same JSON value without anything secret, at any depth. */
export function withoutSecrets(value: unknown, name = ""): unknown {
  if (value === null || value === undefined) return value;
  if (SECRET.test(name) || UNREAD.has(name)) return HIDDEN;
  if (typeof value === "string")
    return ADDRESSES.has(name) && !value.includes("/") ? shortAddress(value) : scrubbed(value);
  if (Array.isArray(value)) return value.map((item) => withoutSecrets(item));
  if (typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withoutSecrets(item, key)]));
}

function scrubbed(text: string): string {
  return WITHIN.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), text);
}
