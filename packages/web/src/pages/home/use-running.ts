import { useEffect, useState } from "react";
import { wasHere } from "../../hosts/arrival.ts";
import { databaseNamed } from "../../local/database.ts";
import { type Running, runningTables } from "./running.ts";

/** The tables to go on with; empty until they are known, and what cannot be asked for is left out. */
export function useRunning(): readonly Running[] {
  const [running, setRunning] = useState<readonly Running[]>([]);
  useEffect(() => {
    let wanted = true;
    const ask = async () => {
      const [local, online] = await Promise.all([localTables(), onlineTables()]);
      if (wanted) setRunning(runningTables(local, online));
    };
    // The posters first: whoever has just opened the page looks at them anyway.
    const timer = setTimeout(ask, 60);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, []);
  return running;
}

async function localTables() {
  try {
    // Where nothing was ever played there is nothing to start the worker for.
    if ((await (await databaseNamed()()).count("tables")) === 0) return [];
    const { localHost } = await import("../../local/local-host.ts");
    return await localHost().desk.list();
  } catch {
    return [];
  }
}

async function onlineTables() {
  if (!wasHere() || !navigator.onLine) return [];
  try {
    const { call } = await import("../../hosts/online.ts");
    return (await call("mine", { query: { which: "running" } })).tables;
  } catch {
    return [];
  }
}
