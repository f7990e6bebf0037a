import type en from "../en/old-world.ts";

export default {
  "oldWorld.prompt": "Na co se hra ptá",
  "oldWorld.wait": "Okamžik…",
  "oldWorld.waiting":
    "Rozhoduje: {names}{why, select, setup { (příprava hry)} move { (pohyb a akce)} phase { (co ve fázi II)} train { (výcvik)} pool { (karta ze zásoby)} dice { (kostky)} story { (co v příběhu)} bet { (sázka)} fight { (bojový tah)} attack { (jak nestvůra zaútočí)} cards { (které karty)} attribute { (vlastnost)} potion { (lektvar)} trail { (stopa)} other {}}",
  "oldWorld.over": "Konec hry",
  "oldWorld.lost": "Ještě tu můžeš něco získat zadarmo. Přesto ukončit fázi? Stiskni znovu.",
  "oldWorld.ask.one":
    "{can, select, both {Můžeš jít dál, jednat zde, nebo ukončit fázi I.} move {{moved, select, yes {Můžeš jít dál, nebo ukončit fázi I.} other {Vyber, kam jít, nebo ukonči fázi I.}}} act {Můžeš jednat zde, nebo ukončit fázi I.} other {Tady už nic nezbývá: ukonči fázi I.}}",
  "oldWorld.ask.pay":
    "{named, select, way {Teď vyber kartu, kterou zaplatíš.} other {Teď vyber, jak tou kartou zaplatíš.}}",
  "oldWorld.ask.two": "Fáze II: vyber jednu věc.",
  "oldWorld.ask.lay":
    "{plain, select, yes {Vylož ji dalším klepnutím na kartu nebo na svítící místo.} other {Vyber svítící spojení, kam ji vyložit.}}",
  "oldWorld.ask.to": "Cíl: {place}?",
  "oldWorld.pay":
    "{payment, select, terrain {Karta s tímto terénem} wild {Karta se symbolem divočiny} gold {Karta a 1 zlaťák} two {Libovolné dvě karty} second {Druhá karta} other {Libovolná karta}}",
  "oldWorld.with": "S kartou: {card}",
  "oldWorld.with.trophy": "S trofejí",
  "oldWorld.train.with": "{gold, plural, one {# zlaťák} few {# zlaťáky} other {# zlaťáků}}, s kartou: {card}",
  "oldWorld.do.choose": "Vybrat",
  "oldWorld.do.school": "Vzít si tento plán",
  "oldWorld.do.option": "Zvolit {option}",
  "oldWorld.do.move": "Jít tam",
  "oldWorld.do.potion": "Vypít: {potion}",
  "oldWorld.do.use": "Použít",
  "oldWorld.do.quest":
    "Vyřešit úkol{gold, plural, =0 {} one { za # zlaťák} few { za # zlaťáky} other { za # zlaťáků}}",
  "oldWorld.keys.confirm": "Potvrdit",
  "oldWorld.keys.decline": "Teď ne, nebo zpět",
  "oldWorld.keys.done": "Hotovo, nebo dál",
  "oldWorld.keys.action": "Akce lokace",
  "oldWorld.keys.endPhase": "Ukončit fázi I",
  "oldWorld.board": "Tvůj plán",
  "oldWorld.board.open": "Otevřít celý plán",
  "oldWorld.gives":
    "{attribute, select, combat {dobíráš {n}} defense {Štít až {n}} alchemy {{n, plural, one {# lektvar} few {# lektvary} other {# lektvarů}} za boj} other {úroveň {level}}}",
  "oldWorld.of": "z {most}",
  "oldWorld.gold": "{gold, plural, one {zlaťák} few {zlaťáky} other {zlaťáků}}",
  "oldWorld.potions": "Lektvary",
  "oldWorld.trophies": "Trofeje",
  "oldWorld.kept": "Ponecháno",
  "oldWorld.ahead": "Trofej {position}: {wins, select, yes {vítězství} other {únava: {fatigue}}}",
  "oldWorld.all": "Vše ({count})",
  "oldWorld.again": "Přehrát poslední tah znovu",
  "oldWorld.quests.all": "Všechny úkoly a stopy ({count})",
  "oldWorld.trail": "žeton stopování",
  "oldWorld.trail.held": "Máš tady žeton stopování.",
  "oldWorld.trailQuest":
    "stopovací úkol: {place}, {gold, plural, one {# zlaťák} few {# zlaťáky} other {# zlaťáků}}",
  "oldWorld.quest":
    "{where, select, school {škola kteréhokoli hráče} other {{place}}}{gold, plural, =0 {} one {, # zlaťák} few {, # zlaťáky} other {, # zlaťáků}}{ready, select, yes {, hned} other {}}",
  "oldWorld.seat":
    "{name}: úroveň {level}, Štít {shield}, {gold, plural, one {# zlaťák} few {# zlaťáky} other {# zlaťáků}}, {hand, plural, one {# karta} few {# karty} other {# karet}} v ruce, {potions, plural, one {# lektvar} few {# lektvary} other {# lektvarů}}, trofeje: {trophies} z {of}{decides, select, yes {; rozhoduje} other {}}",
  "oldWorld.pool": "Zásoba",
  "oldWorld.pool.deck": "Balíček zásoby",
  "oldWorld.price": "Cena v kartách",
  "oldWorld.deck": "Balíček",
  "oldWorld.discard": "Odhozené",
  "oldWorld.stage": "{phase, select, setup {Příprava hry} other {Konec}}",
  "oldWorld.phases": "Fáze tahu",
  "oldWorld.phase": "{phase, select, one {Pohyb a akce} two {Boj, meditace, průzkum} other {Karty}}",
  "oldWorld.left":
    "{moved, select, yes {Pohyb proběhl} other {Pohyb ještě neproběhl}}, {acted, select, yes {akce zdejší lokace proběhla} other {akce zdejší lokace ještě neproběhla}}",
  "oldWorld.turn": "{solo, select, yes {Tah {turn}} other {Kolo {turn}}}",
  "oldWorld.round": "Kolo {turn}",
  "oldWorld.whose": "{own, select, yes {Tvůj tah, {name}} other {Na tahu: {name}}}",
  "oldWorld.common": "Trofeje a hromádky",
  "oldWorld.common.trophies": "Zbývající trofeje",
  "oldWorld.common.stakes": "Zaklínačské trofeje ({name}): {count}",
  "oldWorld.common.piles": "Hromádky",
  "oldWorld.common.tokens": "Žetony lokací ({terrain}): {count}",
  "oldWorld.common.monsters": "Nestvůry",
  "oldWorld.common.level": "{level}: čeká ještě {count}",
  "oldWorld.common.away": "Zahnáno: {monsters}",
  "oldWorld.common.goal":
    "Vyhrává, kdo první získá {count, plural, one {# trofej} few {# trofeje} other {# trofejí}}.",
  "oldWorld.count": "{what}: {count}",
  "oldWorld.nothing": "Zatím tu nic není.",
  "oldWorld.tab": "{tab, select, board {Plán} pool {Zásoba} other {Úkoly}}",
  "oldWorld.cards": "Karty na výběr",
  "oldWorld.sort": "{sort, select, colour {Barva} terrain {Terén} cost {Cena} other {Kde}}",
  "oldWorld.lies":
    "{from, select, hand {v ruce} deck {v balíčku} other {v odhazovací hromádce}}{count, plural, one {} few {, # stejné} other {, # stejných}}",
  "oldWorld.seen": "Vršek balíčku",
  "oldWorld.seen.alone": "Tyto karty vidíš jen ty.",
  "oldWorld.seen.order":
    "{to, select, top {Číslo 1 leží navrchu, každá další karta pod ním.} other {Každá další karta leží pod tou předchozí, vespod balíčku.}}",
  "oldWorld.schools": "Školy",
  "oldWorld.schools.secret": "Tyto plány vidíš jen ty.",
  "oldWorld.schools.level": "Úroveň {level}",
  "oldWorld.home": "domov: {place}",
  "oldWorld.terrains": "Terény",
  "oldWorld.lair": "{monster}: {place}",
  "oldWorld.lair.none": "žádná nestvůra",
  "oldWorld.attributes": "Vlastnosti",
  "oldWorld.level.end": "úroveň {level}",
  "oldWorld.level.change":
    "úroveň {level} → {next}{attribute, select, combat {; karty: {now} → {then}} defense {; Štít: {now} → {then}} alchemy {; lektvary: {now} → {then}} other {}}",
  "oldWorld.abilities": "Schopnosti",
  "oldWorld.verdict": "{verdict, select, won {Vítězství} lost {Porážka} draw {Remíza} other {Konec hry}}",
  "oldWorld.end.facts": "úroveň {level}, {gold, plural, one {# zlaťák} few {# zlaťáky} other {# zlaťáků}}",
  "oldWorld.rank.turns":
    "{open, select, below {tahů: nejvýše {to}} above {tahů: {from} a více} other {tahů: {from} až {to}}}",
  "oldWorld.rank.next":
    "O {count, plural, one {# tah} few {# tahy} other {# tahů}} méně a bylo by to: {rank}.",
} as const satisfies Record<keyof typeof en, string>;
