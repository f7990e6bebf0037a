import type en from "../en/gwent.ts";

export default {
  "gwent.side": "{names}: strana",
  "gwent.strength": "síla {strength}",
  "gwent.row.total": "{row}: {total}",
  "gwent.total": "{names}: celkem {total}{leads, select, yes {, vede} other {}}",
  "gwent.passed": "Vynechává",
  "gwent.gems":
    "{gems, plural, =0 {nezbývá žádný drahokam} one {zbývá # drahokam} few {zbývají # drahokamy} many {zbývá # drahokamu} other {zbývá # drahokamů}}",
  "gwent.points": "{points, plural, one {# bod} few {# body} many {# bodu} other {# bodů}}",
  "gwent.facts": "{name}: v ruce {hand}, v balíčku {deck}, na odkládací hromádce {pile}",
  "gwent.deck":
    "{name}: balíček, {count, plural, one {# karta} few {# karty} many {# karty} other {# karet}}",
  "gwent.pile":
    "{names}: odkládací hromádka, {count, plural, one {# karta} few {# karty} many {# karty} other {# karet}}",
  "gwent.hand": "{name}: ruka, {count, plural, one {# karta} few {# karty} many {# karty} other {# karet}}",
  "gwent.tray": "Na výběr",
  "gwent.count": "{title} ({count})",
  "gwent.known": "Známé karty v ruce",
  "gwent.revealed": "Zatím viděno",
  "gwent.nothing": "Zatím tu nic není.",
  "gwent.removed": "Vyřazeno ze hry",

  "gwent.keys.pass": "Vynechat, nechat si ruku nebo nikoho nevybrat",

  "gwent.leader": "Velitel",
  "gwent.leader.use": "Použít velitele",
  "gwent.leader.state":
    "{state, select, spent {– už použito.} cancelled {– bez schopnosti.} passive {– platí stále.} other {– lze použít jednou.}}",
  "gwent.leader.not": "{why, select, nothing {Teď by nic nezměnil.} other {Jen když jsi na tahu.}}",
  "gwent.pass": "Vynechat",
  "gwent.pass.sure": "Vynechat a prohrát?",
  "gwent.pass.loses":
    "{loss, select, match {Vynecháním teď prohraješ celou hru.} game {Vynecháním teď prohraješ tuto hru.} other {Vynecháním teď prohraješ kolo.}}",
  "gwent.pass.again": "Potvrď dalším stiskem.",
  "gwent.keep": "Nechat si ruku",
  "gwent.decline": "Nikoho",
  "gwent.cancel": "Zrušit",
  "gwent.why": "Proč?",
  "gwent.continue": "Pokračovat",
  "gwent.prompt": "Co teď",
  "gwent.boards": "Všechny strany",
  "gwent.enlarge": "Zvětšit stranu: {name}",
  "gwent.pile.view": "Hromádka",
  "gwent.decks": "Balíčky",
  "gwent.deck.state":
    "{count, plural, one {# karta} few {# karty} many {# karty} other {# karet}} · {state, select, won {vyhrál a je mimo hru} played {hrál naposledy} other {k dispozici}}",

  "gwent.do.play": "Vynést",
  "gwent.do.exchange": "Vyměnit",
  "gwent.do.revive": "Vrátit do hry",
  "gwent.do.take": "Vzít",
  "gwent.do.call": "Přivolat",
  "gwent.do.discard": "Odhodit",
  "gwent.do.deck": "Hrát s tímto",

  "gwent.hint.turn":
    "Vynes kartu{leader, select, yes {, použij velitele} other {}}, nebo vynech zbytek kola.",
  "gwent.hint.play": "Klepni na kartu znovu, nebo na zvýrazněné místo.",
  "gwent.hint.again": "Potvrď dalším klepnutím.",
  "gwent.hint.where": "Vyber, kam půjde.",
  "gwent.hint.decoy": "Vyber jednotku, která se ti vrátí do ruky.",
  "gwent.hint.mulligan":
    "{left, plural, one {Můžeš vyměnit ještě # kartu.} few {Můžeš vyměnit # karty.} many {Můžeš vyměnit # karty.} other {Můžeš vyměnit # karet.}}",
  "gwent.hint.starter": "Díky své frakci rozhoduješ ty.",
  "gwent.hint.among":
    "{count, plural, one {# možnost} few {# možnosti} many {# možnosti} other {# možností}}",
  "gwent.hint.discard": "Půjde na tvou odkládací hromádku.",
  "gwent.hint.deck": "{game}. hra turnaje",
  "gwent.wait": "Okamžik…",

  "gwent.before": "Před bitvou",
  "gwent.over": "Konec hry",
  "gwent.game.round": "{game}. hra · {round, select, 0 {výběr balíčků} other {{round}. kolo}}",
  "gwent.wins":
    "{wins, plural, one {# vyhraná hra} few {# vyhrané hry} many {# vyhrané hry} other {# vyhraných her}}",
  "gwent.round.short": "K{round}",
  "gwent.round.draw": "remíza",
  "gwent.round.won": "{round}. kolo vyhrává: {names}",
  "gwent.round.drawn": "{round}. kolo končí remízou",
  "gwent.verdict": "{verdict, select, won {Vítězství} lost {Porážka} draw {Remíza} other {Konec hry}}",
  "gwent.score":
    "{verdict, select, won {Vyhráváš {score}.} draw {Hra skončila {score}.} other {{count, plural, one {Vyhrává} few {Vyhrávají} other {Vyhrávají}} {names} {score}.}}",
  "gwent.turned": "{name}: +{swing}",
  "gwent.result": "Výsledek",
  "gwent.winners": "{count, plural, one {Vyhrává {names}} few {Vyhrávají {names}} other {Vyhrávají {names}}}",

  "gwent.steps": "Jak se rozhodoval",
  "gwent.automaton.leaders": "Velitelé, které ještě neukázal",
  "gwent.automaton.unseen": "Karty, které ještě neukázal",
} as const satisfies Record<keyof typeof en, string>;
