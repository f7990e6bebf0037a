import { useText } from "../../../language/language.tsx";
import { Dialog } from "../../../look/dialog.tsx";
import type { Scene } from "../../../scene/scene.ts";
import type { Venue } from "../venue.ts";
import { Chat } from "./chat.tsx";

interface ChatDialogProps {
  readonly venue: Venue;
  readonly scene: Scene;
  readonly onClose: () => void;
}

export function ChatDialog({ venue, scene, onClose }: ChatDialogProps) {
  const text = useText();
  return (
    <Dialog title={text("table.chat")} place="side" onClose={onClose}>
      <Chat venue={venue} store={scene.store} look={scene.look} log={scene.log} say={scene.say} />
    </Dialog>
  );
}
