import type { Sentence } from "../../../lessons/lesson.ts";

/** What is said of the drawings. */
export const CAPTIONS = {
  colour: {
    en: "the colour and its crest",
    cs: "barva a její znak",
    pl: "kolor i jego znak",
    uk: "колір і його знак",
  },
  symbols: { en: "symbols", cs: "symboly", pl: "symbole", uk: "символи" },
  tea: {
    en: "a tea-passing symbol and where it points",
    cs: "symbol předávání čaje a kam ukazuje",
    pl: "symbol przekazania herbaty i dokąd wskazuje",
    uk: "символ передавання чашки й куди він указує",
  },
  effect: {
    en: "an effect: its condition, then its result",
    cs: "efekt: podmínka, pak výsledek",
    pl: "efekt: warunek, potem rezultat",
    uk: "ефект: умова, потім результат",
  },
  active: {
    en: "Fill says what a symbol is worth now: left, right, or nothing in this chapter.",
    cs: "Výplň říká, co symbol právě znamená: levý, pravý, nebo v této kapitole nic.",
    pl: "Wypełnienie mówi, czym symbol jest w tym rozdziale: lewym, prawym czy nieaktywnym.",
    uk: "Заливка показує, що символ зараз важить: лівий, правий чи нічого в цьому розділі.",
  },
  covered: {
    en: "One combat is covered and does not count; the token in the pool does. Owned: magic {magic}, combat {combat}.",
    cs: "Jeden boj je zakrytý a nepočítá se; žeton v zásobě ano. Teď máš: magie: {magic}, boj: {combat}.",
    pl: "Jedna walka jest zakryta i się nie liczy; żeton w puli tak. Masz teraz: magia: {magic}, walka: {combat}.",
    uk: "Один бій накрито, і він не рахується; жетон у запасі рахується. Тепер у вас: магія: {magic}, бій: {combat}.",
  },
  pair: {
    en: "Your symbol points left, your left neighbour’s points right: a pair.",
    cs: "Tvůj symbol ukazuje doleva, symbol levého souseda doprava: dvojice.",
    pl: "Twój symbol wskazuje w lewo, symbol lewego sąsiada w prawo: para.",
    uk: "Ваш символ указує ліворуч, символ лівого сусіда — праворуч: пара.",
  },
  alliance: {
    en: "Side A. Marker: {marker}. Victory points so far: {vp}.",
    cs: "Strana A. Ukazatel: {marker}. Vítězné body zatím: {vp}.",
    pl: "Strona A. Znacznik: {marker}. Punkty zwycięstwa na razie: {vp}.",
    uk: "Сторона А. Маркер: {marker}. Переможні очки поки що: {vp}.",
  },
  chapter: {
    en: "Front: the pairs of all chapters, below them the side quest. Back: who starts where.",
    cs: "Přední strana: dvojice všech kapitol, pod nimi vedlejší úkol. Zadní strana: počáteční pořadí.",
    pl: "Przód: pary wszystkich rozdziałów, pod nimi zadanie poboczne. Tył: kolejność startowa.",
    uk: "Лице: пари всіх розділів, під ними додаткове завдання. Зворот: початковий порядок.",
  },
  draft: {
    en: "Draft: take two cards",
    cs: "Draftování: vezmi si dvě karty",
    pl: "Dobieranie: weź dwie karty",
    uk: "Узяття: візьміть дві карти",
  },
  play: {
    en: "Play: two cards, left first",
    cs: "Hraní: dvě karty, levá první",
    pl: "Zagrywanie: dwie karty, lewa pierwsza",
    uk: "Розігрування: дві карти, ліва перша",
  },
  ceremony: {
    en: "Tea ceremony: with your neighbours",
    cs: "Čajový obřad: se sousedy",
    pl: "Ceremonia: z sąsiadami",
    uk: "Чайна церемонія: із сусідами",
  },
  scoring: {
    en: "After three turns: larger count XP, smaller count VP",
    cs: "Po třech tazích: větší počet zkušenosti, menší vítězné body",
    pl: "Po trzech turach: za większą liczbę doświadczenie, za mniejszą punkty zwycięstwa",
    uk: "Після трьох ходів: більша кількість — досвід, менша — переможні очки",
  },
} as const satisfies Readonly<Record<string, Sentence>>;
