import { useDrawn } from "../drawn-context.ts";

/** Votes, lost connections, clocks, where the table has room for them: they can be answered while a film runs. */
export function Notices({ className }: { readonly className?: string | undefined }) {
  const { frame } = useDrawn();
  return (
    <div className={className} data-aside="">
      {frame.notices}
    </div>
  );
}
