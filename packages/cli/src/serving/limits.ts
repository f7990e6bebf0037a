import { InputError } from "@medallion/kernel";
import type { Limits } from "@medallion/server";
import type { ServerModule } from "../network.ts";
import { readText } from "../storage/files.ts";
import type { Text } from "../texts/index.ts";
import type { World } from "../world.ts";

/**
 * What the owner set: the file that was asked for, else $MEDALLION_LIMITS, and before it single variables. Throws
 * `InputError` with the name of whatever does not fit.
 */
export function limitsFrom(
  { env }: Pick<World, "env">,
  server: Pick<ServerModule, "givenLimits" | "LimitFault" | "writtenLimit">,
  asked: string | undefined,
  text: Text,
): Partial<Limits> {
  const path = asked ?? (env.MEDALLION_LIMITS === "" ? undefined : env.MEDALLION_LIMITS);
  const file = path === undefined ? undefined : listIn(path, text);
  try {
    return server.givenLimits(file, env);
  } catch (fault) {
    if (!(fault instanceof server.LimitFault)) throw fault;
    const { where: name, given, row } = fault;
    if (row === undefined) throw new InputError("no-such-limit", text("error.limitName", { name }));
    const written = (value: number): string => server.writtenLimit(value, row);
    const range = { name, given, least: written(row.least), most: written(row.most) };
    throw new InputError(
      "bad-limit",
      row.kind === "count"
        ? text("error.limitCount", range)
        : text("error.limitAmount", { ...range, usual: written(row.usual) }),
    );
  }
}

function listIn(path: string, text: Text): object {
  const content = readText(path, text);
  const list = parsed(content);
  if (typeof list === "object" && list !== null && !Array.isArray(list)) return list;
  throw new InputError("bad-limits", text("error.limits", { path }));
}

function parsed(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return undefined;
  }
}
