import { type Kit, randomOf } from "@medallion/kernel";
import { call, person } from "../../hosts/online.ts";
import { invitedPath, localTablePath } from "../../navigation/paths.ts";
import type { TableDraft } from "./draft.ts";
import { localWish, onlineWish, requestOf } from "./wish.ts";

/** Lays the table and gives back its address; throws `InputError`, `CallRefused`, or what a missing network throws. */
export async function foundTable(
  kit: Kit,
  draft: TableDraft,
  nameOf: (seat: number) => string,
): Promise<string> {
  kit.lobby.options(requestOf(kit, draft), randomOf("trial"));
  return draft.company === "friends" ? foundOnline(kit, draft) : foundHere(kit, draft, nameOf);
}

async function foundHere(kit: Kit, draft: TableDraft, nameOf: (seat: number) => string): Promise<string> {
  const { localHost } = await import("../../local/local-host.ts");
  return localTablePath(await localHost().tables.found(localWish(kit, draft, nameOf)));
}

async function foundOnline(kit: Kit, draft: TableDraft): Promise<string> {
  await person();
  const { body, afterwards } = onlineWish(kit, draft, freshSalt());
  const { table, link } = await call("found", { body });
  for (const command of afterwards) await call("command", { params: { table }, body: { command } });
  return invitedPath(link);
}

/** One's own part of the chance that shuffles: whoever brings it knows that nobody chose the order alone. */
function freshSalt(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
