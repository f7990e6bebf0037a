import type en from "./en.ts";
import lab from "./lab/cs.ts";
import puzzle from "./puzzle/cs.ts";
import report from "./report/cs.ts";

const cs: Record<keyof typeof en, string> = {
  "language.name": "Čeština",
  "name.person": "{alike, select, several {Hráč {number}} other {Hráč}}",
  "name.deleted": "Smazaný hráč",
  "name.botKind":
    "{bot, select, novice {Bot nováček} adept {Bot adept} veteran {Bot veterán} master {Bot mistr} greedy {Chamtivý bot} competent {Zkušený bot} random {Náhodný bot} other {{bot}}}",
  "name.bot": "{alike, select, several {{name} {number}} other {{name}}}",

  begin: "{game}, {mode}, {seats, plural, one {# místo} few {# místa} many {# místa} other {# míst}}",
  "fairness.begin": "Před rozdáním: SHA-256 semínka je {commitment}",
  "fairness.end":
    "Férová hra: semínko bylo {seed}, jeho SHA-256 {commitment}. Ověříš to příkazem „{command} verify“.",
  link: "Odkaz na tuto hru (přehraje ho „{command} replay ''…''“): {link}",
  standing: "{place}. {name}: {result, select, win {vítězství} draw {remíza} other {porážka}}",
  "standing.points":
    "{place}. {name}: {result, select, win {vítězství} draw {remíza} other {porážka}}, {points, plural, one {# bod} few {# body} many {# bodu} other {# bodů}}",
  keep: "Uložit záznam? Napiš název souboru, třeba hra.json; + uloží do složky uložených her, Enter přeskočí: ",
  kept: "Záznam je uložený v {path}",

  prompt: "Tvá volba (? vypíše nápovědu): ",
  "question.offers": "Můžeš také:",
  "step.part": "{role}: {part}",
  "step.done": "To je vše",
  "step.named": "Zatím: {parts}. Napiš „undo“, chceš-li zpět.",
  curtain: "Předej klávesnici: {name}. Pak stiskni Enter: ",
  "input.unknown":
    "{count, plural, one {Napiš 1 nebo začátek volby} few {Napiš číslo od 1 do # nebo začátek volby} many {Napiš číslo od 1 do # nebo začátek volby} other {Napiš číslo od 1 do # nebo začátek volby}} (? vypíše nápovědu).",
  "input.nothing": "Teď není z čeho volit (? vypíše nápovědu).",
  "input.number": "Napiš číslo od 1 do {count}.",
  "input.ambiguous": "Takto začíná víc voleb:",
  help: "Volbu vybereš jejím číslem nebo začátkem. Nebo napiš:\n  Enter      znovu vypíše volby\n  board      znovu ukáže stůl\n  why        vypíše čísla, která lze vysvětlit; why 3 vysvětlí třetí\n  card       vypíše karty a vše ostatní na stole; card 3 nebo card NÁZEV popíše, co dělá\n  hint       nejlepší volby, jejich šance na výhru a proč\n  log        vypíše průběh hry\n  undo       vrátí tvůj poslední tah\n  save       uloží hru; save SOUBOR ji uloží tam\n  resign     vzdá hru\n  quit       uloží a skončí",
  "undo.none": "Není co vrátit.",
  saved: "Uloženo v {path}",
  left: "Pokračovat můžeš příkazem „{command}“. Uloženo v {path}",
  failure:
    "Něco se u nás pokazilo: {error}. Tvůj tah je vrácený a hra pokračuje. Podklady k opravě jsou v {path}",

  "refusal.noQuestion": "Teď nevolíš ty.",
  "refusal.staleQuestion": "Pozdě: o tom už je rozhodnuto.",
  "refusal.noSuchChoice": "Tohle není jedna z tvých voleb.",
  "refusal.gameOver": "Hra skončila.",
  "refusal.paused": "Hra je pozastavená. Nejdřív v ní pokračuj.",
  "refusal.notPaused": "Hra není pozastavená.",
  "refusal.noSuchSeat": "Takové místo u tohoto stolu není. Vyber si jiné.",
  "refusal.notYourSeat": "To místo není tvoje.",
  "refusal.seatTaken": "To místo je obsazené. Vyber si jiné, nebo hru jen sleduj.",
  "refusal.notOwner": "To může jen hostitel.",
  "refusal.wrongOwnerToken":
    "Token správce nesouhlasí. Použij token toho serveru: soubor owner-token vedle jeho databáze (--database), nebo MEDALLION_OWNER_TOKEN.",
  "refusal.notGathering": "Hra už začala.",
  "refusal.notPlaying": "Hra ještě nezačala. Počkej na ostatní.",
  "refusal.notOver": "Hra ještě neskončila. Nejdřív ji dohrajte.",
  "refusal.unknownBot": "Takového bota server nemá. Vyber si jiného.",
  "refusal.alreadyProposed": "Jeden návrh už čeká. Nejdřív odpověz na něj.",
  "refusal.nothingProposed": "Žádný návrh nečeká na odpověď.",
  "refusal.notAsked": "Tahle otázka není pro tebe, nebo už máš odpovězeno.",
  "refusal.notGone": "Hráč je pryč teprve chvíli. Ještě počkej.",
  "refusal.banned":
    "{why, select, told {Na tento server máš zákaz přístupu do {when}: {reason}} other {Na tento server máš zákaz přístupu do {when}.}}",
  "refusal.chatClosed": "Chat u tohoto stolu je vypnutý.",
  "refusal.closed": "Správce serveru tento stůl zavřel.",
  "refusal.notAtTable": "Psát mohou jen hráči u tohoto stolu.",
  "refusal.tooLong": "Zpráva je moc dlouhá. Zkrať ji.",
  "refusal.tooFast": "To bylo moc rychle. Chvíli počkej a zkus to znovu.",
  "refusal.nameTaken": "Toto jméno už někdo má. Zvol jiné.",
  "refusal.wrongLogin": "Jméno nebo heslo nesouhlasí. Zkus to znovu.",
  "refusal.accountNeeded":
    "Hodnocené hry s jinými hráči jsou jen s účtem. Založ si ho, nebo hraj u nehodnoceného stolu.",
  "refusal.sameNetwork":
    "Někdo u tohoto stolu hraje z tvé sítě, hra by se nehodnotila. Založ stůl bez hodnocení.",
  "refusal.playedOften": "Hodnocených her spolu máte na dnešek dost. Založ stůl bez hodnocení.",
  "refusal.wrongCode": "Jméno nebo obnovovací kód nesouhlasí. Zkontroluj obojí a zkus to znovu.",
  "refusal.weakPassword":
    "To heslo jde snadno uhodnout. Použij aspoň 15 znaků, třeba pár slov, a bez svého jména.",
  "refusal.tooManyGuesses":
    "Příliš mnoho špatných hesel k tomuto účtu. Zkus to za hodinu, nebo na zařízení, kde už přihlášení proběhlo.",
  "refusal.notGuest": "Účet tu už máš. Chceš-li jiný, nejdřív se odhlas.",
  "refusal.notAccount": "Účet tu ještě nemáš. Založíš ho příkazem „account claim“.",
  "refusal.noSuchPerson": "Hráč nenalezen. Označení hráčů ukazuje žebříček.",
  "refusal.gameTooLong":
    "Hra byla příliš dlouhá, a proto skončila bez výsledku. Nepočítá se; dejte si odvetu.",
  "refusal.askedAlready": "O tohle už v tomto tahu žádost byla. Zkus to po dalším tahu.",
  "refusal.tooOften": "Tohle už bylo v této hře příliš často. Hraj dál.",
  "refusal.tableTooLong": "U tohoto stolu už bylo příliš mnoho her. Založ nový.",
  "refusal.tooManyTakebacks": "Tento tah už se vracel příliš často. Hraj dál.",
  "refusal.tooManyBotTables": "Máš příliš mnoho her mezi boty. Nejdřív některou dokoukej do konce.",
  "refusal.tooManyTables": "Máš příliš mnoho stolů. Některé nejdřív dohraj nebo opusť.",
  "refusal.noSuchTable": "Stůl nenalezen. Popros o novou pozvánku.",
  "refusal.noSuchGame": "Záznam této hry ještě není. Bude, až hra skončí.",

  "why.none": "Na stole není žádné číslo k vysvětlení.",
  "why.nothing": "Zatím tu není co počítat.",
  "why.list": "Napiš „why“ a číslo:",
  "why.unknown": "Číslo {number} tu není. Seznam vypíše „why“.",

  "card.none": "Není tu co vyhledat.",
  "card.list": "Napiš „card“ a číslo nebo začátek názvu:",
  "card.unknown": "Pro „{asked}“ tu nic není. Seznam vypíše „card“.",
  "card.ambiguous": "Takto začíná víc názvů:",

  "log.takenBack": "Poslední tah je vrácený.",
  "log.seated": "{who, select, bot {{name}: teď hraje bot.} other {{name} hraje.}}",
  "log.paused": "Hra je pozastavená.",
  "log.resumed": "Hra pokračuje.",
  "log.placed":
    "Místo {seat}: {who, select, open {volné} bot {{name}} standIn {{name}, hraje bot} other {{name}}}.",
  "log.readied": "{name}: připraveno.",
  "log.began": "Hra začíná. SHA-256 semínka před rozdáním: {commitment}",
  "log.gathering": "Odveta. SHA-256 dalšího semínka: {commitment}",
  "log.proposed":
    "{name} {what, select, draw {nabízí remízu} abort {chce hru zrušit} takeback {chce vrátit poslední tah} pause {chce pauzu} other {chce odvetu}}.",
  "log.replied": "{name} {reply, select, yes {souhlasí} other {nesouhlasí}}.",
  "log.lapsed":
    "{what, select, draw {Remíza nebude} abort {Hra pokračuje} takeback {Tah platí} pause {Pauza nebude} other {Odveta nebude}}.",
  "log.gone": "{name} je bez spojení.",
  "log.back": "{name} je zpět.",
  "log.voted":
    "{name} hlasuje ({about}): {verdict, select, wait {dál čekat} bot {ať hraje bot} other {ukončit hru}}.",
  "log.decided":
    "Výsledek hlasování ({about}): {verdict, select, wait {čeká se dál} bot {hraje bot} other {hra končí}}.",
  "log.outOfTime": "{name}: čas vypršel.",
  "log.said": "{name}: „{words}“",
  "log.closed":
    "{why, select, told {Správce serveru tento stůl zavřel: {reason}} other {Správce serveru tento stůl zavřel.}}",
  "online.maintenance": "Údržba serveru: od {from} asi do {to}. Rozehrané hry pak pokračují.",
  "online.calm": "Údržba serveru se ruší.",
  "log.chat": "Chat je {state, select, open {zapnutý} other {vypnutý}}.",
  "chat.presets": "Napiš „presets“ a číslo:",
  "chat.preset":
    "{preset, select, hello {Ahoj!} goodLuck {Hodně štěstí!} wellPlayed {Pěkně zahráno!} thinking {Musím přemýšlet…} hurry {Jsi na tahu!} oops {Jejda!} thanks {Díky!} other {Dobrá hra!}}",

  "saved.line":
    "{when}  {game}  {status, select, running {rozehraná} finished {dohraná} other {poškozená}}  {path}",
  "decks.seats": "počet míst: {seats}",
  "decks.rules":
    "Domácí pravidla pro --rule název=hodnota, běžná hodnota první (true: zapnuto, false: vypnuto):",

  "menu.language": "Jazyk",
  "menu.what": "Co chceš dělat?",
  "menu.new": "Nová hra",
  "menu.game": "Která hra?",
  "menu.mode": "Který režim?",
  "menu.seats": "Kolik hráčů?",
  "menu.people": "Kolik vás hraje u tohoto terminálu?",
  "menu.crowd": "{people, plural, one {# hráč} few {# hráči} many {# hráče} other {# hráčů}}",
  "menu.pick":
    "{people, plural, one {S čím budeš hrát?} few {S čím bude hrát hráč {number}?} many {S čím bude hrát hráč {number}?} other {S čím bude hrát hráč {number}?}}",
  "menu.any": "Náhodně",
  "menu.bot": "Proti kterému botovi?",
  "menu.rival":
    "{id, select, novice {Bot nováček: vidí, co je nasnadě, a dělá chyby} adept {Bot adept: hned bere, co vypadá nejlépe} veteran {Bot veterán: myslí na pár tahů dopředu} master {Bot mistr: zvažuje, kudy všude se hra může ubírat} other {{id}}}",
  "menu.prompt": "Číslo (Enter znamená 1): ",

  "online.seat":
    "{seat}. {who, select, open {volné} bot {{name}} standIn {{name}, hraje bot} other {{name}}}{state, select, gone {, bez spojení} ready {, připraveno} unready {, ještě nepřipraveno} other {}}",
  "online.gathering": "Hra začne, až budou všechna místa obsazená a všichni připraveni.",
  "online.ready": "Na další hru napiš „ready“, s jiným balíčkem „ready BALÍČEK“.",
  "online.waiting": "Čeká se na: {names}.",
  "online.asked": "Přijímáš? Napiš yes nebo no.",
  "online.clock":
    "Zbývající čas: {seconds, plural, one {# sekunda} few {# sekundy} many {# sekundy} other {# sekund}}",
  "online.watching": "Sleduješ hru. Ke stolu se připojíš příkazem join bez --watch.",
  "online.unknown": "Možná to neprošlo. Zkontroluj to a případně zopakuj.",
  "online.lost": "Spojení přerušeno. Obnovuje se …",
  "online.again": "Spojení je zpět.",
  "online.closed": "Server spojení ukončil.",
  "online.left": "Místo zůstává tvoje. Vrátíš se takto:",
  "online.over": "Na odvetu napiš „rematch“, odejdeš příkazem „quit“.",
  "online.link": "Pozvi ostatní tímto odkazem:",
  "online.record": "Záznam hry je na serveru. Ověříš ho takto:",
  "online.recorded": "Záznam je uložený v {path}. Ověříš ho takto:",
  "online.arrive":
    "Mohou se připojit v prohlížeči, nebo ve složce svého Medallionu příkazem „./play join ODKAZ“.",
  "online.local":
    "Tento odkaz funguje jen na tomto počítači. Pro ostatní založ stůl s --server a některou z adres, které „serve“ vypíše pro jiná zařízení.",
  "online.prompt": "Sleduješ hru (? vypíše nápovědu): ",
  "online.restart": "Server se restartuje. Spojení se obnovuje …",
  "online.gone": "Po minutě můžeš rozhodnout: vote bot, vote end nebo vote wait.",
  "online.standIn": "Hraje za tebe bot. Hru převezmeš příkazem „back“.",
  "online.hands": "U tohoto stolu nejsou odkryté karty.",
  "online.nobody": "Žádný jiný hráč tam nesedí. Napiš číslo místa ze seznamu „seats“.",
  "online.muted": "{name}: zprávy jsou ztlumené. Zrušíš to příkazem „unmute“ a číslem místa.",
  "online.unmuted": "{name}: zprávy už nejsou ztlumené.",
  "online.reported": "{name}: nahlášeno správci serveru.",
  "online.help":
    "Volbu vybereš jejím číslem nebo začátkem. Nebo napiš:\n  Enter      znovu vypíše volby\n  board      znovu ukáže stůl\n  seats      ukáže, kdo kde sedí\n  why        vypíše čísla, která lze vysvětlit; why 3 vysvětlí třetí\n  card       vypíše karty a vše ostatní na stole; card 3 nebo card NÁZEV popíše, co dělá\n  hint       nejlepší volby, jejich šance na výhru a proč\n  log        vypíše průběh hry\n  say TEXT   napíše do chatu; presets vypíše rychlé zprávy, presets 3 pošle třetí\n  mute 2, unmute 2   ztlumí zprávy z místa 2, nebo to zruší\n  report 2 PROČ   nahlásí místo 2 správci serveru\n  undo       vrátí tvůj poslední tah; ostatní možná musí souhlasit\n  draw, abort, pause, rematch   navrhne remízu, zrušení hry, pauzu, odvetu; withdraw návrh stáhne\n  yes, no    odpoví na návrh\n  resume     ukončí pauzu\n  bot, back  předá hru botovi; převezme ji zpět\n  vote wait, vote bot, vote end   rozhodne o hráči bez spojení\n  ready      připraveno na další hru; leave uvolní tvé místo\n  link       ukáže pozvánku\n  hands      ukáže, co vidí ostatní, když jsou karty odkryté\n  place 2 greedy, place 2 open   hostitel: přidá bota, nebo místo uvolní\n  chat close, chat open   hostitel: vypne, nebo zapne chat\n  resign     vzdá hru\n  quit       odejde; místo zůstane tvoje",

  "match.seated": "{game}, {mode}: máš místo u stolu {link}",
  "tables.none": "Žádné volné stoly. Stůl založíš příkazem „{command} create HRA“.",
  "tables.noneMine": "Takové stoly tam nemáš. Volné stoly vypíše „{command} tables“.",
  "tables.turn": "Jsi na tahu",
  "tables.stage": "{stage, select, gathering {čeká na hráče} playing {hraje se} other {dohráno}}",
  "tables.rated": "hodnocená",
  "tables.place": "{who, select, open {volné místo} bot {{name}} standIn {{name}, hraje bot} other {{name}}}",
  "tables.clock":
    "{kind, select, move {{amount, plural, one {# sekunda} few {# sekundy} many {# sekundy} other {# sekund}} na tah} bank {{amount, plural, one {# sekunda} few {# sekundy} many {# sekundy} other {# sekund}} + {increment} za tah} days {{amount, plural, one {# den} few {# dny} many {# dne} other {# dní}} na tah} other {bez časového limitu}}",
  "leaderboard.none":
    "Zatím tu nikdo není: je potřeba 5 hodnocených her. Zahraješ si je u stolu založeného s --rated.",
  "leaderboard.line":
    "{place}. {name}{kind, select, guest { (host)} other {}}: {rating}, {games, plural, one {# hra} few {# hry} many {# hry} other {# her}}",
  "profile.person": "{name}{kind, select, bot {} guest {, host} other {, účet}}",
  "profile.rating":
    "{title}: hodnocení {rating}, {games, plural, one {# hra} few {# hry} many {# hry} other {# her}}",
  "profile.statistics": "{title}: odehráno {played}, vítězství {won}, remízy {drawn}, porážky {lost}",
  "profile.none": "Zatím žádné dohrané hry.",
  "profile.notRated":
    "{why, select, guest {nehodnoceno: hráč bez účtu} short {nehodnoceno: příliš krátká hra} network {nehodnoceno: stejná síť} other {nehodnoceno: dnes spolu už příliš často}}",
  "profile.game":
    "{when}  {title}: {result, select, win {vítězství} draw {remíza} loss {porážka} other {zrušená hra}} ({names})",
  "account.password": "Heslo (nezobrazuje se): ",
  "account.old": "Současné heslo (nezobrazuje se): ",
  "account.fresh": "Nové heslo (nezobrazuje se): ",
  "account.repeat": "Ještě jednou: ",
  "account.claimed":
    "Účet {name} je založený i se všemi tvými hrami. Odkudkoli se přihlásíš příkazem „account login“.",
  "account.here": "Teď jsi tu {name}.",
  "account.left": "Odhlášeno.",
  "account.changed": "Heslo je změněné. Všechna ostatní zařízení jsou odhlášená.",
  "account.session": "{number}. naposledy {when}, {agent}{here, select, yes { (toto zařízení)} other {}}",
  "account.code": "Obnovovací kód (skrytě): ",
  "account.recovered": "Heslo je změněné. Jméno tady: {name}; ostatní zařízení jsou odhlášená.",
  "account.recovery":
    "Obnovovací kód: {code}\nZapiš si ho a dobře ulož. Jednou nastaví nové heslo a znovu se neukáže.",
  "account.exported": "Vše, co o tobě server má, je v souboru {path}.",
  "account.deleting":
    "Tím se navždy smaže {name}: hodnocení, ztlumení i přihlášení. Rozehrané hry se vzdají, dohrané zůstanou ostatním bez tvého jména.",
  "account.confirm": "Pro potvrzení napiš {name}: ",
  "account.deleted": "Smazáno.",
  "people.recovery":
    "Nový obnovovací kód, účet {name}: {code}\nPředej ho hráči osobně. Platí jednou, přes „account recover“ nebo na stránce účtu.",
  "account.ended":
    "{ended, plural, one {Odhlášeno # zařízení} few {Odhlášena # zařízení} many {Odhlášeno # zařízení} other {Odhlášeno # zařízení}}.",

  "serve.open": "Medallion běží na adrese:",
  "serve.home": "Pro jiná zařízení ve tvé síti:",
  "serve.invite": "Chceš-li pozvat ostatní, založ stůl a pošli jim jeho odkaz:",
  "serve.inviteToo":
    "Adresu otevři v prohlížeči: tam můžeš hrát a zvát ostatní. Nebo založ stůl z terminálu:",
  "serve.noPages": "Stránky pro prohlížeč nejsou sestavené. Spusť „npm run web“ a pak server znovu.",
  "serve.owner": "Jen pro tebe, statistiky serveru:",
  "serve.token": "Token správce je v souboru owner-token vedle databáze, nebo v MEDALLION_OWNER_TOKEN.",
  "serve.stop": "Ctrl-C server zastaví. Hry zůstanou uložené a po dalším spuštění pokračují.",
  "serve.stopping": "Server se zastavuje, dokončuje ukládání …",
  "serve.stopped": "Zastaveno. Všechny hry jsou uložené.",
  "backup.progress": "{rows, plural, one {# řádek} few {# řádky} many {# řádku} other {# řádků}}",
  "backup.done":
    "Záloha ({rows, plural, one {# řádek} few {# řádky} many {# řádku} other {# řádků}}) je uložená v {path}. Nikomu ji neukazuj.",
  "restore.done":
    "Obnoveno z {path}: {rows, plural, one {# řádek} few {# řádky} many {# řádku} other {# řádků}}.",

  "replay.step": "[{position}/{last}] {what}",
  "replay.begin": "Hra začíná.",
  "replay.move": "{name}: tah.",
  "replay.choice": "{name}: {choice}",
  "replay.ended": "Hráči hru ukončili.",
  "replay.prompt": "Enter dál, b zpět, číslo skočí na krok, q konec: ",

  "verify.seed": "Semínko {seed}, SHA-256 {commitment}",
  "verify.subject":
    "{subject, select, record {záznam} commitment {otisk} key {klíč} segment {tahy} other {výsledek}}",
  "verify.verdict":
    "{verdict, select, proved {Ověřeno: s mícháním ani s tahy nikdo nemanipuloval.} failed {Není to férové: co neobstálo, je výše.} other {Ne všechno šlo ověřit: co zůstává otevřené, je výše.}}",

  "sim.progress": "{done, number} z {total, plural, one {# hry} few {# her} many {# hry} other {# her}}",
  "sim.title":
    "{game}, {mode}: {games, plural, one {# hra} few {# hry} many {# hry} other {# her}}, semínko {seed}",
  "sim.mirror":
    "Zrcadlově: každé rozdání se hrálo {rounds, plural, one {jednou} =2 {dvakrát} few {#krát} many {#krát} other {#krát}}, boti pokaždé o místo dál.",
  "sim.stopped":
    "Zastaveno po {games} z {asked, plural, one {# hry} few {# her} many {# hry} other {# her}}.",
  "sim.bots": "Podle botů, s 95% intervaly:",
  "sim.seats": "Podle míst:",
  "sim.rates": "odehráno {played}   vítězství {win}   remízy {draw}   porážky {loss}",
  "sim.length": "Průměrná délka v tazích: {mean}",
  "sim.speed": "Her za sekundu: {rate}",
  "sim.failure": "Hra {number} spadla: {reason}. Zopakuješ ji takto: {command}",
  ...puzzle,
  ...report,
  ...lab,

  "error.language": "Jazyk „{asked}“ tu není. Vyber si z těchto: {known}.",
  "error.game": "Hra „{id}“ tu není. Vyber si z těchto: {known}.",
  "error.mode": "{game} nemá režim „{id}“. Vyber si z těchto: {known}.",
  "error.bot": "Bot „{id}“ tu není. Vyber si z těchto: {known}.",
  "error.seats": "{game} v režimu {mode} se hraje s tímto počtem míst: {known}.",
  "error.people":
    "Na {seats, plural, one {# místo} few {# místa} many {# místa} other {# míst}} nelze posadit {people, plural, one {# hráče} few {# hráče} many {# hráče} other {# hráčů}}. Změň --hotseat.",
  "error.names": "Jmen je víc než hráčů ({people}). Změň --name nebo --hotseat.",
  "error.games": "--games musí být aspoň 1.",
  "error.read": "Soubor {path} nejde přečíst ({reason}).",
  "error.write": "Soubor {path} nejde zapsat ({reason}).",
  "error.foreign": "Soubor {path} už existuje a není to uložená hra. Zvol jiný název.",
  "error.command": "Příkaz „{id}“ neexistuje. Vyber si z těchto: {known}.",
  "error.saves": "V {folder} není žádná uložená hra. Začni novou příkazem „{command} menu“.",
  "error.files": "Zadej aspoň jeden soubor se scénářem, nebo složku s nějakými.",
  "error.step": "Tato hra má kroky 0 až {last}.",
  "error.viewer": "Místo „{given}“ neexistuje. Vyber si z těchto: {known}, nebo all.",
  "error.number": "„{given}“ není celé číslo. Zadej třeba 2.",
  "error.pair": "„{given}“ není domácí pravidlo. Napiš ho jako název=hodnota.",
  "error.hash": "„{given}“ není otisk SHA-256. Má 64 šestnáctkových číslic.",
  "error.option": "Přepínač {given} neexistuje. Viz --help.",
  "error.value": "Přepínač {given} potřebuje hodnotu.",
  "error.argument": "Chybí <{given}>. Viz --help.",
  "error.surplus": "Příkaz {given} tolik argumentů nemá. Viz --help.",
  "error.invitation": "„{given}“ není pozvánka. Vypadá jako http://POČÍTAČ/t/KÓD.",
  "error.server":
    "Na adrese {origin} žádný server neodpovídá ({reason}). Zkontroluj adresu a zda server běží.",
  "error.running": "Tato hra začala bez tebe. S --watch ji můžeš sledovat.",
  "error.full": "Tento stůl je plný. S --watch můžeš hru sledovat.",
  "error.bots":
    "{bots, plural, one {S # botem} few {Se # boty} many {S # bota} other {S # boty}} na tebe u stolu nezbude místo (míst celkem: {seats}). Zadej méně botů.",
  "error.clock": "„{given}“ není časový limit. Zadej none, move:60, bank:300+5 nebo days:2.",
  "error.origin": "„{given}“ není adresa serveru. Zadej třeba https://play.example.org.",
  "error.portNumber": "„{given}“ není port. Zadej číslo do 65535, třeba 8080.",
  "error.level":
    "Úroveň záznamů „{given}“ není. Vyber si z těchto: fatal, error, warn, info, debug, trace, silent.",
  "error.port": "Port {port} už používá jiný program. Vyber si jiný pomocí --port.",
  "error.listen":
    "Server nemůže naslouchat na {host}, port {port} ({reason}). Zvol jiné pomocí --host a --port.",
  "error.tls": "Certifikát {cert} a klíč {key} k sobě nepatří. Zadej odpovídající dvojici souborů PEM.",
  "error.certificate":
    "Certifikát serveru {origin} není důvěryhodný ({reason}). Víš-li, čí je, nastav NODE_EXTRA_CA_CERTS na celou cestu k jeho souboru.",
  "error.hostName": "„{given}“ není jméno serveru. Zadej jména jako table.example.org nebo *.example.org.",
  "error.proxy": "„{given}“ není proxy. Zadej loopback, true nebo adresy jako 10.0.0.5,192.168.1.0/24.",
  "owner.none": "Nic tu není.",
  "owner.report":
    "{when}, {state, select, done {vyřízeno} other {čeká}}: nahlašuje {by}, nahlášený hráč {about}, stůl {table}",
  "owner.ban": "{who}: zákaz do {until}",
  "owner.done":
    "{act, select, deal {Označeno jako vyřízené.} close {Stůl je zavřený.} logOut {{ended, plural, one {Ukončeno # přihlášení.} few {Ukončena # přihlášení.} many {Ukončeno # přihlášení.} other {Ukončeno # přihlášení.}}} unban {Zákaz je zrušený.} rename {Přejmenováno.} announce {Oznámeno na {until}.} calm {Oznámení je odvolané.} other {Zákaz platí do {until}.}}",
  "error.ownerToken":
    "V {path} není token správce. Zadej databázi serveru přes --database, nebo nastav MEDALLION_OWNER_TOKEN.",
  "error.limits":
    "{path} není objekt JSON. Zapiš limity a jejich hodnoty tak, jak to ukazuje docs/hosting.md.",
  "error.limitName": "Limit {name} neexistuje. Jejich názvy najdeš v docs/hosting.md.",
  "error.limitCount": "{name} nemůže být „{given}“. Zadej celé číslo od {least} do {most}.",
  "error.limitAmount": "{name} nemůže být „{given}“. Zadej třeba „{usual}“, od {least} do {most}.",
  "error.over": "--over potřebuje --mine: vypisují se jen tvé vlastní dohrané stoly.",
  "error.nobody": "Na {origin} tě ještě neznají. Zahraj si tam, nebo se přihlas příkazem „account login“.",
  "error.confirm": "To není to jméno. Nic se nesmazalo.",
  "error.account": "Účet s tímto jménem nebo id tu není.",
  "error.session": "Zadej číslo ze seznamu „account sessions“, nebo --others.",
  "error.password":
    "Heslo je příliš krátké. Musí mít aspoň {least, plural, one {# znak} few {# znaky} many {# znaku} other {# znaků}}.",
  "error.repeated": "Hesla se neshodují. Zkus to znovu.",
  "error.tlsPair": "https potřebuje --tls-cert i --tls-key.",
  "error.database":
    "Databáze musí být sqlite:CESTA nebo postgres://JMÉNO:HESLO@POČÍTAČ/NÁZEV. Změň --database nebo DATABASE_URL.",
  "error.store": "Databázi nejde použít: {reason}",
};

export default cs;
