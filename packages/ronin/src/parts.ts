import { at, type Message, type Part, type Question } from "@medallion/kernel";
import { spacesAhead } from "./board/outline-boards.ts";
import { cardLine } from "./board/outline-card.ts";
import { abilityLine } from "./board/outline-player.ts";
import { cardIn, nameIn, thresholdsWith } from "./board/sight.ts";
import { boxOf } from "./box.ts";
import type { RoninChoice, Target } from "./choice.ts";
import type { Ability, CharacterId, Sym } from "./data/index.ts";
import { abilityName, abilityText, cardText, symbolName } from "./data/words.ts";
import { describeChoice, describeTarget, printedName } from "./describe.ts";
import type { View } from "./view.ts";

/** What a choice is put together of, each part with what it does. */
export function parts(view: View, choice: RoninChoice): readonly Part[] {
  switch (choice.kind) {
    case "character":
    case "automa":
      return [{ text: describeChoice(choice), about: characterTexts(view, choice.character) }];
    case "board":
      return [{ text: describeChoice(choice), about: spacesAhead(view, choice.board, 0) }];
    case "row":
      return [{ text: describeChoice(choice), about: choice.cards.map((id) => cardLine(view, id)) }];
    case "discard":
      return [{ text: describeChoice(choice), about: cardText(cardIn(view, choice.card)) }];
    case "take":
      return choice.cards.map((id) => cardPart(view, id, { key: "part.take" }));
    case "play":
    case "keep":
      return choice.cards.map((id, place) =>
        cardPart(view, id, { key: "part.place", values: { place: place + 1 } }),
      );
    case "use":
      return [abilityPart(view, choice.ability), ...targetParts(view, choice.target)];
    case "ability-card":
      return [{ text: describeChoice(choice), about: [abilityText(abilityIn(view, choice.ability))] }];
    case "lose":
      return [...choice.tokens.map(tokenName), ...choice.printed.map(printedName)].map((text) => ({
        role: { key: "part.lose" },
        text,
      }));
    case "symbols":
      return symbolParts(choice.symbols, { key: "part.gain" });
    case "deck":
    case "decline":
    case "partner":
    case "track":
    case "xp":
    case "draw":
    case "quest":
      return [];
  }
}

/** What a question decides, where its own words do not say it. */
export function stakes({ kind }: Question): Message | undefined {
  return kind === "character" ? { key: "stakes.character" } : undefined;
}

function characterTexts(view: View, character: CharacterId): readonly Message[] {
  const thresholds = thresholdsWith(view, character);
  return boxOf(view)
    .abilities.filter((ability) => ability.character === character)
    .map((ability, place) => abilityLine(ability, place === 0 ? "ready" : "locked", at(thresholds, place)));
}

function targetParts(view: View, target: Target | undefined): readonly Part[] {
  if (target === undefined) return [];
  switch (target.kind) {
    case "gain":
      return symbolParts(target.symbols, { key: "part.gain" });
    case "convert":
      return [
        ...symbolParts(target.away, { key: "part.give" }),
        ...symbolParts(target.symbols, { key: "part.gain" }),
      ];
    case "uncover":
      return target.printed.map((one) => ({ role: { key: "part.uncover" }, text: printedName(one) }));
    case "cards":
      return target.cards.map((id) => cardPart(view, id, { key: "part.on" }));
    case "swap":
      return [
        cardPart(view, target.give, { key: "part.give" }),
        cardPart(view, target.get, { key: "part.get" }),
      ];
    case "borrow":
      return [
        {
          role: { key: "part.on" },
          text: describeTarget(target),
          about: cardText(cardIn(view, target.card)),
        },
      ];
    case "track":
      return [{ role: { key: "part.on" }, text: describeTarget(target) }];
  }
}

function cardPart(view: View, id: string, role: Message): Part {
  return { role, text: nameIn(view, id), about: cardText(cardIn(view, id)) };
}

function abilityPart(view: View, id: string): Part {
  return { role: { key: "part.ability" }, text: abilityName(id), about: [abilityText(abilityIn(view, id))] };
}

function abilityIn(view: View, id: string): Ability {
  const { abilities, abilityOf } = boxOf(view);
  return at(abilities, abilityOf.get(id) ?? -1);
}

const symbolParts = (symbols: readonly Sym[], role: Message): readonly Part[] =>
  symbols.map((symbol) => ({ role, text: symbolName(symbol) }));

const tokenName = (symbol: Sym): Message => ({ key: `tokens.${symbol}`, values: { count: 1 } });
