/** The stores of this device, loaded when somebody looks at them. */
export async function device() {
  const [{ localHost }, { keep }] = await Promise.all([
    import("../../local/local-host.ts"),
    import("../../local/keep.ts"),
  ]);
  return { desk: localHost().desk, keep };
}
