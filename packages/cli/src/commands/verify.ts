import { speaker } from "@medallion/kernel";
import { type Finding, RECORD_TEXTS, verify } from "@medallion/records";
import type { Command } from "commander";
import { languageFor } from "../language.ts";
import { recordedGame } from "../storage/recorded.ts";
import { openTerminal } from "../terminal/terminal.ts";
import { textIn } from "../texts/index.ts";
import type { World } from "../world.ts";
import { command, type Exit, FAILED, unfit } from "./options.ts";

interface VerifyOptions {
  readonly commitment?: string;
  readonly json?: true;
  readonly lang?: string;
}

const MARKS: Readonly<Record<Finding["verdict"], string>> = { proved: "✓", failed: "✗", unproved: "?" };

/** `medallion verify`: proves that nobody tampered with a game. */
export function verifyCommand(world: World, exit: Exit): Command {
  return command(world, "verify", "Verify that nobody tampered with the shuffles or moves of a game.", [
    "medallion verify my-game.medallion.json",
    "medallion verify my-game.medallion.json --commitment 5f70…",
    "medallion verify '<link>' --json",
  ])
    .argument("<game>", "a file, a link, or a replay’s address on a server")
    .option("--commitment <hash>", "the SHA-256 published before the deal", hash)
    .option("--json", "print JSON")
    .action(async (given: string, options: VerifyOptions) => {
      const language = languageFor(options.lang, world.env);
      const text = textIn(language);
      const { kit, record, hash } = await recordedGame(world, given, text);
      const published = options.commitment === undefined ? {} : { commitment: options.commitment };
      const proof = verify(kit.game, record, { hash, ...published });
      const say = speaker(language, RECORD_TEXTS[language]);
      const findings = proof.findings.map(({ message, ...found }) => ({ ...found, sentence: say(message) }));
      exit(proof.verdict === "proved" ? 0 : FAILED);
      if (options.json) {
        const { seed, commitment } = record;
        world.stdout.write(
          `${JSON.stringify({ game: kit.game.id, seed, commitment, ...proof, findings })}\n`,
        );
        return;
      }
      const { print, paint } = openTerminal(world);
      print(text("verify.seed", { seed: record.seed, commitment: record.commitment }));
      for (const { verdict, subject, sentence } of findings) {
        const tone = verdict === "proved" ? "good" : verdict === "failed" ? "bad" : "gold";
        print(`${paint.tone(tone, MARKS[verdict])} ${text("verify.subject", { subject })}: ${sentence}`);
      }
      print(text("verify.verdict", { verdict: proof.verdict }));
    });
}

function hash(value: string): string {
  if (!/^[0-9a-f]{64}$/i.test(value)) throw unfit("error.hash", value);
  return value.toLowerCase();
}
