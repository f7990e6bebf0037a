import { InputError } from "@medallion/kernel";
import { Command } from "commander";
import { languageFor } from "../language.ts";
import { forgetIdentity, identityAt, keepIdentity, knownAt } from "../online/identity.ts";
import { SERVER_ABOUT, serverFor } from "../online/origin.ts";
import { printable } from "../online/refusal.ts";
import { remoteAt } from "../online/remote.ts";
import { NoMoreInput } from "../terminal/pick.ts";
import { openTerminal } from "../terminal/terminal.ts";
import { textIn } from "../texts/index.ts";
import type { World } from "../world.ts";
import { type Desk, freshPassword, known, secret } from "./account-desk.ts";
import { deleteAccount, exportAccount, freshRecovery, recover } from "./account-own.ts";
import { command, type Exit } from "./options.ts";

interface AccountOptions {
  readonly server?: string;
  readonly lang?: string;
  readonly others?: true;
}

/** `medallion account`: who one is at a server. */
export function accountCommand(world: World, _exit: Exit): Command {
  const account = command(world, "account", "Show who you are on a server, or manage your account.", [
    "medallion account",
    "medallion account claim Anna",
    "medallion account login Anna --server https://play.example.org",
    "medallion account recover Anna",
    "medallion account sessions",
    "medallion account end --others",
  ]).option("--server <url>", SERVER_ABOUT);

  const at = async (options: AccountOptions, work: (desk: Desk) => Promise<void>): Promise<void> => {
    const { lang, server } = { ...account.opts<AccountOptions>(), ...options };
    const text = textIn(languageFor(lang, world.env));
    const terminal = openTerminal(world);
    try {
      await work({ world, terminal, text, origin: serverFor(world, server, text) });
    } catch (error) {
      if (!(error instanceof NoMoreInput)) throw error;
    } finally {
      terminal.close();
    }
  };
  const part = (usage: string, about: string): Command => {
    const made = new Command(usage.split(" ")[0])
      .description(about)
      .option("--server <url>", SERVER_ABOUT)
      .option("--lang <language>", "en, cs, pl or uk; default: your system’s language");
    account.addCommand(made);
    return made;
  };

  account.action((options: AccountOptions) => at(options, tellWho));
  part("claim", "Turn your guest into an account; you keep all your games.")
    .argument("<name>", "the name you log in with")
    .action((name: string, options: AccountOptions) => at(options, (desk) => claim(desk, name)));
  part("login", "Log in to your account; your guest games move to it.")
    .argument("<name>", "your account’s name")
    .action((name: string, options: AccountOptions) => at(options, (desk) => login(desk, name)));
  part("logout", "Log out; a guest can’t be restored afterwards.").action((options: AccountOptions) =>
    at(options, logout),
  );
  part("password", "Change your password; logs out all other devices.").action((options: AccountOptions) =>
    at(options, changePassword),
  );
  part("sessions", "List where you’re logged in.").action((options: AccountOptions) =>
    at(options, listSessions),
  );
  part("end", "Log out one session by its number, or all others.")
    .argument("[number]", "a number from “sessions”")
    .option("--others", "all sessions except this one")
    .action((number: string | undefined, options: AccountOptions) =>
      at(options, (desk) => endSession(desk, number, options.others === true)),
    );
  part("recovery", "Get a new recovery code; the old one stops working.").action((options: AccountOptions) =>
    at(options, freshRecovery),
  );
  part("recover", "Set a new password with your recovery code.")
    .argument("<name>", "your account’s name")
    .action((name: string, options: AccountOptions) => at(options, (desk) => recover(desk, name)));
  part("export", "Save everything the server has about you to a file.")
    .argument("<file>", "a JSON file")
    .action((file: string, options: AccountOptions) => at(options, (desk) => exportAccount(desk, file)));
  part("delete", "Delete your account or guest for good; games of others stay.").action(
    (options: AccountOptions) => at(options, deleteAccount),
  );
  return account;
}

async function tellWho(desk: Desk): Promise<void> {
  const { terminal, text } = desk;
  const { person } = await known(desk);
  const { name, kind, id } = person;
  terminal.print(text("profile.person", { name: printable(name), kind }), `  ${id}`);
}

async function claim({ world, terminal, text, origin }: Desk, name: string): Promise<void> {
  const password = await freshPassword(terminal, text);
  const { remote } = await identityAt(world, origin, undefined, text);
  const { person, recovery } = await remote.call("claim", { body: { name, password } });
  terminal.print(text("account.claimed", { name: printable(person.name) }));
  terminal.print(text("account.recovery", { code: printable(recovery) }));
}

async function login({ world, terminal, text, origin }: Desk, name: string): Promise<void> {
  const before = await knownAt(world, origin, text);
  const password = await secret(terminal, text("account.password"));
  const remote = remoteAt(world, origin, text, before?.remote.token);
  const identity = await remote.call("login", { body: { name, password } });
  const { person } = keepIdentity(world, origin, identity, text);
  terminal.print(text("account.here", { name: printable(person.name) }));
}

async function logout(desk: Desk): Promise<void> {
  const { remote } = await known(desk);
  await remote.call("logout");
  forgetIdentity(desk.world, desk.origin);
  desk.terminal.print(desk.text("account.left"));
}

async function changePassword(desk: Desk): Promise<void> {
  const { terminal, text } = desk;
  const { remote } = await known(desk);
  const old = await secret(terminal, text("account.old"));
  await remote.call("password", { body: { old, fresh: await freshPassword(terminal, text) } });
  terminal.print(text("account.changed"));
}

async function listSessions(desk: Desk): Promise<void> {
  const { terminal, text } = desk;
  const { remote } = await known(desk);
  const { sessions } = await remote.call("sessions");
  for (const [index, { seen, agent, current }] of sessions.entries()) {
    const when = new Date(seen).toISOString().slice(0, 16).replace("T", " ");
    const line = { number: index + 1, when, agent: printable(agent), here: current ? "yes" : "no" };
    terminal.print(`  ${text("account.session", line)}`);
  }
}

async function endSession(desk: Desk, number: string | undefined, others: boolean): Promise<void> {
  const { terminal, text, world, origin } = desk;
  const { remote } = await known(desk);
  if (others) {
    const { ended } = await remote.call("endOtherSessions");
    terminal.print(text("account.ended", { ended }));
    return;
  }
  const { sessions } = await remote.call("sessions");
  const session = /^[1-9]\d{0,3}$/.test(number ?? "") ? sessions[Number(number) - 1] : undefined;
  if (session === undefined) throw new InputError("no-such-session", text("error.session"));
  await remote.call("endSession", { params: { session: session.id } });
  if (session.current) forgetIdentity(world, origin);
  terminal.print(text("account.ended", { ended: 1 }));
}
