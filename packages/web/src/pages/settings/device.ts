/** The stores of this device, loaded when somebody looks at them. */
export async function device() {
  const [{ localHost }, { keep }] = await Promise.all([
    import("../../local/local-host.ts"),
    import("../../local/keep.ts"),
  ]);
  return { tables: localHost().tables, keep };
}

/** Copies of all that is kept on this device, to be saved and brought back. */
export async function copies() {
  const [
    { bringBack, copyText },
    { keep },
    { databaseNamed },
    { channelNamed, KEEP_CHANNEL, TABLES_CHANNEL },
  ] = await Promise.all([
    import("../../local/copy.ts"),
    import("../../local/keep.ts"),
    import("../../local/database.ts"),
    import("../../local/change-channel.ts"),
  ]);
  const parts = {
    open: databaseNamed(),
    keep,
    keepChannel: channelNamed(KEEP_CHANNEL),
    tablesChannel: channelNamed(TABLES_CHANNEL),
  };
  return { save: () => copyText(parts), bring: (text: string) => bringBack(parts, text) };
}
