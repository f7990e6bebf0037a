import * as z from "zod/mini";

/** When the server will be away, and what its owner says of it. Apart from the owner's schemas: every page reads it. */
export const maintenanceSchema = z.object({ at: z.number(), until: z.number(), words: z.string() });
export type WireMaintenance = z.infer<typeof maintenanceSchema>;
