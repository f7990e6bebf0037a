import type { OwnerAct } from "@medallion/protocol";
import { Command } from "commander";
import { languageFor } from "../language.ts";
import { moment } from "../online/moment.ts";
import { SERVER_ABOUT, serverFor } from "../online/origin.ts";
import { printable } from "../online/refusal.ts";
import { type Remote, remoteAt } from "../online/remote.ts";
import { databaseFor } from "../serving/database.ts";
import { knownOwnerToken } from "../serving/owner.ts";
import { openTerminal, type Terminal } from "../terminal/terminal.ts";
import { type Text, textIn } from "../texts/index.ts";
import type { World } from "../world.ts";
import { command, type Exit, wholeNumber } from "./options.ts";

interface OwnerOptions {
  readonly server?: string;
  readonly database?: string;
  readonly lang?: string;
}

/** The server as its owner asks it. */
interface Office {
  readonly remote: Remote;
  readonly terminal: Terminal;
  readonly text: Text;
}

const HOURS = "for so many hours; default: 24";
const REASON = "reason, which they read";

/** `medallion owner`: what the owner of a running server sees and does. */
export function ownerCommand(world: World, _exit: Exit): Command {
  const owner = command(
    world,
    "owner",
    "For server owners: reports, players, bans and more on a running server.",
    [
      "medallion owner reports",
      "medallion owner player Anna",
      "medallion owner ban 8fK2pQ… --hours 48 --reason spam",
      "medallion owner announce --in 30 --minutes 15",
    ],
  );
  const at = async (options: OwnerOptions, work: (office: Office) => Promise<void>): Promise<void> => {
    const text = textIn(languageFor(options.lang, world.env));
    const terminal = openTerminal(world);
    try {
      const { folder } = databaseFor(world, options.database, text);
      const token = knownOwnerToken(world, folder, text);
      await work({
        remote: remoteAt(world, serverFor(world, options.server, text), text, token),
        terminal,
        text,
      });
    } finally {
      terminal.close();
    }
  };
  const part = (name: string, about: string): Command => {
    const made = new Command(name)
      .description(about)
      .option("--server <url>", SERVER_ABOUT)
      .option(
        "--database <url>",
        "the database beside which the owner token lies; default: $DATABASE_URL, or data/medallion.db",
      )
      .option("--lang <language>", "en, cs, pl or uk; default: your system’s language");
    owner.addCommand(made);
    return made;
  };
  const acting = (options: OwnerOptions, act: OwnerAct): Promise<void> =>
    at(options, async ({ remote, terminal, text }) => {
      const { until, ended } = await remote.call("ownerAct", { body: act });
      const values = { act: act.act, until: until === undefined ? "" : moment(until), ended: ended ?? 0 };
      terminal.print(text("owner.done", values));
    });
  type Banning = OwnerOptions & { readonly hours: number; readonly reason: string };

  part("reports", "List reports by player and table, those that wait first.")
    .option("--page <number>", "another page of them", wholeNumber, 1)
    .action(({ page, ...options }: OwnerOptions & { readonly page: number }) =>
      at(options, (office) => listReports(office, page)),
    );
  part("done", "Mark a report as dealt with, and all about the same player at the same table.")
    .argument("<report>", "its id")
    .option("--reporter", "all by the same reporter instead")
    .action((report: string, { reporter, ...options }: OwnerOptions & { readonly reporter?: boolean }) =>
      acting(options, { act: "deal", report, all: reporter === true ? "reporter" : "group" }),
    );
  part("close", "Close a table for good; its game is aborted.")
    .argument("<table>", "its id or invite code")
    .option("--reason <text>", REASON, "")
    .action((table: string, options: OwnerOptions & { readonly reason: string }) =>
      acting(options, { act: "close", table, reason: options.reason }),
    );
  part("player", "Show a player with their sessions and where they’re connected from.")
    .argument("<player>", "name or id")
    .action((find: string, options: OwnerOptions) => at(options, (office) => showPlayer(office, find)));
  part("logout", "Log a player out, on all devices or from one session.")
    .argument("<player>", "id")
    .argument("[session]", "id of a session")
    .action((person: string, session: string | undefined, options: OwnerOptions) =>
      acting(options, { act: "logOut", person, ...(session !== undefined && { session }) }),
    );
  part("ban", "Ban a player for a time.")
    .argument("<player>", "id")
    .option("--hours <number>", HOURS, wholeNumber, 24)
    .option("--reason <text>", REASON, "")
    .action((person: string, { hours, reason, ...options }: Banning) =>
      acting(options, { act: "banPerson", person, hours, reason }),
    );
  part("ban-network", "Ban an address or a network for a time.")
    .argument("<network>", "such as 203.0.113.7 or 203.0.113.0/24")
    .option("--hours <number>", HOURS, wholeNumber, 24)
    .option("--reason <text>", REASON, "")
    .action((network: string, { hours, reason, ...options }: Banning) =>
      acting(options, { act: "banNetwork", network, hours, reason }),
    );
  part("bans", "List who is banned.").action((options: OwnerOptions) => at(options, listBans));
  part("unban", "Lift a ban.")
    .argument("<ban>", "its id")
    .action((ban: string, options: OwnerOptions) => acting(options, { act: "unban", ban }));
  part("rename", "Give a player another name.")
    .argument("<player>", "id")
    .argument("<name>", "the new name")
    .action((person: string, name: string, options: OwnerOptions) =>
      acting(options, { act: "rename", person, name }),
    );
  part("announce", "Announce maintenance to everyone connected.")
    .option("--in <minutes>", "starts in so many minutes", wholeNumber, 30)
    .option("--minutes <number>", "takes about so many", wholeNumber, 15)
    .option("--words <text>", "your own words", "")
    .action(
      (options: OwnerOptions & { readonly in: number; readonly minutes: number; readonly words: string }) =>
        acting(options, {
          act: "announce",
          inMinutes: options.in,
          minutes: options.minutes,
          words: options.words,
        }),
    );
  part("calm", "Take the announcement back.").action((options: OwnerOptions) =>
    acting(options, { act: "calm" }),
  );
  part("limits", "List the limits of the running server.").action((options: OwnerOptions) =>
    at(options, async ({ remote, terminal }) => {
      const { limits } = await remote.call("owner");
      terminal.print(...Object.entries(limits).map(([name, value]) => `  ${name}: ${value}`));
    }),
  );
  return owner;
}

