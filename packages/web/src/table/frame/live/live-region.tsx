import type { Announcement } from "./use-announcements.ts";

/** Said, not shown: each line is read out once, when it comes. */
export function LiveRegion({ lines }: { readonly lines: readonly Announcement[] }) {
  return (
    <div className="unseen" role="log" aria-live="polite" aria-relevant="additions" data-live="events">
      {lines.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}
