import { useEffect, useState } from "react";
import { useText } from "../../../language/language.tsx";
import { Button } from "../../../look/button.tsx";
import { Notice } from "../../../look/notice.tsx";
import type { Scene } from "../../../scene/scene.ts";
import { type ChatLine, chatLines } from "../chat/chat-lines.ts";
import { maySpeak } from "../chat/may-speak.ts";
import type { Venue } from "../venue.ts";

const SHOWN_FOR = 8000;

interface ChatNoticeProps {
  readonly scene: Scene;
  readonly venue: Venue;
  readonly onOpen: () => void;
}

/** What somebody else has just said, for a while. */
export function ChatNotice({ scene, venue, onOpen }: ChatNoticeProps) {
  const text = useText();
  const line = useFreshLine(scene, venue.person);
  if (line === undefined) return null;
  return (
    <Notice
      actions={
        <Button onClick={onOpen}>{text(maySpeak(scene, venue) ? "table.answer" : "table.chat")}</Button>
      }
    >
      <p>{text("table.log.said", { name: line.name, words: line.words })}</p>
    </Notice>
  );
}

function useFreshLine({ log }: Scene, own: string | undefined): ChatLine | undefined {
  const text = useText();
  const last = chatLines(log, text).findLast(({ person }) => person !== own);
  // What was said before one came is read in the chat.
  const [seen, setSeen] = useState(last?.place);
  const fresh = last !== undefined && last.place !== seen ? last : undefined;
  const place = fresh?.place;
  useEffect(() => {
    if (place === undefined) return undefined;
    const timer = setTimeout(() => setSeen(place), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [place]);
  return fresh;
}
