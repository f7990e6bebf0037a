/** The names of the abilities, when they are used and what they do, in Czech. */
export const ABILITIES: Record<string, string> = {
  "ability.geralt.1": "Instinkt",
  "ability.geralt.2": "Bestiář",
  "ability.geralt.3": "Druhý sek",
  "ability.geralt.4": "Vlčí zuřivost",
  "ability.yennefer.1": "Přeměna",
  "ability.yennefer.2": "Jasnozřivost",
  "ability.yennefer.3": "Rovnováha sil",
  "ability.yennefer.4": "Ozvěna magie",
  "ability.dandelion.1": "Výřečnost",
  "ability.dandelion.2": "Památka",
  "ability.dandelion.3": "Dokonalý hostitel",
  "ability.dandelion.4": "Vypůjčený verš",
  "ability.ciri.1": "O krok napřed",
  "ability.ciri.2": "Neklidné hledání",
  "ability.ciri.3": "Odnikud",
  "ability.ciri.4": "Uvolněný Zdroj",
  "ability.vesemir.1": "Léta výcviku",
  "ability.vesemir.2": "Skrytá záloha",
  "ability.vesemir.3": "Mistrovství",
  "ability.vesemir.4": "Společný stůl",
  "ability.triss.1": "Léčivý dotek",
  "ability.triss.2": "Všude přátelé",
  "ability.triss.3": "Alchymie",
  "ability.triss.4": "Znovu rozdmýchaný žár",
  "ability.yukiOnna.1": "Bílý závoj",
  "ability.yukiOnna.2": "Trpělivost zimy",
  "ability.yukiOnna.3": "Ledový odraz",
  "ability.yukiOnna.4": "První sníh",

  "point.D0": "Draftování karet, před umístěním figurky",
  "point.D1": "Draftování karet, po vzetí karet",
  "point.K0": "Hraní karet, před tvým prvním efektem",
  "point.K1": "Hraní karet, při vyhodnocení tvého efektu",
  "point.K2": "Hraní karet, po tvém posledním efektu",
  "point.END": "Konec kapitoly, před čištěním časových os",

  "power.IGNORE_LOSS":
    "Ignoruj ztrátu {count, plural, one {# symbolu} few {až # symbolů} other {až # symbolů}} kvůli efektu zahrané karty.",
  "power.FULL_RESULT": "Použij plný výsledek efektu zahrané karty, aniž by byla splněna jeho podmínka.",
  "power.TIMELINE_TO_HAND":
    "Vezmi si ze své časové osy do ruky {count, plural, one {# kartu} few {až # karty} other {až # karet}}.",
  "power.EXTRA_PLAY_THEN_DRAW":
    "Zahraj z ruky ještě jednu kartu a vyhodnoť její efekt, pak si dober 1 kartu z hlavního balíčku.",
  "power.GAIN_ACTIVE":
    "Získej {count, plural, one {# aktivní symbol} few {# aktivní symboly} other {# aktivních symbolů}} podle své volby.",
  "power.GAIN_ACTIVE.each": "Získej 1 levý a 1 pravý aktivní symbol.",
  "power.CONVERT":
    "Vyměň až {count, plural, one {# žeton} few {# žetony} other {# žetonů}} ze své zásoby za stejný počet aktivních symbolů podle své volby.",
  "power.UNCOVER":
    "Odstraň až {count, plural, one {# žeton ztraceného symbolu} few {# žetony ztracených symbolů} other {# žetonů ztracených symbolů}} ze symbolů na své časové ose; symboly předávání čaje zůstávají zakryté.",
  "power.REPEAT":
    "Vyhodnoť ještě jednou standardní {count, plural, one {efekt # karty zahrané} few {efekty až # karet zahraných} other {efekty až # karet zahraných}} v tomto kroku.",
  "power.WILD_COLOUR":
    "Pro jeden efekt se {count, plural, one {# karta} few {až # karty} other {až # karet}} na tvé časové ose {count, plural, one {počítá} few {počítají} other {počítá}} také jako barva, kterou uvádí podmínka.",
  "power.BORROW":
    "Vyhodnoť standardní efekt karty na časové ose spojence, jako by stál na tvé kartě nejvíce vpravo.",
  "power.TEA_HOST":
    "Zvol jeden svůj nezakrytý symbol předávání čaje: v čajovém obřadu tohoto tahu ukazuje doleva nebo doprava podle toho, kde dřív vznikne dvojice.",
  "power.DRAFT_SWAP":
    "Vyměň jednu ze dvou právě vzatých karet za odkrytou kartu z řady, která má ještě svou dvojici.",
  "power.DRAFT_PEEK":
    "Prohlédni si {count, plural, one {# vrchní kartu} few {# vrchní karty} other {# vrchních karet}} hlavního balíčku. Zvolíš-li teď místo u balíčku, vezmi si 2 z nich a ostatní polož pod balíček, jinak zůstanou na místě.",
  "power.DRAFT_FIRST": "Získej 1 bod zkušeností. V novém pořadí iniciativy tohoto tahu jsi na prvním místě.",
  "power.DRAFT_EXTRA": "Dober si 1 kartu z hlavního balíčku, pak 1 kartu z ruky odhoď.",
  "power.KEEP_EXTRA":
    "Při čištění časové osy si ponech o {count, plural, one {# kartu} few {# karty} other {# karet}} více.",
  "power.STUDY": "Získej 1 bod zkušeností za každou barvu na své časové ose, nejvýše 4.",
  "power.INACTIVE_XP": "Získej 1 bod zkušeností za každý svůj neaktivní symbol, nejvýše {count}.",
  "power.ALLY":
    "Získej {count, plural, one {# bod spojenectví} few {# body spojenectví} other {# bodů spojenectví}} na nižší ze svých dvou stupnic spojenectví.",
};
