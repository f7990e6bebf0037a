import { DELETED_PERSON } from "@medallion/protocol";

/** What is left of a person in the games of others. */
export const DELETED = { id: DELETED_PERSON, name: "Deleted player" } as const;
