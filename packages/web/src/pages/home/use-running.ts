import { useCallback, useEffect, useState } from "react";
import { wasHere } from "../../hosts/arrival.ts";
import { databaseNamed } from "../../local/database.ts";
import { isUnanswered } from "../../network/answerer.ts";
import { network } from "../../network/this-page.ts";
import { useAskAgain } from "../../network/use-ask-again.ts";
import { type Running, runningTables } from "./running.ts";

/** The tables to go on with; empty until they are known. What cannot be asked for is left out until it can. */
export function useRunning(): readonly Running[] {
  const [running, setRunning] = useState<readonly Running[]>([]);
  const [failure, setFailure] = useState<object>();
  const ask = useCallback(async () => {
    const [local, online] = await Promise.all([localTables(), onlineTables()]);
    setRunning(runningTables(local, online ?? []));
    setFailure(online === undefined ? {} : undefined);
  }, []);
  useEffect(() => {
    // The posters first: whoever has just opened the page looks at them anyway.
    const timer = setTimeout(ask, 60);
    return () => clearTimeout(timer);
  }, [ask]);
  useAskAgain(failure, ask);
  return running;
}

async function localTables() {
  try {
    // Where nothing was ever played there is nothing to start the worker for.
    if ((await (await databaseNamed()()).count("tables")) === 0) return [];
    const { localHost } = await import("../../local/local-host.ts");
    return await localHost().tables.list();
  } catch {
    return [];
  }
}

/** Nothing if nobody answers. */
async function onlineTables() {
  if (!wasHere()) return [];
  if (network.connectivity !== "connected") return undefined;
  try {
    const { call } = await import("../../hosts/online.ts");
    return (await call("mine", { query: { which: "running" } })).tables;
  } catch (error) {
    return isUnanswered(error) ? undefined : [];
  }
}
