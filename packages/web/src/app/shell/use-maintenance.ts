import { useEffect } from "react";
import { watchMaintenance } from "../../hosts/maintenance.ts";
import { useWords } from "../../language/language.tsx";
import { notify } from "../../look/toast/toasts.ts";

/** Says, at tables as on every page, when the server's owner announces maintenance; it stays until it is closed. */
export function useMaintenance(): void {
  const { text, date } = useWords();
  useEffect(
    () =>
      watchMaintenance((maintenance) => {
        if (maintenance === undefined) return notify(text("shell.calm"));
        const { at, until, words } = maintenance;
        const line = text("shell.maintenance", { from: date(at), to: date(until) });
        notify(words === "" ? line : `${line} ${words}`, "news", true);
      }),
    [text, date],
  );
}
