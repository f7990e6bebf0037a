import type { ReactNode } from "react";

export interface DrawingProps {
  /** What it shows, if it stands for words; a drawing beside its name needs none and is not read out. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

interface Box extends DrawingProps {
  readonly viewBox: string;
  /** As large as the text, unless a class or the place around it says otherwise. */
  readonly inText?: boolean;
  readonly children: ReactNode;
}

/** A vector drawing that a screen reader either names or passes over. */
export function Drawing({ viewBox, label, className, inText = false, children }: Box) {
  const size = inText ? { width: "1em", height: "1em" } : {};
  if (label === undefined)
    return (
      <svg aria-hidden="true" viewBox={viewBox} className={className} {...size}>
        {children}
      </svg>
    );
  return (
    <svg role="img" aria-label={label} viewBox={viewBox} className={className} {...size}>
      {children}
    </svg>
  );
}
