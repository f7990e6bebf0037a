/** The version of everything that is said between server and client. Raised when an old client would misunderstand. */
export const PROTOCOL = 2;

/** The path of the WebSocket. */
export const SOCKET_PATH = "/api/socket";

/** The header and the cookie that carry a person's signed secret. */
export const COOKIE = "medallion";

/** The cookie by which a browser shows that it has been logged in to an account before. It opens nothing. */
export const DEVICE_COOKIE = "medallion-device";

/** Who sat where somebody was who has deleted their account. */
export const DELETED_PERSON = "deleted";

/** The path that an invitation leads to. */
export function invitePath(table: string): string {
  return `/t/${table}`;
}

/** The server and the table that an invitation names; `undefined` if it is none. */
export function parseInvite(link: string): { readonly origin: string; readonly table: string } | undefined {
  const match = /^(https?:\/\/[^/\s?#]+)\/t\/([A-Za-z0-9_-]{10,64})\/?(?:[?#].*)?$/.exec(link.trim());
  const [, origin, table] = match ?? [];
  return origin === undefined || table === undefined ? undefined : { origin, table };
}
