import { BOTS } from "@medallion/bots";
import { skeletonsOf } from "./skeleton.ts";

/** Names that speak for the house or for its bots, in the languages of our pages. */
const RESERVED = words(`
  owner, server, server owner, admin, administrator, moderator, mod, system, root, support, staff, host of the server,
  the server, this server, host, the host, you, spectator, spectators, anonymous, nobody, null, undefined,
  bot, random bot, greedy bot, competent bot, deleted player, moderation, official, game master, the owner, owner of this server, the owner of this server, team,
  správce, správce serveru, administrátor, moderátor, systém, podpora, náhodný bot, chamtivý bot, zkušený bot,
  smazaný hráč, majitel, majitel serveru, vlastník, vlastník serveru, hostitel, ty, vy, divák, anonym, nikdo,
  właściciel, właściciel serwera, serwer, wsparcie, losowy bot, zachłanny bot, doświadczony bot, usunięty gracz,
  administrator serwera, gospodarz, widz, anonim, nikt, obsługa,
  власник, власник сервера, сервер, адмін, адміністратор, модератор, система, підтримка, бот,
  випадковий бот, жадібний бот, досвідчений бот, видалений гравець,
  господар, хазяїн, ведучий, ви, ти, глядач, анонім, ніхто, адміністрація`);

/** In whatever a name says besides. */
const HOUSE = skeletonsOf("Medallion");

const TAKEN: ReadonlySet<string> = new Set(
  [...RESERVED, ...BOTS.map(({ id }) => id)].flatMap((name) => skeletonsOf(name)),
);

/** Whether a name looks like a bot's, or as if this server spoke. */
export function isReserved(name: string): boolean {
  return skeletonsOf(name).some(
    (skeleton) => TAKEN.has(skeleton) || HOUSE.some((house) => skeleton.includes(house)),
  );
}

function words(text: string): readonly string[] {
  return text.split(",").map((name) => name.trim());
}
