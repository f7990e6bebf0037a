export { backup, type Progress } from "./backup/backup.ts";
export { restore } from "./backup/restore.ts";
export type { StoreEvent, StoreLog } from "./database.ts";
export { StoreError, type StoreFault } from "./error.ts";
export { openStore, type StoreOptions } from "./open.ts";
export type * from "./store.ts";
