import { StoreError, type StoreFault } from "../error.ts";

/** By SQLSTATE or its class, or by the code of Node's network. */
const FAULTS: readonly (readonly [RegExp, StoreFault, string])[] = [
  [/^23505$/, "exists", "It already exists."],
  [/^23503$/, "missing", "What it belongs to is gone."],
  [/^53100$/, "full", "The database’s disk is full. Free up some space."],
  [/^25006$/, "readonly", "The database is read-only. Check which server DATABASE_URL names."],
  [/^(40|55P03|57014)/, "busy", "The database was too busy. Try again."],
  [
    /^(28|3D)/,
    "failed",
    "The database refused the login. Check user, password and database in DATABASE_URL.",
  ],
  [/^(08|57P|53|E[A-Z]+$)/, "lost", "The database connection was lost. Check that it’s running."],
  [/^XX00/, "damaged", "The database is damaged. Restore a backup."],
];

const LOST = /terminat|timeout|timed out|closed|not queryable|ended|connect/i;

/** What went wrong in PostgreSQL or on the way there, as a `StoreError`; other errors stay what they are. */
export function faultOf(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof StoreError) return error;
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  const fault = code === undefined ? undefined : FAULTS.find(([pattern]) => pattern.test(code));
  if (fault !== undefined) return new StoreError(fault[1], `${fault[2]} (${error.message})`, error);
  if (code === undefined && error.message.includes("after calling end on the pool"))
    return new StoreError("closed", "The database is closed.", error);
  // pg reports some lost connections as an error without a code.
  if (code === undefined && LOST.test(error.message))
    return new StoreError(
      "lost",
      `The database connection was lost. Check that it’s running. (${error.message})`,
      error,
    );
  return new StoreError("failed", `The database failed: ${error.message}`, error);
}

/** Whether nobody knows what became of the statement. */
export function isLost(error: unknown): boolean {
  return error instanceof StoreError && error.code === "lost";
}

/** Whether PostgreSQL gave up this transaction only because of others: it can simply be tried again. */
export function mayTryAgain(error: unknown): boolean {
  const cause = error instanceof StoreError ? error.cause : error;
  return cause instanceof Error && "code" in cause && (cause.code === "40P01" || cause.code === "40001");
}
