import { type ReactNode, useEffect } from "react";
import { useOverlay } from "../../look/use-overlay.ts";
import { useDrawn } from "../drawn-context.ts";
import { useTappedAway } from "./use-tapped-away.ts";

interface OverProps {
  readonly title: string;
  readonly className?: string | undefined;
  readonly onClose: () => void;
  /** What has the focus first bears `data-first`. */
  readonly children: ReactNode;
}

/**
 * What is told over the table and put away before one plays on: until then keys are meant for it, and nothing beneath
 * is answered. Esc or a press beside it puts it away; then the focus goes to what is asked.
 */
export function Over({ title, className, onClose, children }: OverProps) {
  const { cover } = useDrawn();
  const dialog = useOverlay();
  useTappedAway(dialog, onClose);
  useEffect(cover, [cover]);
  return (
    <dialog
      ref={dialog}
      popover="manual"
      className={className}
      data-surface="sheet"
      data-aside=""
      aria-label={title}
      onKeyDown={({ key }) => {
        if (key === "Escape") onClose();
      }}
    >
      {children}
    </dialog>
  );
}
