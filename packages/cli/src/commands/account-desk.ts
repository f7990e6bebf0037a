import { InputError } from "@medallion/kernel";
import { type Identity, knownAt } from "../online/identity.ts";
import { NoMoreInput } from "../terminal/pick.ts";
import type { Terminal } from "../terminal/terminal.ts";
import type { Text } from "../texts/index.ts";
import type { World } from "../world.ts";

/** What every part of the command works with. */
export interface Desk {
  readonly world: World;
  readonly terminal: Terminal;
  readonly text: Text;
  readonly origin: string;
}

/** Who we are there; throws `InputError` for who is nobody yet. */
export async function known({ world, origin, text }: Desk): Promise<Identity> {
  const identity = await knownAt(world, origin, text);
  if (identity !== undefined) return identity;
  throw new InputError("nobody", text("error.nobody", { origin }));
}

export async function secret(terminal: Terminal, prompt: string): Promise<string> {
  const typed = await terminal.askSecret(prompt);
  if (typed === undefined) throw new NoMoreInput();
  return typed;
}

/** As the server takes them; whether they are easy to guess it says itself. */
const SHORTEST = 15;

/** A new password; a person types it twice. Throws `InputError` for one that will not do. */
export async function freshPassword(terminal: Terminal, text: Text): Promise<string> {
  const password = await secret(terminal, text("account.fresh"));
  if (password.length < SHORTEST)
    throw new InputError("short-password", text("error.password", { least: SHORTEST }));
  if (terminal.interactive && (await secret(terminal, text("account.repeat"))) !== password)
    throw new InputError("other-password", text("error.repeated"));
  return password;
}
