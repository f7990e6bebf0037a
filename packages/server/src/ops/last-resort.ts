type Heard = (kind: "exception" | "rejection", error: unknown) => void;

/** The servers of this process. */
const listening = new Set<Heard>();

/**
 * Tells of what nobody caught, instead of ending the process. Going on is safe here: whatever people were told is in
 * the store before they hear of it, and a table whose memory may be ahead of the store reads itself anew. Gives back how
 * to stop.
 */
export function lastResort(heard: Heard): () => void {
  if (listening.size === 0) {
    process.on("uncaughtException", onException);
    process.on("unhandledRejection", onRejection);
  }
  listening.add(heard);
  return () => {
    listening.delete(heard);
    if (listening.size > 0) return;
    process.off("uncaughtException", onException);
    process.off("unhandledRejection", onRejection);
  };
}

function onException(error: unknown): void {
  for (const heard of listening) heard("exception", error);
}

function onRejection(error: unknown): void {
  for (const heard of listening) heard("rejection", error);
}

/** Does what a timer or a listener is for; what it throws is told instead of ending the process. */
export function guarded(work: () => void, failed: (error: unknown) => void): void {
  try {
    work();
  } catch (error) {
    failed(error);
  }
}
