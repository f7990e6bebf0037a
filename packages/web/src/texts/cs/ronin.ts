import type en from "../en/ronin.ts";

export default {
  "ronin.seat":
    "{name}{character, select, none {} other {, {character}}}{rank, select, 0 {} other {, v pořadí iniciativy {rank}.}}{state, select, ready {, hotovo} decides {, rozhoduje se} other {}}",
  "ronin.ready": "hotovo",
  "ronin.back": "Karta lícem dolů",
  "ronin.row.card": "Řada {row}: {card}",
  "ronin.row.taken": "Řada {row}, má ji {name}: {cards}",
  "ronin.alliance": "Spojenectví: {name}. {track}",
  "ronin.alliance.others": "Spojenectví: {name} – {partner}. {track}",
  "ronin.known":
    "{count, plural, one {# karta z balíčku, kterou} few {# karty z balíčku, které} many {# karty z balíčku, které} other {# karet z balíčku, které}} znáš",

  "ronin.tab.mat": "Řady a balíček",
  "ronin.tab.lines": "Časové osy a spojenectví",
  "ronin.chapters": "Kapitoly",

  "ronin.prompt": "Na co se hra ptá",
  "ronin.wait": "Okamžik…",
  "ronin.waiting": "Rozhoduje: {names}",
  "ronin.over": "Konec hry",
  "ronin.side": "{side, select, left {Po tvé levici} other {Po tvé pravici}}",
  "ronin.takeBack": "{part}: odebrat",
  "ronin.swap": "Prohodit pořadí",
  "ronin.tokens": "{symbol}: {laid} z {count}",
  "ronin.do.character": "Vzít tuto postavu",
  "ronin.do.board": "Vzít tento plán",
  "ronin.do.place": "Vzít karty",
  "ronin.do.row": "Vzít řadu {row}",
  "ronin.do.deck": "Dobrat z balíčku",
  "ronin.do.take": "Vzít tyto dvě",
  "ronin.do.discard": "Odhodit",
  "ronin.do.play": "Položit lícem dolů",
  "ronin.do.ability": "Použít",
  "ronin.do.use": "Použít: {ability}",
  "ronin.do.choose": "Vybrat",
  "ronin.do.lose": "Ztratit tyto",
  "ronin.do.bonus": "Vzít bonus",
  "ronin.do.keep": "Ponechat tyto",
  "ronin.keys.confirm": "Potvrdit",
  "ronin.keys.decline": "Teď ne",
  "ronin.keys.discard": "Prohlédnout odhazovací hromádku",

  "ronin.characters": "Postavy",
  "ronin.boards": "Plány spojenectví",
  "ronin.peek": "Vrchní karty balíčku",
  "ronin.symbols": "Symboly na výběr",
  "ronin.unrolled": "Spojenectví u ukazatele, druhá strana: {name}",
  "ronin.unrolled.both": "{name} dostává totéž.",
  "ronin.unrolled.goes":
    "Potom se ukazatel posune o {count, plural, one {# pozici} few {# pozice} other {# pozic}}.",
  "ronin.nothing": "Zatím tu nic není.",
} as const satisfies Record<keyof typeof en, string>;
