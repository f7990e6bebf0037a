import { InputError } from "@medallion/kernel";
import type { Text } from "../texts/index.ts";
import type { World } from "../world.ts";

/** Names under which the server may be asked for, parted by commas: those given, else $MEDALLION_HOSTS. Throws `InputError` for what is no name. */
export function hostsFrom(
  { env }: Pick<World, "env">,
  asked: string | undefined,
  text: Text,
): readonly string[] {
  const names = (asked ?? env.MEDALLION_HOSTS ?? "")
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
  const wrong = names.find((name) => !/^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*$/i.test(name));
  if (wrong === undefined) return names;
  throw new InputError("bad-host", text("error.hostName", { given: wrong }));
}
