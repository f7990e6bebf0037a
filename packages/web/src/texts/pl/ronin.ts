import type en from "../en/ronin.ts";

export default {
  "ronin.seat":
    "{name}{character, select, none {} other {, {character}}}{rank, select, 0 {} other {, {rank}. na torze inicjatywy}}{state, select, ready {, gotowe} decides {, decyduje} other {}}",
  "ronin.ready": "gotowe",
  "ronin.back": "Zakryta karta",
  "ronin.row.card": "Rząd {row}: {card}",
  "ronin.row.taken": "Rząd {row}, karty ma {name}: {cards}",
  "ronin.alliance": "Współpraca, {name}. {track}",
  "ronin.poured":
    "Herbata dała obu stronom {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}.",
  "ronin.alliance.others": "Współpraca, {name} – {partner}. {track}",
  "ronin.known":
    "{count, plural, one {# karta z talii, którą} few {# karty z talii, które} many {# kart z talii, które} other {# karty z talii, które}} znasz",

  "ronin.tab.mat": "Rzędy i talia",
  "ronin.tab.lines": "Osie czasu i współpraca",
  "ronin.chapters": "Rozdziały",

  "ronin.prompt": "O co pyta gra",
  "ronin.wait": "Chwileczkę…",
  "ronin.waiting": "Czekamy na wybór: {names}",
  "ronin.over": "Koniec gry",
  "ronin.side": "{side, select, left {Po twojej lewej} other {Po twojej prawej}}",
  "ronin.takeBack": "{part}: usuń",
  "ronin.swap": "Zamień kolejność",
  "ronin.tokens": "{symbol}: {laid} z {count}",
  "ronin.do.character": "Weź tę postać",
  "ronin.do.board": "Weź tę planszetkę",
  "ronin.do.place": "Weź karty",
  "ronin.do.row": "Weź rząd {row}",
  "ronin.do.deck": "Dobierz z talii",
  "ronin.do.take": "Weź te dwie",
  "ronin.do.discard": "Odrzuć",
  "ronin.do.play": "Połóż zakryte",
  "ronin.do.ability": "Skorzystaj",
  "ronin.do.use": "Skorzystaj: {ability}",
  "ronin.do.choose": "Wybierz",
  "ronin.do.lose": "Strać te",
  "ronin.do.bonus": "Weź premię",
  "ronin.do.keep": "Zachowaj te",
  "ronin.keys.confirm": "Potwierdź",
  "ronin.keys.decline": "Nie teraz",
  "ronin.keys.discard": "Przejrzyj stos kart odrzuconych",

  "ronin.characters": "Postacie",
  "ronin.boards": "Planszetki współpracy",
  "ronin.peek": "Wierzchnie karty talii",
  "ronin.symbols": "Symbole do wyboru",
  "ronin.unrolled": "Tor współpracy przy znaczniku, druga strona: {name}",
  "ronin.unrolled.both": "{name} dostaje to samo.",
  "ronin.unrolled.goes":
    "Potem znacznik przesunie się o {count, plural, one {# pole} few {# pola} many {# pól} other {# pola}}.",
  "ronin.nothing": "Jeszcze nic tu nie ma.",
} as const satisfies Record<keyof typeof en, string>;
