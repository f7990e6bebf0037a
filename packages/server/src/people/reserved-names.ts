import { BOTS } from "@medallion/bots";
import { skeletonsOf } from "./skeleton.ts";

/** Names that speak for the house or for its bots, in the languages of our pages. */
const RESERVED = words(`
  owner, server, server owner, admin, administrator, moderator, mod, system, root, support, staff, host of the server,
  the server, this server, host, the host, you, spectator, spectators, anonymous, nobody, null, undefined,
  bot, novice bot, adept bot, veteran bot, master bot, random bot, greedy bot, competent bot, deleted player, moderation, official, game master, the owner, owner of this server, the owner of this server, team,
  správce, správce serveru, administrátor, moderátor, systém, podpora, bot nováček, bot adept, bot veterán, bot mistr, náhodný bot, chamtivý bot, zkušený bot,
  smazaný hráč, majitel, majitel serveru, vlastník, vlastník serveru, hostitel, ty, vy, divák, anonym, nikdo,
  właściciel, właściciel serwera, serwer, wsparcie, bot nowicjusz, bot weteran, bot mistrz, losowy bot, zachłanny bot, doświadczony bot, usunięty gracz,
  administrator serwera, gospodarz, widz, anonim, nikt, obsługa,
  власник, власник сервера, сервер, адмін, адміністратор, модератор, система, підтримка, бот, бот-новачок, бот-адепт, бот-ветеран, бот-майстер,
  випадковий бот, жадібний бот, досвідчений бот, видалений гравець,
  хост, господар, хазяїн, ведучий, ви, ти, глядач, анонім, ніхто, адміністрація`);

/** In whatever a name says besides. */
const HOUSE = skeletonsOf("Medallion");

const TAKEN = looksOf([...RESERVED, ...BOTS.flatMap(({ id }) => [id, `${id} bot`])].map(inAnyOrder));

/** What the pages call those who have no name, with a number behind. */
const NUMBERED = looksOf(
  words("player, seat, hráč, hráčka, místo, gracz, graczka, miejsce, гравець, гравчиня, місце"),
);

/** Whether a name looks like a bot's, or as if this server spoke: the whole of it, or what it adds in brackets. */
export function isReserved(name: string): boolean {
  const plain = name.normalize("NFKC");
  if (skeletonsOf(plain).some((skeleton) => HOUSE.some((house) => skeleton.includes(house)))) return true;
  return [plain, ...plain.split(PARTING)].some(
    (part) => isAmong(TAKEN, inAnyOrder(part)) || isAmong(NUMBERED, beforeNumber(part)),
  );
}

/** Brackets, and signs that stand alone between words. */
const PARTING = /[\p{Ps}\p{Pe}\p{Pi}\p{Pf}<>]|\s[\p{Pd}\p{Po}|~]+\s?/u;

/** “Bot greedy” is the greedy bot. */
function inAnyOrder(name: string): string {
  return name.toLowerCase().split(/\s+/u).toSorted().join(" ");
}

/** What stands before the number that a name ends in; nothing if it ends in none. */
function beforeNumber(name: string): string {
  return /^(.+?)[\s\p{P}\p{S}]*\p{Nd}+\s*$/u.exec(name)?.[1] ?? "";
}

function looksOf(names: readonly string[]): ReadonlySet<string> {
  return new Set(names.flatMap((name) => skeletonsOf(name)));
}

function isAmong(looks: ReadonlySet<string>, name: string): boolean {
  return name.trim() !== "" && skeletonsOf(name).some((skeleton) => looks.has(skeleton));
}

function words(text: string): readonly string[] {
  return text.split(",").map((name) => name.trim());
}
