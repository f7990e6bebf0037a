import * as z from "zod/mini";
import type { Ask, Step } from "./state.ts";

export const whole = z.int();
export const wholes = z.array(whole);

export const COMBO_CARD = z.strictObject({
  card: whole,
  extension: whole,
  free: z.boolean(),
  returns: z.exactOptional(z.literal(true)),
});

/** A printed cost, or any. */
export const COST = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal("any")]);

type Fields = Readonly<Record<string, z.core.$ZodType>>;

export function step<const D extends Step["do"], F extends Fields>(name: D, fields: F) {
  return z.strictObject({ do: z.literal(name), ...fields });
}

export function question<const K extends Ask["kind"], F extends Fields>(kind: K, fields: F) {
  return z.strictObject({ id: whole, seat: whole, kind: z.literal(kind), ...fields });
}

/** A schema for every step or question of an owner: a new one that is missing does not compile. */
export type StepSchemas<S extends Step> = {
  readonly [D in S["do"]]: z.core.$ZodType<Extract<S, { readonly do: D }>>;
};
export type AskSchemas<A extends Ask> = {
  readonly [K in A["kind"]]: z.core.$ZodType<Extract<A, { readonly kind: K }>>;
};
