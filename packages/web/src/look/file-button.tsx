import { type ReactNode, useRef } from "react";
import { Button } from "./button.tsx";

interface FileButtonProps {
  /** Which files are offered, as `accept` of an input. */
  readonly accept: string;
  readonly disabled?: boolean;
  readonly onFile: (file: File) => void;
  readonly children: ReactNode;
}

/** Asks for a file. The browser's own button would speak the browser's language. */
export function FileButton({ accept, disabled = false, onFile, children }: FileButtonProps) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={chooser}
        type="file"
        hidden
        accept={accept}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // So that the same file can be chosen again, mended.
          target.value = "";
          if (file !== undefined) onFile(file);
        }}
      />
      <Button disabled={disabled} aria-busy={disabled} onClick={() => chooser.current?.click()}>
        {children}
      </Button>
    </>
  );
}
