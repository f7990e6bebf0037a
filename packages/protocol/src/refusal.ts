import * as z from "zod/mini";

/** Why something was refused: a code for programs, a sentence that says what to do, the path of the offending value. */
export const refusalSchema = z.object({
  code: z.string(),
  sentence: z.string(),
  path: z.optional(z.array(z.union([z.string(), z.number()]))),
  /** The same in the words of the game's catalogue, where the game itself refused. */
  messages: z.optional(z.array(z.looseObject({ key: z.string() }))),
});
export type WireRefusal = z.infer<typeof refusalSchema>;
