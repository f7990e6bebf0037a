import type { Message, Say } from "@medallion/kernel";
import { useMemo } from "react";
import { useGames } from "../kits/use-games.ts";
import { useWords } from "../language/language.tsx";
import type { Text } from "../language/words.ts";
import { othersIn, ownSeat, type PlayedGame, type PlayedSeat } from "../results/played.ts";
import { modeName } from "../table/mode-name.ts";
import { formerNames } from "../table/names.ts";
import { useOwnPickNames } from "./use-own-pick-names.ts";

/** A finished game in the reader's words. */
export interface ToldGame {
  readonly title: string;
  readonly result: string;
  /** The game, how it was played, against what kinds of bots, with what, how it ended, and when. */
  readonly about: readonly string[];
}

/** How finished games are told; all that are among these can be. */
export function useTelling(games: readonly PlayedGame[]): (game: PlayedGame) => ToldGame {
  const words = useWords();
  const spoken = useGames(useMemo(() => new Set(games.map(({ game }) => game)), [games]));
  const ownNames = useOwnPickNames();
  // Where everything was played in one place, that need not be said.
  const hasBoth = new Set(games.map(({ where }) => where)).size > 1;
  return useMemo(() => {
    const { text, date, list } = words;
    const pickOf = ({ with: brought }: PlayedSeat, say: Say): string | undefined =>
      brought && (ownNames.get(brought.id) ?? said(brought.name, say) ?? brought.id);
    return (game) => {
      const known = spoken.get(game.game);
      const own = ownSeat(game);
      const others = othersIn(game);
      const when = game.finished > 0 ? [date(game.finished)] : [];
      if (known === undefined || game.isDamaged === true)
        return { title: text("people.damagedGame"), result: "", about: when };
      const { kit, say } = known;
      const names = formerNames(game.seats, text);
      const nameOf = (seat: PlayedSeat): string => names[game.seats.indexOf(seat)] ?? seat.name;
      const winners = game.seats.filter(({ result }) => result === "win").map(nameOf);
      const picks = [
        ...(own === undefined ? [] : [own]),
        ...(others.length === 1 || own === undefined ? others : []),
      ]
        .flatMap((seat) => pickOf(seat, say) ?? [])
        .join(" – ");
      const scores = [own, ...others].flatMap((seat) => seat?.score ?? []);
      return {
        title:
          own === undefined
            ? list(game.seats.map(nameOf))
            : text("people.against", {
                others: others.length,
                names: list(others.map(nameOf)),
              }),
        result:
          own !== undefined || winners.length === 0
            ? text("people.result", { result: own?.result ?? (game.by === "abort" ? "none" : "draw") })
            : text("people.wonBy", { names: list(winners) }),
        about: [
          ...(hasBoth ? [text("people.where", { where: game.where })] : []),
          say(kit.name),
          modeName(kit, game.mode, say),
          ...botsIn(others, text),
          ...(picks === "" ? [] : [picks]),
          ...(game.by === "rules"
            ? scores.length > 1
              ? [scores.join("\u00a0:\u00a0")]
              : []
            : [text("people.by", { by: game.by })]),
          ...(game.rated === true ? [text("people.rated")] : []),
          ...(game.unrated === undefined ? [] : [text("people.notRated", { why: game.unrated })]),
          ...when,
          ...(game.until === undefined ? [] : [text("people.until", { date: date(game.until) })]),
        ],
      };
    };
  }, [words, spoken, ownNames, hasBoth]);
}

/** The kinds of bots among them, each once. */
function botsIn(seats: readonly PlayedSeat[], text: Text): readonly string[] {
  return [...new Set(seats.flatMap(({ bot }) => (bot === undefined ? [] : [text("table.bot", { bot })])))];
}

/** A text that this program has not, since another version wrote it down, is none. */
export function said(message: Message, say: Say): string | undefined {
  try {
    return say(message);
  } catch {
    return undefined;
  }
}
