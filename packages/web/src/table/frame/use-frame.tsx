import { lazy, type ReactNode, Suspense, useCallback, useMemo, useState } from "react";
import { KeysDialog } from "../../keys/keys-dialog.tsx";
import { useBackShuts } from "../../navigation/back-shuts.ts";
import type { Frame, Scene } from "../../scene/scene.ts";
import { givesHints, useAdvice } from "./advice/use-advice.ts";
import { AfterGame } from "./after-game.tsx";
import { ChatDialog } from "./chat/chat-dialog.tsx";
import { useUnread } from "./chat/use-unread.ts";
import { FirstHint } from "./hints/first-hint.tsx";
import { LiveRegion } from "./live/live-region.tsx";
import { useAnnouncements } from "./live/use-announcements.ts";
import { TableMenu } from "./menu/table-menu.tsx";
import { Notices } from "./notices/notices.tsx";
import { useReading } from "./use-reading.tsx";
import { useTakeBack } from "./use-take-back.ts";
import type { Venue } from "./venue.ts";

type Layer = "menu" | "chat" | "keys" | "settings";

/** Loaded when somebody first asks for a hint. */
const AdvicePanel = lazy(async () => ({
  default: (await import("./advice/advice-panel.tsx")).AdvicePanel,
}));

function nothing(): void {}

/** What the table asks of its surroundings, and what lies above the table at its asking. */
export function useFrame(venue: Venue, scene: Scene): { readonly frame: Frame; readonly layers: ReactNode } {
  const [layer, setLayer] = useState<Layer>();
  const close = useCallback(() => setLayer(undefined), []);
  const openMenu = useCallback(() => setLayer("menu"), []);
  const openChat = useCallback(() => setLayer("chat"), []);
  const openSettings = useCallback(() => setLayer("settings"), []);
  const openKeys = useCallback(() => setLayer("keys"), []);
  const takeBack = useTakeBack(scene);
  useBackShuts(layer !== undefined, close);
  const { openWhy, openRules, layers: reading } = useReading(scene);
  const { lines, announce } = useAnnouncements(scene);
  const hasChat = venue.kind === "online";
  const unread = useUnread(scene, layer === "chat");
  const { ask, advised, close: closeAdvice } = useAdvice(scene);
  const askHint = givesHints(scene) ? (ask ?? nothing) : undefined;
  const best = advised?.state === "there" ? advised.advice.options : undefined;
  const frame = useMemo(
    (): Frame => ({
      openMenu,
      openChat,
      hasChat,
      unread,
      openRules,
      openWhy,
      takeBack,
      announce,
      askHint,
      advised: best?.map(({ choice }) => choice),
      afterGame: <AfterGame venue={venue} scene={scene} />,
      past: async () => {
        const { pastOf } = await import("./past.ts");
        return venue.record === undefined ? [] : pastOf(scene, venue.record(scene.look.game));
      },
      hint: <FirstHint scene={scene} />,
      notices: <Notices venue={venue} scene={scene} onChat={openChat} />,
    }),
    [
      venue,
      scene,
      openMenu,
      openChat,
      hasChat,
      unread,
      openRules,
      openWhy,
      takeBack,
      announce,
      askHint,
      best,
    ],
  );
  const layers = (
    <>
      <LiveRegion lines={lines} />
      {reading}
      {advised !== undefined && (
        <Suspense>
          <AdvicePanel scene={scene} advised={advised} onClose={closeAdvice} />
        </Suspense>
      )}
      {layer === "menu" && (
        <TableMenu
          venue={venue}
          scene={scene}
          frame={frame}
          onKeys={openKeys}
          onChat={openChat}
          onSettings={openSettings}
          onClose={close}
        />
      )}
      {layer === "chat" && <ChatDialog venue={venue} scene={scene} onClose={close} />}
      {layer === "settings" && <venue.Settings onClose={close} />}
      {layer === "keys" && <KeysDialog onClose={close} />}
    </>
  );
  return { frame, layers };
}
