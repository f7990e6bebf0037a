import type * as z from "zod/mini";
import { PLAYER_ROUTES } from "./http.ts";
import { OWNER_ROUTES } from "./owner.ts";

/** Every address under /api. */
export const ROUTES = { ...PLAYER_ROUTES, ...OWNER_ROUTES } as const;

export type RouteName = keyof typeof ROUTES;
export type ParamsOf<N extends RouteName> = z.output<(typeof ROUTES)[N]["params"]>;
export type QueryOf<N extends RouteName> = z.output<(typeof ROUTES)[N]["query"]>;
export type BodyOf<N extends RouteName> = z.output<(typeof ROUTES)[N]["body"]>;
export type ReplyOf<N extends RouteName> = z.output<(typeof ROUTES)[N]["reply"]>;
