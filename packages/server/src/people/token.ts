import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** What a session is known by: the token goes to the person, the session's id into the store. */
export interface Ticket {
  readonly token: string;
  readonly session: string;
}

const SECRET_BYTES = 32;
const SHAPE = /^m1\.([A-Za-z0-9_-]{43})\.([A-Za-z0-9_-]{43})$/;

/** A fresh token, `m1.<secret>.<signature>`, signed with the key that all nodes share. */
export function issueToken(key: Uint8Array): Ticket {
  const secret = randomBytes(SECRET_BYTES);
  const token = `m1.${secret.toString("base64url")}.${sign(key, secret).toString("base64url")}`;
  return { token, session: sessionId(secret) };
}

/** The id of the token's session, if this key signed it: so forged tokens never reach the store. */
export function readToken(key: Uint8Array, token: string): string | undefined {
  const parts = SHAPE.exec(token);
  const secret = bytesOf(parts?.[1]);
  const signature = bytesOf(parts?.[2]);
  if (secret === undefined || signature === undefined) return undefined;
  return timingSafeEqual(signature, sign(key, secret)) ? sessionId(secret) : undefined;
}

/** 43 letters have two bits more than 32 bytes: only the spelling that we write ourselves is read. */
function bytesOf(text: string | undefined): Buffer | undefined {
  if (text === undefined) return undefined;
  const bytes = Buffer.from(text, "base64url");
  return bytes.length === SECRET_BYTES && bytes.toString("base64url") === text ? bytes : undefined;
}

function sign(key: Uint8Array, secret: Uint8Array): Buffer {
  return createHmac("sha256", key).update(secret).digest();
}

function sessionId(secret: Uint8Array): string {
  return createHash("sha256").update(secret).digest("hex");
}
