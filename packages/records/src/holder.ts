import * as z from "zod/mini";

/** Who sits in a seat; a name may be empty. */
export type Holder =
  | { readonly who: "person"; readonly name: string }
  | { readonly who: "bot"; readonly name: string; readonly bot: string };

const name = z.string().check(z.maxLength(100));

export const holderSchema: z.ZodMiniType<Holder> = z.discriminatedUnion("who", [
  z.strictObject({ who: z.literal("person"), name }),
  z.strictObject({ who: z.literal("bot"), name, bot: z.string().check(z.minLength(1), z.maxLength(100)) }),
]);
