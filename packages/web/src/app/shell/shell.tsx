import { type ReactNode, useCallback, useState } from "react";
import { useLocation } from "wouter";
import { KeysDialog } from "../../keys/keys-dialog.tsx";
import { useKeys } from "../../keys/use-keys.ts";
import { NotKeptNotice } from "../../local/not-kept-notice.tsx";
import { ToastStack } from "../../look/toast/toast-stack.tsx";
import { useHash } from "../../navigation/location.tsx";
import { UpdateNotice } from "../../pwa/update-notice.tsx";
import { isBare } from "../bare.ts";
import { BottomBar } from "./bottom-bar.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { Menu } from "./menu.tsx";
import { OfflineStrip } from "./offline-strip.tsx";
import styles from "./shell.module.css";
import { SkipLink } from "./skip-link.tsx";
import { useMaintenance } from "./use-maintenance.ts";

interface ShellProps {
  /** The next page is not there yet. */
  readonly onTheWay: boolean;
  readonly children: ReactNode;
}

/** What is around every page; tables have the whole screen to themselves. */
export function Shell({ onTheWay, children }: ShellProps) {
  const [path] = useLocation();
  const [open, setOpen] = useState<"menu" | "keys">();
  const close = useCallback(() => setOpen(undefined), []);
  const openKeys = useCallback(() => setOpen("keys"), []);
  useKeys((key, event) => {
    if (key !== "?") return;
    event.preventDefault();
    openKeys();
  });
  useMaintenance();
  const bare = isBare(path, useHash());
  return (
    <>
      {onTheWay && <div className={styles.onTheWay} />}
      {bare ? (
        <>
          {children}
          <ToastStack />
        </>
      ) : (
        <div className={styles.shell}>
          <SkipLink />
          <Header />
          <OfflineStrip />
          {/* Not at a table: nobody needs a new version in the middle of a game. */}
          <UpdateNotice />
          <NotKeptNotice />
          <div className={styles.content}>{children}</div>
          <Footer onKeys={openKeys} />
          <BottomBar onMenu={() => setOpen("menu")} />
          {/* Inside, to stay above the bar. */}
          <ToastStack />
        </div>
      )}
      {open === "menu" && <Menu onClose={close} onKeys={openKeys} />}
      {open === "keys" && <KeysDialog onClose={close} />}
    </>
  );
}
