import { rate } from "../ratings/rate.ts";
import { openStore } from "../store/open.ts";
import { issueRecovery } from "./recovery-code.ts";

/**
 * A new recovery code for the account with this name or id, by whoever has the store; the server may run. `undefined`
 * if there is no such account.
 */
export async function recoveryAt(
  database: string,
  nameOrId: string,
): Promise<{ readonly name: string; readonly code: string } | undefined> {
  const store = await openStore(database, { rate });
  try {
    const account = (await store.owner.find(nameOrId)).find(({ kind }) => kind === "account");
    const code = account && (await issueRecovery(store, account.id));
    return account === undefined || code === undefined ? undefined : { name: account.name, code };
  } finally {
    await store.close();
  }
}
