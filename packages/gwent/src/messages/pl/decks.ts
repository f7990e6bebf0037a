/** Gotowe talie i to, co w talii jest nie tak. */
export const DECKS: Record<string, string> = {
  "deck.nr-siege-line": "Linia oblężnicza",
  "deck.nr-siege-line.about":
    "Katapulty w parze i mistrzowie oblężeń za murem bohaterów; róg Foltesta podwaja cały tylny rząd, gdy przyjdzie pora.",
  "deck.nr-kings-spies": "Królewscy szpiedzy",
  "deck.nr-kings-spies.about":
    "Czterech szpiegów i trzy manekiny zapełniają rękę, medycy przywracają najlepszych; przetrwaj i uderz kartami, których wróg już nie ma.",
  "deck.nr-shoulder-to-shoulder": "Ramię w ramię",
  "deck.nr-shoulder-to-shoulder.about":
    "Komandosi, łowcy smoków i biedna piechota rosną w siłę obok swoich; zadmij nad nimi w róg, a chmury zostaw Foltestowi.",
  "deck.nr-temerian-drill": "Temerska musztra",
  "deck.nr-temerian-drill.about":
    "Talia rywalizacyjna co do punktu: siła 130, więź w każdym z trzech rzędów i Geralt, który przesądza sprawę.",
  "deck.ng-web-of-spies": "Sieć szpiegów",
  "deck.ng-web-of-spies.about":
    "Wyślij szpiegów, zwab ich z powrotem, a resztę pożycz od poległych wroga: nikt nie ogląda więcej kart niż Cesarstwo.",
  "deck.ng-black-ones": "Czarni idą",
  "deck.ng-black-ones.about":
    "Gwardziści, jeźdźcy i emisariusze maszerują równym krokiem pod trzema rogami, a Biały Płomień ucisza cudzego dowódcę.",
  "deck.ng-scorched-fields": "Spalone pola",
  "deck.ng-scorched-fields.about":
    "Spal to, co wystaje najwyżej, zatop machiny w deszczu i wygraj bohaterami, których nie tknie ogień ani mróz.",
  "deck.ng-imperial-measure": "Cesarska miara",
  "deck.ng-imperial-measure.about":
    "Talia rywalizacyjna: ciężcy łucznicy i tanie więzi odmierzone co do łuta; zajrzyj wrogowi w trzy karty, zanim zaryzykujesz.",
  "deck.mo-swarm": "Rój",
  "deck.mo-swarm.about":
    "Jedna karta zwołuje całe gniazdo: szybko opróżnij talię i zadmij w róg Czerwonych Jeźdźców nad zatłoczonym frontem.",
  "deck.mo-white-frost": "Białe Zimno",
  "deck.mo-white-frost.about":
    "Zmroź pierwszy rząd i walcz z tyłu żywiołakami i bohaterami; Król Gonu zawsze ma pod ręką właściwe niebo.",
  "deck.mo-grave-feast": "Uczta na grobach",
  "deck.mo-grave-feast.about":
    "Wampiry i wiedźmy wpadają na stół, pożoga go oczyszcza, a Zabójca Auberona wygrzebuje twoją najlepszą kartę na dokładkę.",
  "deck.mo-hunting-pack": "Łowcza sfora",
  "deck.mo-hunting-pack.about":
    "Talia rywalizacyjna: szybkie braterstwo i zimnokrwiści bohaterowie; oddaj dwie zbędne karty za tę, która kończy rundę.",
  "deck.st-shifting-ambush": "Ruchoma zasadzka",
  "deck.st-shifting-ambush.about":
    "Zręczne elfy wybierają rząd w ostatniej chwili, a Francesca przesuwa je jeszcze raz: niepogoda spada w próżnię.",
  "deck.st-sons-of-mahakam": "Synowie Mahakamu",
  "deck.st-sons-of-mahakam.about":
    "Krasnoludy i przemytnicy chodzą trójkami, Stokrotka dorzuca kartę, Jaskier przygrywa: głośno, szybko, nie do zatrzymania.",
  "deck.st-brokilon-volley": "Salwa z Brokilonu",
  "deck.st-brokilon-volley.about":
    "Wszystko strzela z drugiego rzędu: nad łucznikami gra róg, medycy podnoszą poległych, a kto się zbliży, tego czeka mróz.",
  "deck.st-old-grudges": "Stare krzywdy",
  "deck.st-old-grudges.about":
    "Talia rywalizacyjna: Francesca, Schirrú i smok palą po jednym rzędzie, twoje wypełnia braterstwo, a Milva krzepi łuczników.",
  "deck.sk-clan-oath": "Przysięga klanów",
  "deck.sk-clan-oath.about":
    "Wojownicy, tarczowniczki i drakkary rosną z każdym towarzyszem broni; brakującego Arnjolf sprowadzi prosto z talii.",
  "deck.sk-bear-blood": "Niedźwiedzia krew",
  "deck.sk-bear-blood.about":
    "Trzymaj berserkerów w odwodzie, a potem rzuć im Mardroeme: trzy niedźwiedzie w jednym rzędzie warte są armii.",
  "deck.sk-storm-raiders": "Łupieżcy z burzy",
  "deck.sk-storm-raiders.about":
    "Sprowadź na wszystkich burzę i mróz: z królem Branem u steru twoje załogi tracą połowę, wróg niemal wszystko.",
  "deck.sk-undying-saga": "Nieśmiertelna saga",
  "deck.sk-undying-saga.about":
    "Talia rywalizacyjna: medycy, Kambi i powrót poległych; Crach wtasowuje groby do talii i saga brzmi od nowa.",
  "deck.tournament-northern-wars": "Wojny północne",
  "deck.tournament-northern-wars.about":
    "Temeria, Cesarstwo i Wiewiórki: więzi w każdym rzędzie, miażdżąca masa i ogień dla tych, którzy urośli zbyt wysoko.",
  "deck.tournament-wild-hunt": "Dziki Gon",
  "deck.tournament-wild-hunt.about":
    "Sfora, wyspy i czarne legiony: szybkie pierwsze ciosy, a potem wytrwałość, jakiej nikt ci nie przeciwstawi.",
  "deck.tournament-forest-and-sea": "Las i morze",
  "deck.tournament-forest-and-sea.about":
    "Elfy, wyspiarze i Temerczycy: pal pojedyncze rzędy, pozwól wracać poległym, a resztę zmiażdż machinami.",

  "fault.deck": "Talia {deck}: {fault}",
  "fault.GW-2.1":
    "{problem, select, missing {Talia nie ma dowódcy. Wybierz jednego z frakcji {faction}.} several {„{card}” to dowódca, ale leży wśród kart: talia ma dokładnie jednego dowódcę, podanego osobno. Usuń tę kartę.} other {„{card}” nie dowodzi frakcją {faction}. Wybierz dowódcę tej frakcji.}}",
  "fault.GW-2.2":
    "Talia ma {count, plural, one {# jednostkę} few {# jednostki} many {# jednostek} other {# jednostki}}, a potrzebuje co najmniej {limit}. Dodaj jeszcze {missing}.",
  "fault.GW-2.3":
    "Talia ma wraz z pogodą {count, plural, one {# kartę specjalną} few {# karty specjalne} many {# kart specjalnych} other {# karty specjalnej}}, a wolno mieć najwyżej {limit}. Usuń {excess, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}.",
  "fault.GW-2.4": "Karta „{card}” nie walczy dla frakcji {faction}. Usuń ją.",
  "fault.GW-2.5":
    "{limit, plural, =0 {Karta „{card}” nie należy do tego zestawu kart. Usuń ją.} one {Karta „{card}” jest w talii {count}×, a istnieje tylko # egzemplarz. Usuń {excess}.} few {Karta „{card}” jest w talii {count}×, a istnieją tylko # egzemplarze. Usuń {excess}.} many {Karta „{card}” jest w talii {count}×, a istnieje tylko # egzemplarzy. Usuń {excess}.} other {Karta „{card}” jest w talii {count}×, a istnieje tylko # egzemplarza. Usuń {excess}.}}",
  "fault.GW-2.6":
    "Karta „{card}” wchodzi do gry tylko za sprawą innych kart i nie może być w talii. Usuń ją.",
  "fault.GW-2.10":
    "{problem, select, missing {Talia nie ma dowódcy, a talia rywalizacyjna ma dokładnie jednego. Wybierz go z frakcji {faction}.} other {„{card}” to dowódca, ale leży wśród kart; talia rywalizacyjna ma dokładnie jednego dowódcę, podanego osobno. Usuń tę kartę.}}",
  "fault.GW-2.11":
    "Talia ma {count, plural, one {# jednostkę} few {# jednostki} many {# jednostek} other {# jednostki}}, a rywalizacyjna potrzebuje co najmniej {limit}. Dodaj jeszcze {missing}.",
  "fault.GW-2.12":
    "Talia ma wraz z pogodą {count, plural, one {# kartę specjalną} few {# karty specjalne} many {# kart specjalnych} other {# karty specjalnej}}, a rywalizacyjna może mieć najwyżej {limit}. Usuń {excess, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}.",
  "fault.GW-2.13":
    "Talia ma {count, plural, one {# szpiega} few {# szpiegów} many {# szpiegów} other {# szpiega}} ({cards}), a rywalizacyjna może mieć najwyżej {limit}. Usuń {excess, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}.",
  "fault.GW-2.14":
    "Talia ma {count, plural, one {# medyka} few {# medyków} many {# medyków} other {# medyka}} ({cards}), a rywalizacyjna może mieć najwyżej {limit}. Usuń {excess, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}.",
  "fault.GW-2.15":
    "Siła wszystkich jednostek wynosi razem {count}, a talia rywalizacyjna może mieć najwyżej {limit}. Zmniejsz ją o {excess, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}.",
  "fault.GW-2.20":
    "{problem, select, count {{count, plural, one {Zgłoszono # talię} few {Zgłoszono # talie} many {Zgłoszono # talii} other {Zgłoszono # talii}}; na turniej zabiera się dokładnie {limit}, każdą z innej frakcji.} other {Talie {decks} są z tej samej frakcji ({faction}); trzy talie muszą pochodzić z trzech różnych frakcji. Zostaw tylko jedną z nich.}}",
  "fault.GW-2.22":
    "Bohater „{card}” jest w taliach {decks}, a może być tylko w jednej z trzech. Zostaw go w jednej, a w pozostałych zastąp.",
  "fault.GW-16.18":
    "Karta „{card}” jest w talii {count}×; w grze solo twoja talia nie może zawierać innej pogody niż „{clear}”. Usuń ją.",
  "recap.decks": "{leaders}",
};
