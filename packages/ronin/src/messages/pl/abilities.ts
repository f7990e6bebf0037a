/** The names of the abilities, when they are used and what they do, in Polish. */
export const ABILITIES: Record<string, string> = {
  "ability.geralt.1": "Instynkt",
  "ability.geralt.2": "Bestiariusz",
  "ability.geralt.3": "Drugie cięcie",
  "ability.geralt.4": "Wilcza furia",
  "ability.yennefer.1": "Przemiana",
  "ability.yennefer.2": "Jasnowidzenie",
  "ability.yennefer.3": "Równowaga sił",
  "ability.yennefer.4": "Echo magii",
  "ability.dandelion.1": "Gładka mowa",
  "ability.dandelion.2": "Pamiątka",
  "ability.dandelion.3": "Doskonały gospodarz",
  "ability.dandelion.4": "Pożyczony wers",
  "ability.ciri.1": "Krok przed innymi",
  "ability.ciri.2": "Niespokojne szukanie",
  "ability.ciri.3": "Znikąd",
  "ability.ciri.4": "Uwolnione Źródło",
  "ability.vesemir.1": "Lata treningu",
  "ability.vesemir.2": "Ukryty zapas",
  "ability.vesemir.3": "Mistrzostwo",
  "ability.vesemir.4": "Wspólny stół",
  "ability.triss.1": "Leczący dotyk",
  "ability.triss.2": "Wszędzie przyjaciele",
  "ability.triss.3": "Alchemia",
  "ability.triss.4": "Rozdmuchany żar",
  "ability.yukiOnna.1": "Biały welon",
  "ability.yukiOnna.2": "Cierpliwość zimy",
  "ability.yukiOnna.3": "Lodowe odbicie",
  "ability.yukiOnna.4": "Pierwszy śnieg",

  "point.D0": "Dobieranie kart, przed postawieniem znacznika postaci",
  "point.D1": "Dobieranie kart, po wzięciu kart",
  "point.K0": "Zagrywanie kart, przed twoim pierwszym efektem",
  "point.K1": "Zagrywanie kart, podczas rozpatrywania twojego efektu",
  "point.K2": "Zagrywanie kart, po twoim ostatnim efekcie",
  "point.END": "Koniec rozdziału, przed przygotowaniem osi czasu",

  "power.IGNORE_LOSS":
    "Zignoruj utratę {count, plural, one {# symbolu} few {maksymalnie # symboli} many {maksymalnie # symboli} other {maksymalnie # symbolu}} w wyniku efektu zagranej karty.",
  "power.FULL_RESULT": "Wykorzystaj pełny rezultat efektu zagranej karty bez spełniania jego warunku.",
  "power.TIMELINE_TO_HAND":
    "Weź na rękę ze swojej osi czasu {count, plural, one {# kartę} few {maksymalnie # karty} many {maksymalnie # kart} other {maksymalnie # karty}}.",
  "power.EXTRA_PLAY_THEN_DRAW":
    "Zagraj z ręki jeszcze jedną kartę i rozpatrz jej efekt, a następnie dobierz 1 kartę z talii głównej.",
  "power.GAIN_ACTIVE":
    "Zdobywasz {count, plural, one {# dowolny aktywny symbol} few {# dowolne aktywne symbole} many {# dowolnych aktywnych symboli} other {# aktywnego symbolu}}.",
  "power.GAIN_ACTIVE.each": "Zdobywasz 1 lewy i 1 prawy aktywny symbol.",
  "power.CONVERT":
    "Wymień maksymalnie {count, plural, one {# żeton} few {# żetony} many {# żetonów} other {# żetonu}} ze swojej puli na tyle samo dowolnych aktywnych symboli.",
  "power.UNCOVER":
    "Zdejmij maksymalnie {count, plural, one {# żeton zniszczonego symbolu} few {# żetony zniszczonych symboli} many {# żetonów zniszczonych symboli} other {# żetonu zniszczonego symbolu}} z symboli na swojej osi czasu; symbole przekazania herbaty pozostają zakryte.",
  "power.REPEAT":
    "Rozpatrz jeszcze raz {count, plural, one {standardowy efekt # karty zagranej} few {standardowe efekty maksymalnie # kart zagranych} many {standardowe efekty maksymalnie # kart zagranych} other {standardowe efekty maksymalnie # karty zagranej}} w tym kroku.",
  "power.WILD_COLOUR":
    "Dla jednego efektu {count, plural, one {# karta} few {maksymalnie # karty} many {maksymalnie # kart} other {maksymalnie # karty}} na twojej osi czasu {count, plural, one {liczy się} few {liczą się} many {liczy się} other {liczy się}} także jako kolor wskazany w warunku.",
  "power.BORROW":
    "Rozpatrz standardowy efekt karty z osi czasu sąsiada, jakby znajdował się na twojej karcie najbardziej z prawej.",
  "power.TEA_HOST":
    "Wybierz jeden swój niezakryty symbol przekazania herbaty: podczas ceremonii picia herbaty w tej turze wskazuje on w lewo albo w prawo, zależnie od tego, gdzie wcześniej powstanie para.",
  "power.DRAFT_SWAP":
    "Wymień jedną z dwóch właśnie wziętych kart na odkrytą kartę z rzędu, w którym wciąż leży para.",
  "power.DRAFT_PEEK":
    "Obejrzyj {count, plural, one {# kartę} few {# karty} many {# kart} other {# karty}} z wierzchu talii głównej. Jeśli teraz wybierzesz pole przy talii, weź 2 z nich, a pozostałe włóż pod talię; w przeciwnym razie zostają na miejscu.",
  "power.DRAFT_FIRST":
    "Zdobywasz 1 punkt doświadczenia. W nowej kolejności inicjatywy tej tury jesteś na pierwszym miejscu.",
  "power.DRAFT_EXTRA": "Dobierz 1 kartę z talii głównej, a następnie odrzuć 1 kartę z ręki.",
  "power.KEEP_EXTRA":
    "Podczas przygotowania osi czasu zachowaj o {count, plural, one {# kartę} few {# karty} many {# kart} other {# karty}} więcej.",
  "power.STUDY": "Zdobywasz 1 punkt doświadczenia za każdy kolor na swojej osi czasu, maksymalnie 4.",
  "power.INACTIVE_XP":
    "Zdobywasz 1 punkt doświadczenia za każdy swój nieaktywny symbol, maksymalnie {count}.",
  "power.ALLY":
    "Zdobywasz {count, plural, one {# punkt współpracy} few {# punkty współpracy} many {# punktów współpracy} other {# punktu współpracy}} na niższym ze swoich dwóch torów współpracy.",
};
