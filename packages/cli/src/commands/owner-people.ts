import { InputError } from "@medallion/kernel";
import { Command } from "commander";
import { languageFor } from "../language.ts";
import { databaseFor } from "../serving/database.ts";
import { storeFailure } from "../serving/failure.ts";
import { textIn } from "../texts/index.ts";
import type { World } from "../world.ts";
import { command, type Exit } from "./options.ts";

interface OwnerOptions {
  readonly database?: string;
  readonly lang?: string;
}

/** `medallion people`: what a server owner does for players, at the store itself. */
export function peopleCommand(world: World, _exit: Exit): Command {
  const people = command(world, "people", "For server owners: help players with their accounts.", [
    "medallion people recovery Anna",
  ]);
  people.addCommand(
    new Command("recovery")
      .description("Issue a new recovery code to a player who lost password and code.")
      .argument("<player>", "the account’s name or id")
      .option("--database <url>", "sqlite:PATH or postgres://…; default: $DATABASE_URL, or data/medallion.db")
      .option("--lang <language>", "en, cs, pl or uk; default: your system’s language")
      .action(async (player: string, options: OwnerOptions) => {
        const text = textIn(languageFor(options.lang, world.env));
        const { url } = databaseFor(world, options.database, text);
        const { recoveryAt } = await world.network.server();
        const issued = await recoveryAt(url, player).catch((error: unknown) => {
          throw storeFailure(error, text);
        });
        if (issued === undefined) throw new InputError("no-such-account", text("error.account"));
        world.stdout.write(`${text("people.recovery", issued)}\n`);
      }),
  );
  return people;
}