async function listReports({ remote, terminal, text }: Office, page: number): Promise<void> {
  const { reports, more } = await remote.call("owner", { query: { page } });
  if (reports.length === 0) terminal.print(text("owner.none"));
  for (const { id, by, byName, about, aboutName, table, reason, words, at, dealt, others } of reports) {
    const values = {
      ...{ when: moment(at), by: named(by, byName), about: named(about, aboutName), table },
      state: dealt === undefined ? "open" : "done",
    };
    terminal.print(text("owner.report", values), `  ${printable(reason)}`);
    terminal.print(
      ...others.map((other) => `  + ${named(other.by, other.byName)}: ${printable(other.reason)}`),
    );
    terminal.print(...words.map((line) => `  > ${printable(line)}`), `  ${id}`, "");
  }
  if (more) terminal.print(`  --page ${page + 1} …`);
}

async function listBans({ remote, terminal, text }: Office): Promise<void> {
  const { bans } = await remote.call("owner");
  if (bans.length === 0) terminal.print(text("owner.none"));
  for (const { id, subject, label, reason, until } of bans) {
    terminal.print(
      text("owner.ban", { who: named(subject, label === "" ? undefined : label), until: moment(until) }),
    );
    terminal.print(...(reason === "" ? [] : [`  ${printable(reason)}`]), `  ${id}`);
  }
}

async function showPlayer({ remote, terminal, text }: Office, find: string): Promise<void> {
  const { people } = await remote.call("ownerPeople", { query: { find } });
  if (people.length === 0) terminal.print(text("owner.none"));
  for (const { person, sessions, networks, ban } of people) {
    const { id, name, kind } = person;
    terminal.print(text("profile.person", { name: printable(name), kind }), `  ${id}`);
    if (ban !== undefined)
      terminal.print(text("owner.ban", { who: printable(name), until: moment(ban.until) }));
    for (const session of sessions)
      terminal.print(`  ${moment(session.seen)}  ${printable(session.agent)}  ${session.id}`);
    terminal.print(...networks.map((network) => `  ${network}`));
  }
}

function named(id: string, name: string | undefined): string {
  return name === undefined ? id : `${printable(name)} (${id})`;
}
