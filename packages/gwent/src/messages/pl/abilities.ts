/**
 * What abilities, leaders, factions, rows and kinds are called in Polish, and what they do.
 *
 * Glossary. The reader is "ty" (imperative: wybierz, zagraj), the other player "przeciwnik".
 * unit: jednostka (any card with strength); non-hero unit: "jednostka niebędąca bohaterem"; hero: bohater;
 * special card: karta specjalna; weather card: karta pogody; leader: dowódca; token: jednostka z talii
 * pobocznej.
 * row: rząd (rząd walki wręcz, rząd walki na dystans, rząd oblężniczy); slot: miejsce przy rzędzie; side:
 * strona; battlefield: pole bitwy. hand: ręka; deck: talia; side deck: talia poboczna; discard pile: stos
 * kart odrzuconych; strength: siła; printed strength: siła podstawowa; total: łączna siła.
 * match: partia; round: runda; turn: tura; action: akcja; gem: klejnot (stracić klejnot); pass: spasować;
 * draw: remis; starts: zaczyna.
 * play a card: zagrać; draw: dobrać; discard: odrzucić; destroy: zniszczyć; put: położyć; revive:
 * przywrócić na pole bitwy; take into hand: wziąć na rękę; exchange: wymienić; shuffle: potasować.
 * spy: szpieg; medic: medyk; muster: braterstwo; tight bond: więź; morale boost: wysokie morale; horn: róg;
 * scorch: pożoga; decoy: manekin; agile: zręczność, zręczna jednostka; berserker: berserker; avenger:
 * mściciel.
 */
