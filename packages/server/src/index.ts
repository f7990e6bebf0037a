export type { ServerConfig } from "./config.ts";
export { givenLimits, LimitFault, variableOf, writtenLimit } from "./given-limits.ts";
export { LIMIT_NAMES, LIMIT_ROWS, LIMITS, type Limits } from "./limits.ts";
export { addressesOf } from "./ops/network.ts";
export { recoveryAt } from "./people/owner-recovery.ts";
export { type Server, startServer } from "./server.ts";
export { backup } from "./store/backup/backup.ts";
export { restore } from "./store/backup/restore.ts";
