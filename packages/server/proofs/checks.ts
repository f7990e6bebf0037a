import { canonical, hashOf } from "@medallion/kernel";
import { readSave, verify } from "@medallion/records";
import { eventsOf, type LogEntry, Room } from "@medallion/table";
import type { Store } from "../src/store/store.ts";
import { type PlayedTable, wayName } from "./gathering.ts";
import type { Player } from "./player.ts";

/** What is wrong with a table that was played through trouble, in sentences; `save` is its record as it was downloaded. */
export async function faultsOf(
  table: PlayedTable,
  save: string,
  { tables }: { readonly tables: Pick<Store["tables"], "entries"> },
): Promise<readonly string[]> {
  const log = await tables.entries(table.id);
  const unplayable = ofEnd(table, log);
  const faults = [
    ...unplayable,
    ...ofAnswers(table, log),
    ...twice(log.flatMap(answered)),
    ...(unplayable.length > 0 ? [] : table.players.flatMap((player) => ofEvents(player, table, log))),
    ...ofRecord(table, save),
  ];
  return faults.map((fault) => `${wayName(table.way)}, table ${table.id}: ${fault}`);
}

/** The log makes a game that is over. */
function ofEnd({ way }: PlayedTable, log: readonly LogEntry[]): readonly string[] {
  try {
    const { stage } = Room.replay([way.kit], log);
    return stage === "over" ? [] : [`its log ends while it is ${stage}`];
  } catch (error) {
    return [`its log makes no game: ${error instanceof Error ? error.message : error}`];
  }
}

/** A question that was answered, by a person or by a bot. */
function answered({ command }: LogEntry): readonly string[] {
  return (command.kind === "answer" && command.question !== "offer") || command.kind === "bot"
    ? [`question ${command.question} of seat ${command.seat}`]
    : [];
}

function twice(names: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  return names.flatMap((name) => {
    if (seen.has(name)) return [`${name} was answered twice`];
    seen.add(name);
    return [];
  });
}

/** What was acknowledged is in the log as often as it was acknowledged; offers may also have come through unanswered. */
function ofAnswers(table: PlayedTable, log: readonly LogEntry[]): readonly string[] {
  const written = new Map<string, number>();
  for (const { by, command } of log)
    if (by !== "host" && command.kind === "answer") count(written, `${by.person} ${canonical(command)}`);
  const promised = new Map<string, number>();
  for (const person of new Set(table.players.map((player) => player.person)))
    for (const { table: meant, command } of person.journal.acknowledged)
      if (meant === table.id && command.kind === "answer")
        count(promised, `${person.id} ${canonical(command)}`);
  return [...promised].flatMap(([answer, times]) => {
    const found = written.get(answer) ?? 0;
    const isOffer = answer.includes('"question":"offer"');
    return found === times || (isOffer && found > times)
      ? []
      : [`${answer} was acknowledged ${times} times and is in the log ${found} times`];
  });
}

function count(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

/** Each viewer heard exactly what the log makes, each event once and in its place. */
function ofEvents(player: Player, { way }: PlayedTable, log: readonly LogEntry[]): readonly string[] {
  const who = player.seat === null ? "the spectator" : `seat ${player.seat}`;
  const faults = player.faults.map((fault) => `${who}: ${fault}`);
  const due = eventsOf([way.kit], log, player.seat, 0);
  if (player.events.length !== due.length)
    faults.push(`${who} heard ${player.events.length} events of ${due.length}`);
  const wrong = player.events.findIndex((event, index) => canonical(event) !== canonical(due[index]));
  if (wrong >= 0 && wrong < due.length) faults.push(`${who} heard another event ${wrong} than the log makes`);
  return faults;
}

function ofRecord({ way, players }: PlayedTable, save: string): readonly string[] {
  const { record, checkpoint } = readSave(save);
  const faults = [
    ...twice(
      record.segments.flatMap(({ history }) =>
        history.flatMap((entry) =>
          entry.kind === "choice" || entry.kind === "fallback"
            ? [`question ${entry.question} of seat ${entry.seat} in the record`]
            : [],
        ),
      ),
    ),
  ];
  const published = new Set(players.flatMap(({ commitment }) => commitment ?? []));
  if (published.size !== 1) faults.push(`${published.size} commitments were published before the game began`);
  for (const commitment of published) {
    const proof = verify(way.kit.game, record, { hash: hashOf(checkpoint), commitment });
    if (proof.verdict !== "proved")
      faults.push(
        `its record is ${proof.verdict}: ${proof.findings.map(({ sentence }) => sentence).join(" ")}`,
      );
  }
  return faults;
}
