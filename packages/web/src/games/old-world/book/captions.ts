import type { Sentence } from "../../../lessons/lesson.ts";

/** What is said of the drawings. */
export const CAPTIONS = {
  colour: {
    en: "the colour: what it can be laid on",
    cs: "barva: na co se dá přiložit",
    pl: "kolor: na co można ją dołożyć",
    uk: "колір: на що її можна докласти",
  },
  terrain: {
    en: "the terrain: roads it pays for",
    cs: "terén: které cesty zaplatí",
    pl: "teren: jakie drogi opłaci",
    uk: "місцевість: які дороги оплатить",
  },
  effect: {
    en: "what it does in a combo: here damage",
    cs: "co udělá v kombinaci: tady zranění",
    pl: "co robi w kombinacji: tutaj obrażenia",
    uk: "що робить у комбінації: тут ушкодження",
  },
  extension: {
    en: "an extension: the colour that may follow, and what it then adds",
    cs: "rozšíření: barva, která smí následovat, a co tím přibude",
    pl: "rozszerzenie: kolor, który może nastąpić, i co to dodaje",
    uk: "розширення: колір, що може йти далі, і що це додає",
  },
  card: {
    en: "One card, three uses: it pays for a road, it strikes in a fight, and it is a point of your life.",
    cs: "Jedna karta, trojí použití: zaplatí cestu, zasáhne v boji a je bodem tvého života.",
    pl: "Jedna karta, trzy zastosowania: opłaca drogę, trafia w walce i jest punktem twojego życia.",
    uk: "Одна карта, три призначення: платить за дорогу, б’є в бою і є часткою вашого життя.",
  },
  combo: {
    en: "The red card matches the red extension. Damage: {damage}.",
    cs: "Červená karta se hodí k červenému rozšíření. Zranění: {damage}.",
    pl: "Czerwona karta pasuje do czerwonego rozszerzenia. Obrażenia: {damage}.",
    uk: "Червона карта пасує до червоного розширення. Ушкодження: {damage}.",
  },
  dice: {
    en: "From the worst hand to the best.",
    cs: "Od nejhoršího výsledku po nejlepší.",
    pl: "Od najgorszego układu do najlepszego.",
    uk: "Від найгіршого результату до найкращого.",
  },
  story: {
    en: "A story: read it, choose, and only then learn what came of it. This one is called “{story}”.",
    cs: "Příběh: přečti ho, vyber a teprve pak se dozvíš, co z toho vzešlo. Tento se jmenuje „{story}“.",
    pl: "Opowieść: przeczytaj, wybierz i dopiero potem dowiedz się, co z tego wyszło. Ta nosi tytuł „{story}”.",
    uk: "Історія: прочитайте, виберіть і лише тоді дізнайтеся, що з того вийшло. Ця зветься «{story}».",
  },
  attributes: {
    en: "Combat, Defense, Alchemy, Specialization: each from level 1 to 5.",
    cs: "Boj, Obrana, Alchymie, Specializace: každá od úrovně 1 do 5.",
    pl: "Walka, Obrona, Alchemia, Specjalizacja: każda od poziomu 1 do 5.",
    uk: "Бій, Захист, Алхімія, Спеціалізація: кожна від рівня 1 до 5.",
  },
} as const satisfies Readonly<Record<string, Sentence>>;
