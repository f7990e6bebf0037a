import { resolve } from "node:path";
import { InputError } from "@medallion/kernel";
import { forgetIdentity, keepIdentity } from "../online/identity.ts";
import { printable } from "../online/refusal.ts";
import { remoteAt } from "../online/remote.ts";
import { assureWritable, writeText } from "../storage/files.ts";
import { NoMoreInput } from "../terminal/pick.ts";
import { type Desk, freshPassword, known, secret } from "./account-desk.ts";

/** Only its owner reads what a server has of a person. */
const PRIVATE = 0o600;

/** A new password by the recovery code. */
export async function recover({ world, terminal, text, origin }: Desk, name: string): Promise<void> {
  const code = await secret(terminal, text("account.code"));
  const password = await freshPassword(terminal, text);
  const remote = remoteAt(world, origin, text);
  const { recovery, ...identity } = await remote.call("recover", { body: { name, code, password } });
  const { person } = keepIdentity(world, origin, identity, text);
  terminal.print(text("account.recovered", { name: printable(person.name) }));
  terminal.print(text("account.recovery", { code: printable(recovery) }));
}

/** Another recovery code, by the password. */
export async function freshRecovery(desk: Desk): Promise<void> {
  const { terminal, text } = desk;
  const { remote } = await known(desk);
  const password = await secret(terminal, text("account.password"));
  const { recovery } = await remote.call("freshRecovery", { body: { password } });
  terminal.print(text("account.recovery", { code: printable(recovery) }));
}

/** Writes all that the server has of us into a file. */
export async function exportAccount(desk: Desk, file: string): Promise<void> {
  const { terminal, text } = desk;
  const { remote } = await known(desk);
  const path = resolve(file);
  assureWritable(path, text);
  const all = await remote.call("exportMe");
  writeText(path, `${JSON.stringify(all, undefined, 2)}\n`, text, PRIVATE);
  terminal.print(text("account.exported", { path: file }));
}

/** Deletes who we are there: an account by its password, a guest after asking. */
export async function deleteAccount(desk: Desk): Promise<void> {
  const { world, terminal, text, origin } = desk;
  const { remote, person } = await known(desk);
  const name = printable(person.name);
  terminal.print(text("account.deleting", { name }));
  const typed = await terminal.ask(text("account.confirm", { name }));
  if (typed === undefined) throw new NoMoreInput();
  if (typed.trim() !== person.name) throw new InputError("not-confirmed", text("error.confirm"));
  const body =
    person.kind === "account" ? { password: await secret(terminal, text("account.password")) } : {};
  await remote.call("deleteMe", { body });
  forgetIdentity(world, origin);
  terminal.print(text("account.deleted"));
}
