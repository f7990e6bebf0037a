import * as z from "zod/mini";

/** Why something was refused: a code for programs, a sentence that says what to do, the path of the offending value. */
export const refusalSchema = z.object({
  code: z.string(),
  sentence: z.string(),
  path: z.optional(z.array(z.union([z.string(), z.number()]))),
  /** Until when it will be refused, where it is for a time. */
  until: z.optional(z.number()),
  /** Why, in the words of the server's owner. */
  reason: z.optional(z.string()),
  /** The same in the words of the game's catalogue, where the game itself refused. */
  messages: z.optional(z.array(z.looseObject({ key: z.string() }))),
});
export type WireRefusal = z.infer<typeof refusalSchema>;

/** What every refusal over HTTP looks like. */
export const httpRefusalSchema = z.object({ refusal: refusalSchema });