export const ABILITIES: Record<string, string> = {
  "ability.hero": "Bohater",
  "ability.hero.about":
    "Na polu bitwy nic nie zmienia jego siły, nie przesuwa go, nie niszczy ani nie cofa na rękę, a ze stosu kart odrzuconych nie można go przywrócić ani wziąć na rękę. Jego własne zdolności działają na inne karty.",
  "ability.agile": "Zręczność",
  "ability.agile.about":
    "Zagrywając ją, wybierz rząd walki wręcz albo walki na dystans. Zostaje tam, dopóki nie przesunie jej jakiś efekt.",
  "ability.berserker": "Berserker",
  "ability.berserker.about":
    "W rzędzie, w którym działa Mardroeme, od razu się przemienia, bez względu na to, co pojawiło się tam pierwsze. Pierwotna karta wypada z gry do końca partii.",
  "ability.commander-horn": "Róg dowódcy",
  "ability.commander-horn.about":
    "Jednostka podwaja siłę wszystkich innych jednostek w swoim rzędzie; karta specjalna zajmuje wolne miejsce przy jednym z twoich rzędów i do końca rundy podwaja siłę wszystkich jednostek w nim. Nie działa na bohaterów, a kilka rogów w jednym rzędzie podwaja tylko raz.",
  "ability.decoy": "Manekin do ćwiczeń",
  "ability.decoy.about":
    "Zajmuje miejsce jednostki po twojej stronie, choćby szpiega przysłanego przez przeciwnika, a ty bierzesz ją na rękę; nie można wziąć bohatera ani jednostki z talii pobocznej. Do końca rundy manekin leży tam z siłą 0.",
  "ability.mardroeme": "Mardroeme",
  "ability.mardroeme.about":
    "Przemienia wszystkich berserkerów w swoim rzędzie, także tych, którzy przybędą później. Jako karta specjalna zajmuje do końca rundy wolne miejsce przy jednym z twoich rzędów.",
  "ability.medic": "Medyk",
  "ability.medic.about":
    "Wybierz ze swojego stosu kart odrzuconych jednostkę niebędącą bohaterem i od razu ją zagraj; jej zdolności działają jak zwykle. Jeśli jest z czego wybierać, wybrać trzeba.",
  "ability.morale-boost": "Wysokie morale",
  "ability.morale-boost.about":
    "Wszystkie inne jednostki w tym samym rzędzie oprócz bohaterów mają siłę większą o 1. Kilka takich premii się sumuje.",
  "ability.muster": "Braterstwo",
  "ability.muster.about":
    "Z ręki i z talii od razu zagrywa się wszystkie karty, które ta karta zwołuje. Potem talię się tasuje.",
  "ability.scorch": "Pożoga",
  "ability.scorch.about":
    "Niszczy najsilniejszą jednostkę na całym polu bitwy, także po twojej stronie, a przy równej sile wszystkie takie; nie działa na bohaterów. Jednostka z tą zdolnością może trafić samą siebie.",
  "ability.scorch-close": "Pożoga: walka wręcz",
  "ability.scorch-close.about":
    "Jeśli rząd walki wręcz przeciwnika, licząc z bohaterami, ma łączną siłę co najmniej 10, zniszczona zostaje jego najsilniejsza jednostka niebędąca bohaterem, a przy równej sile wszystkie takie.",
  "ability.scorch-ranged": "Pożoga: walka na dystans",
  "ability.scorch-ranged.about":
    "Jeśli rząd walki na dystans przeciwnika, licząc z bohaterami, ma łączną siłę co najmniej 10, zniszczona zostaje jego najsilniejsza jednostka niebędąca bohaterem, a przy równej sile wszystkie takie.",
  "ability.scorch-siege": "Pożoga: oblężenie",
  "ability.scorch-siege.about":
    "Jeśli rząd oblężniczy przeciwnika, licząc z bohaterami, ma łączną siłę co najmniej 10, zniszczona zostaje jego najsilniejsza jednostka niebędąca bohaterem, a przy równej sile wszystkie takie.",
  "ability.spy": "Szpieg",
  "ability.spy.about":
    "Trafia do swojego rzędu po stronie przeciwnika i liczy się dla niego. Kto go zagrał, dobiera 2 karty.",
  "ability.summon-avenger": "Wezwanie mściciela",
  "ability.summon-avenger.about":
    "Gdy zostaje odrzucona z pola bitwy, po tej samej stronie zjawia się jej mściciel; po odrzuceniu na koniec rundy dopiero na początku następnej. Zabranie jej Manekinem nie wzywa mściciela.",
  "ability.tight-bond": "Więź",
  "ability.tight-bond.about":
    "Jeśli w jednym rzędzie po tej samej stronie stoi kilka jednostek o tej samej nazwie, siłę każdej z nich mnoży się przez ich liczbę.",
  "ability.weather-clear": "Czyste niebo",
  "ability.weather-clear.about": "Wszystkie karty pogody zostają odrzucone, a ich efekty się kończą.",
  "ability.weather-fog": "Gęsta mgła",
  "ability.weather-fog.about":
    "W rzędach walki na dystans po wszystkich stronach siła podstawowa jednostek niebędących bohaterami liczy się najwyżej jako 1. Trwa do przejaśnienia albo do końca rundy.",
  "ability.weather-frost": "Trzaskający mróz",
  "ability.weather-frost.about":
    "W rzędach walki wręcz po wszystkich stronach siła podstawowa jednostek niebędących bohaterami liczy się najwyżej jako 1. Trwa do przejaśnienia albo do końca rundy.",
  "ability.weather-rain": "Ulewny deszcz",
  "ability.weather-rain.about":
    "W rzędach oblężniczych po wszystkich stronach siła podstawowa jednostek niebędących bohaterami liczy się najwyżej jako 1. Trwa do przejaśnienia albo do końca rundy.",
  "ability.weather-storm": "Skelligijski sztorm",
  "ability.weather-storm.about":
    "W rzędach walki na dystans i w rzędach oblężniczych po wszystkich stronach siła podstawowa jednostek niebędących bohaterami liczy się najwyżej jako 1. Trwa do przejaśnienia albo do końca rundy.",

  "leader.foltest-king-of-temeria.about":
    "Raz na partię, jako akcja: zagraj ze swojej talii Gęstą mgłę, po czym potasuj talię.",
  "leader.foltest-lord-commander-of-the-north.about":
    "Raz na partię, jako akcja: wszystkie karty pogody zostają odrzucone, a ich efekty się kończą.",
  "leader.foltest-son-of-medell.about":
    "Raz na partię, jako akcja: jeśli rząd walki na dystans przeciwnika, licząc z bohaterami, ma łączną siłę co najmniej 10, zniszcz jego najsilniejszą jednostkę niebędącą bohaterem, a przy równej sile wszystkie takie.",
  "leader.foltest-the-siegemaster.about":
    "Raz na partię, jako akcja: wolne miejsce przy twoim rzędzie oblężniczym zajmuje róg, który do końca rundy podwaja siłę wszystkich jednostek w tym rzędzie oprócz bohaterów. Kilka rogów w jednym rzędzie podwaja tylko raz.",
  "leader.foltest-the-steel-forged.about":
    "Raz na partię, jako akcja: jeśli rząd oblężniczy przeciwnika, licząc z bohaterami, ma łączną siłę co najmniej 10, zniszcz jego najsilniejszą jednostkę niebędącą bohaterem, a przy równej sile wszystkie takie.",
  "leader.emhyr-emperor-of-nilfgaard.about":
    "Raz na partię, jako akcja: obejrzyj trzy losowe karty z ręki przeciwnika albo wszystkie, jeśli ma ich mniej. Nikt inny ich nie zobaczy.",
  "leader.emhyr-his-imperial-majesty.about":
    "Raz na partię, jako akcja: zagraj ze swojej talii Ulewny deszcz, po czym potasuj talię.",
  "leader.emhyr-invader-of-the-north.about":
    "Działa zawsze: ilekroć zdolność któregokolwiek gracza przywraca jednostkę na pole bitwy, wskazuje ją los. Karty brane ze stosu kart odrzuconych na rękę nadal się wybiera.",
  "leader.emhyr-the-relentless.about":
    "Raz na partię, jako akcja: wybierz ze stosu kart odrzuconych przeciwnika kartę niebędącą bohaterem i weź ją na rękę.",
  "leader.emhyr-the-white-flame.about":
    "Działa zawsze: dowódca przeciwnika przez całą partię nie ma żadnej zdolności.",
  "leader.francesca-daisy-of-the-valley.about":
    "Działa zawsze: na początku partii dobierasz o jedną kartę więcej.",
  "leader.francesca-hope-of-the-aen-seidhe.about":
    "Raz na partię, jako akcja: każda twoja zręczna jednostka niebędąca bohaterem, która w swoim drugim rzędzie byłaby silniejsza, przechodzi do niego, wszystkie jednocześnie.",
  "leader.francesca-pureblood-elf.about":
    "Raz na partię, jako akcja: zagraj ze swojej talii Trzaskający mróz, po czym potasuj talię.",
  "leader.francesca-queen-of-dol-blathanna.about":
    "Raz na partię, jako akcja: jeśli rząd walki wręcz przeciwnika, licząc z bohaterami, ma łączną siłę co najmniej 10, zniszcz jego najsilniejszą jednostkę niebędącą bohaterem, a przy równej sile wszystkie takie.",
  "leader.francesca-the-beautiful.about":
    "Raz na partię, jako akcja: wolne miejsce przy twoim rzędzie walki na dystans zajmuje róg, który do końca rundy podwaja siłę wszystkich jednostek w tym rzędzie oprócz bohaterów. Kilka rogów w jednym rzędzie podwaja tylko raz.",
  "leader.eredin-bringer-of-death.about":
    "Raz na partię, jako akcja: wybierz ze swojego stosu kart odrzuconych kartę niebędącą bohaterem i weź ją na rękę.",
  "leader.eredin-commander-of-the-red-riders.about":
    "Raz na partię, jako akcja: wolne miejsce przy twoim rzędzie walki wręcz zajmuje róg, który do końca rundy podwaja siłę wszystkich jednostek w tym rzędzie oprócz bohaterów. Kilka rogów w jednym rzędzie podwaja tylko raz.",
  "leader.eredin-destroyer-of-worlds.about":
    "Raz na partię, jako akcja: odrzuć z ręki dwie karty, potem weź na rękę jedną dowolną kartę ze swojej talii i potasuj talię.",
  "leader.eredin-king-of-the-wild-hunt.about":
    "Raz na partię, jako akcja: wybierz ze swojej talii kartę pogody, choćby Czyste niebo, zagraj ją i potasuj talię.",
  "leader.eredin-the-treacherous.about":
    "Działa zawsze: szpiedzy niebędący bohaterami mają po wszystkich stronach podwójną siłę.",
  "leader.arnjolf-the-patricide.about":
    "Raz na partię, jako akcja: wybierz po swojej stronie jednostkę z Więzią, zagraj ze swojej talii jeszcze jedną kartę o tej samej nazwie i potasuj talię.",
  "leader.crach-an-craite.about":
    "Raz na partię, jako akcja: każdy gracz wtasowuje do swojej talii cały swój stos kart odrzuconych, razem z bohaterami i kartami specjalnymi.",
  "leader.eist-tuirseach-king-of-cintra.about":
    "Raz na partię, jako akcja: zagraj ze swojej talii Skelligijski sztorm, po czym potasuj talię.",
  "leader.harald-an-craite-the-cripple.about":
    "Raz na partię, jako akcja: zagraj ze swojej talii Mardroeme na wolne miejsce przy jednym ze swoich rzędów, po czym potasuj talię.",
  "leader.king-bran.about":
    "Działa zawsze: jednostki po twojej stronie oprócz bohaterów tracą przez pogodę tylko połowę siły podstawowej. Stratę zaokrągla się w dół, więc z 5 zostaje 3.",

  "faction.northern-realms": "Królestwa Północy",
  "faction.northern-realms.about": "Po wygranej rundzie dobierasz jedną kartę na początku następnej rundy.",
  "faction.nilfgaard": "Nilfgaard",
  "faction.nilfgaard.about":
    "Przy równej łącznej sile rundę wygrywasz ty. Jeśli obaj gracze grają talią Nilfgaardu, pozostaje remis.",
  "faction.monsters": "Potwory",
  "faction.monsters.about":
    "Na koniec każdej rundy jedna losowa jednostka z twojej strony, niebędąca bohaterem, zostaje na polu bitwy.",
  "faction.scoiatael": "Scoia’tael",
  "faction.scoiatael.about":
    "Decydujesz, kto zaczyna pierwszą rundę. Jeśli obaj gracze grają talią Scoia’tael, decyduje rzut monetą.",
  "faction.skellige": "Skellige",
  "faction.skellige.about":
    "Na początku trzeciej rundy dwie losowe jednostki z twojego stosu kart odrzuconych, niebędące bohaterami, zostają położone po twojej stronie. Zdolności działające przy zagraniu się nie uruchamiają.",
  "faction.neutral": "Neutralne",

  "row.close": "Walka wręcz",
  "row.close.to": "do rzędu walki wręcz",
  "row.close.in": "w rzędzie walki wręcz",
  "row.ranged": "Walka na dystans",
  "row.ranged.to": "do rzędu walki na dystans",
  "row.ranged.in": "w rzędzie walki na dystans",
  "row.siege": "Oblężenie",
  "row.siege.to": "do rzędu oblężniczego",
  "row.siege.in": "w rzędzie oblężniczym",

  "part.kind": "Rząd albo rodzaj",
  "kind.unit": "Jednostka",
  "kind.hero": "Bohater",
  "kind.special": "Karta specjalna",
  "kind.weather": "Karta pogody",
  "kind.leader": "Dowódca",
  "kind.token": "Jednostka z talii pobocznej",
};
