/** The stores of this device, loaded when somebody looks at them. */
export async function device() {
  const [{ localHost }, { keep }] = await Promise.all([
    import("../../local/local-host.ts"),
    import("../../local/keep.ts"),
  ]);
  return { desk: localHost().desk, keep };
}

/** Copies of all that is kept on this device, to be saved and brought back. */
export async function copies() {
  const [{ bringBack, copyText }, { keep }, { databaseNamed }, { bellNamed, KEEP_BELL, TABLES_BELL }] =
    await Promise.all([
      import("../../local/copy.ts"),
      import("../../local/keep.ts"),
      import("../../local/database.ts"),
      import("../../local/bell.ts"),
    ]);
  const parts = {
    open: databaseNamed(),
    keep,
    keepBell: bellNamed(KEEP_BELL),
    tablesBell: bellNamed(TABLES_BELL),
  };
  return { save: () => copyText(parts), bring: (text: string) => bringBack(parts, text) };
}
