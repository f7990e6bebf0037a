import type en from "./en.ts";
import report from "./report/cs.ts";

const cs: Record<keyof typeof en, string> = {
  "language.name": "Čeština",
  "name.person": "{alike, select, several {Hráč {number}} other {Hráč}}",
  "name.botKind":
    "{bot, select, greedy {Hltavý bot} competent {Zkušený bot} random {Náhodný bot} other {{bot}}}",
  "name.bot": "{alike, select, several {{name} {number}} other {{name}}}",

  begin: "{game}, {mode}, {seats, plural, one {# místo} few {# místa} many {# místa} other {# míst}}",
  "fairness.begin": "Před rozdáním: SHA-256 semínka je {commitment}",
  "fairness.end":
    "Férová hra: semínko bylo {seed}, jeho SHA-256 {commitment}; ověříš to příkazem „{command} verify“.",
  link: "Tato hra jako odkaz (pro „{command} replay ''…''“): {link}",
  standing: "{place}. {name}: {result, select, win {vítězství} draw {remíza} other {porážka}}",
  "standing.points":
    "{place}. {name}: {result, select, win {vítězství} draw {remíza} other {porážka}}, {points, plural, one {# bod} few {# body} many {# bodu} other {# bodů}}",
  keep: "Uložit záznam? Napiš název souboru, třeba hra.json; + uloží do složky uložených her, Enter neuloží: ",
  kept: "Záznam je v {path}",

  prompt: "Tvá volba (? vypíše nápovědu): ",
  "question.offers": "Můžeš také:",
  curtain: "Předej klávesnici: {name}. Pak stiskni Enter: ",
  "input.unknown":
    "{count, plural, one {Napiš 1 nebo začátek volby} few {Napiš číslo od 1 do # nebo začátek volby} many {Napiš číslo od 1 do # nebo začátek volby} other {Napiš číslo od 1 do # nebo začátek volby}}; ? vypíše nápovědu.",
  "input.nothing": "Teď není z čeho volit; ? vypíše nápovědu.",
  "input.number": "Napiš číslo od 1 do {count}.",
  "input.ambiguous": "Takto začíná více voleb:",
  help: "Volbu vybereš číslem nebo začátkem. Dále můžeš napsat:\n  Enter      znovu vypíše volby\n  board      znovu ukáže stůl\n  why        která čísla lze vysvětlit; why 3 vysvětlí třetí\n  card       karty a vše ostatní na stole; card 3 nebo card NÁZEV popíše, co dělá\n  log        průběh hry\n  undo       vrátí tvůj poslední tah\n  save       uloží hru; save SOUBOR ji uloží tam\n  resign     vzdá hru\n  quit       uloží a skončí",
  "undo.none": "Není co vrátit.",
  saved: "Uloženo v {path}",
  left: "Uloženo v {path}; pokračovat můžeš příkazem „{command}“.",
  failure: "Naše chyba: {error}. Tah je vrácený a hra pokračuje; co chybu zopakuje, je v {path}",

  "refusal.noQuestion": "Teď nevolíš ty. Počkej na otázku.",
  "refusal.staleQuestion": "Pozdě: o tom už je rozhodnuto.",
  "refusal.noSuchChoice": "Taková volba není. Vyber ze seznamu.",
  "refusal.gameOver": "Hra skončila.",
  "refusal.paused": "Hra je pozastavená. Nejdřív v ní pokračuj (resume).",
  "refusal.notPaused": "Hra není pozastavená.",
  "refusal.noSuchSeat": "Takové místo u tohoto stolu není. Zvol jiné.",
  "refusal.notYourSeat": "To místo není tvoje.",
  "refusal.seatTaken": "Pro tebe tu volné místo není. Zvol jiné, nebo hru jen sleduj.",
  "refusal.notOwner": "To může jen hostitel.",
  "refusal.notGathering": "Hra už začala. Jde to jen před ní nebo po ní.",
  "refusal.notPlaying": "Hra ještě nezačala. Počkej na ostatní.",
  "refusal.notOver": "Hra ještě neskončila. Nejdřív ji dohrajte.",
  "refusal.unknownBot": "Takového bota server nemá. Zvol jiného.",
  "refusal.alreadyProposed": "Jeden návrh už čeká. Nejdřív odpověz na něj.",
  "refusal.nothingProposed": "Nikdo teď nic nenavrhuje.",
  "refusal.notAsked": "Tebe se na to nikdo neptá.",
  "refusal.notGone": "Ještě to netrvá dost dlouho. Chvíli počkej.",
  "refusal.chatClosed": "Chat u tohoto stolu je vypnutý.",
  "refusal.notAtTable": "Psát mohou jen hráči u tohoto stolu.",
  "refusal.tooLong": "Zpráva je moc dlouhá. Napiš ji stručněji.",
  "refusal.tooFast": "To bylo moc rychle. Chvíli počkej a zkus to znovu.",
  "refusal.nameTaken": "Toto jméno už někdo má. Zvol jiné.",
  "refusal.wrongLogin": "Jméno nebo heslo nesouhlasí. Zkus to znovu.",
  "refusal.notGuest": "Účet tu už máš. Chceš-li jiný, nejdřív se odhlas.",
  "refusal.notAccount": "Účet tu ještě nemáš. Založíš ho příkazem „account claim“.",
  "refusal.noSuchPerson": "Hráč s tímto označením tu není. Označení ukazuje žebříček.",
  "refusal.tooManyTables": "Máš příliš mnoho stolů. Některé nejdřív dohraj nebo opusť.",
  "refusal.noSuchTable": "Takový stůl není. Popros o novou pozvánku.",
  "refusal.noSuchGame": "Záznam té hry ještě není. Bude, až hra skončí.",

  "why.none": "Na stole není číslo, které by šlo vysvětlit.",
  "why.list": "Napiš „why“ a číslo:",
  "why.unknown": "Pod číslem {number} není co vysvětlit; „why“ vypíše, co lze.",

  "card.none": "Není tu nic, co by šlo popsat.",
  "card.list": "Napiš „card“ a číslo nebo začátek názvu:",
  "card.unknown": "Pod „{asked}“ tu nic není; „card“ vypíše, co lze popsat.",
  "card.ambiguous": "Takto začíná více názvů:",

  "log.takenBack": "Poslední tah je vrácený.",
  "log.seated": "{who, select, bot {{name}: teď hraje bot.} other {{name} hraje.}}",
  "log.paused": "Hra je pozastavená.",
  "log.resumed": "Hra pokračuje.",
  "log.placed":
    "Místo {seat}: {who, select, open {volné} bot {{name}} standIn {{name}, hraje bot} other {{name}}}.",
  "log.readied": "{name}: připraveno.",
  "log.began": "Hra začíná; před rozdáním byl SHA-256 jejího semínka {commitment}",
  "log.gathering": "Titíž hráči se chystají na další hru; SHA-256 dalšího semínka: {commitment}",
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
  "log.chat": "Chat je {state, select, open {zapnutý} other {vypnutý}}.",
  "chat.presets": "Napiš „presets“ a číslo:",
  "chat.preset":
    "{preset, select, hello {Ahoj!} goodLuck {Hodně štěstí!} wellPlayed {Pěkně zahráno!} thinking {Musím přemýšlet…} hurry {Jsi na tahu!} oops {Jejda!} thanks {Díky!} other {Dobrá hra!}}",

  "saved.line":
    "{when}  {game}  {status, select, running {rozehraná} finished {dohraná} other {nečitelná}}  {path}",
  "decks.seats": "počet míst: {seats}",
  "decks.rules":
    "Volby pravidel pro --rule název=hodnota, výchozí hodnota první (true: zapnuto, false: vypnuto):",

  "menu.language": "Jazyk",
  "menu.what": "Co chceš dělat?",
  "menu.new": "Nová hra",
  "menu.game": "Která hra?",
  "menu.mode": "Který režim?",
  "menu.seats": "Kolik míst?",
  "menu.people": "Kolik hráčů bude u tohoto terminálu?",
  "menu.crowd": "{people, plural, one {# hráč} few {# hráči} many {# hráče} other {# hráčů}}",
  "menu.pick":
    "{people, plural, one {S čím budeš hrát?} few {S čím bude hrát hráč {number}?} many {S čím bude hrát hráč {number}?} other {S čím bude hrát hráč {number}?}}",
  "menu.any": "Náhodně",
  "menu.bot": "Proti komu?",
  "menu.rival":
    "{id, select, greedy {Chamtivý bot: bere, co vypadá nejlépe} competent {Zkušený bot: myslí dopředu} random {Náhodný bot: hraje cokoli} other {{id}}}",
  "menu.prompt": "Číslo (Enter znamená 1): ",

  "online.seat":
    "{seat}. {who, select, open {volné} bot {{name}} standIn {{name}, hraje bot} other {{name}}}{state, select, gone {, bez spojení} ready {, připraveno} unready {, ještě nepřipraveno} other {}}",
  "online.gathering": "Hra začne, až budou všechna místa obsazena a všichni připraveni.",
  "online.ready": "Další hru začneš příkazem „ready“, s jiným balíčkem „ready BALÍČEK“.",
  "online.waiting": "Čeká se na: {names}.",
  "online.asked": "Souhlasíš? Napiš yes nebo no.",
  "online.clock":
    "Tvůj čas: {seconds, plural, one {# sekunda} few {# sekundy} many {# sekundy} other {# sekund}}",
  "online.watching": "Tady jen sleduješ hru. Ke stolu se připojíš příkazem join bez --watch.",
  "online.unknown": "Možná to neprošlo. Zkontroluj to a případně zopakuj.",
  "online.lost": "Spojení přerušeno. Obnovuje se …",
  "online.again": "Spojení je zpět.",
  "online.closed": "Spojení je ukončené.",
  "online.left": "Místo zůstává tvoje; vrátíš se takto:",
  "online.over": "„rematch“ navrhne odvetu, „quit“ odejde.",
  "online.link": "Pozvánka pro ostatní:",
  "online.record": "Záznam hry je na serveru; ověříš ho takto:",
  "online.recorded": "Záznam je v {path}; ověříš ho takto:",
  "online.arrive": "Připojí se ve složce svého Medallionu příkazem „./play join ODKAZ“.",
  "online.local":
    "Odkaz funguje jen na tomto počítači; pro ostatní založ stůl s --server a adresou, kterou „serve“ vypíše pro jiná zařízení.",
  "online.prompt": "Sleduješ hru (? vypíše nápovědu): ",
  "online.restart": "Server se restartuje. Spojení se obnoví, jakmile poběží …",
  "online.gone": "Po minutě můžeš rozhodnout: vote bot, vote end nebo vote wait.",
  "online.standIn": "Hraje za tebe bot; „back“ ti hru vrátí.",
  "online.hands": "U tohoto stolu se karty v ruce neodkrývají.",
  "online.nobody": "Nikdo jiný tam nesedí. Zadej číslo místa, jak je vypíše „seats“.",
  "online.muted": "{name}: zprávy jsou ztlumené. Zrušíš to příkazem unmute a číslem místa.",
  "online.unmuted": "{name}: zprávy už zase vidíš.",
  "online.reported": "{name}: nahlášeno správci serveru.",
  "online.help":
    "Volbu vybereš číslem nebo začátkem. Dále můžeš napsat:\n  Enter      znovu vypíše volby\n  board      znovu ukáže stůl\n  seats      kdo kde sedí\n  why        která čísla lze vysvětlit; why 3 vysvětlí třetí\n  card       karty a vše ostatní na stole; card 3 nebo card NÁZEV popíše, co dělá\n  log        průběh hry\n  say TEXT   pošle zprávu ostatním; presets vypíše hotové zprávy, presets 3 pošle třetí\n  mute 2, unmute 2   ztlumí zprávy z místa 2 a zruší to\n  report 2 PROČ   nahlásí správci serveru zprávy z místa 2\n  undo       vrátí tvůj poslední tah; ostatní možná musí souhlasit\n  draw, abort, pause, rematch   navrhne remízu, zrušení hry, pauzu, odvetu; withdraw návrh stáhne\n  yes, no    odpoví na návrh\n  resume     pokračuje po pauze\n  bot, back  předá hru botovi; převezme ji zpět\n  vote wait, vote bot, vote end   co s hráčem, který je pryč\n  ready      připraveno na další hru; leave uvolní místo\n  link       pozvánka k tomuto stolu\n  hands      co vidí ostatní, u stolu s odkrytými kartami\n  place 2 greedy, place 2 open   hostitel přidá na místo bota, nebo místo uvolní\n  chat close, chat open   hostitel vypne nebo zapne chat\n  resign     vzdá hru\n  quit       odejde; místo zůstane tvoje",

  "match.seated": "{game}, {mode}: máš místo u {link}",
  "tables.none": "Žádný stůl nečeká na hráče. Založíš ho příkazem „{command} create HRA“.",
  "tables.noneMine": "Takový stůl tam nemáš. „{command} tables“ vypíše ty, které čekají na hráče.",
  "tables.turn": "Jsi na tahu",
  "tables.stage": "{stage, select, gathering {čeká na hráče} playing {hraje se} other {dohráno}}",
  "tables.rated": "hodnocená hra",
  "tables.place": "{who, select, open {volné místo} bot {{name}} standIn {{name}, hraje bot} other {{name}}}",
  "tables.clock":
    "{kind, select, move {{amount, plural, one {# sekunda} few {# sekundy} many {# sekundy} other {# sekund}} na tah} bank {{amount, plural, one {# sekunda} few {# sekundy} many {# sekundy} other {# sekund}} + {increment} za tah} days {{amount, plural, one {# den} few {# dny} many {# dne} other {# dní}} na tah} other {bez časového limitu}}",
  "leaderboard.none": "Zatím tu nikdo nemá hodnocení. Počítají se hry u stolů založených s --rated.",
  "leaderboard.line":
    "{place}. {name}{kind, select, bot { (bot)} guest { (host)} other {}}: {rating}, {games, plural, one {# hra} few {# hry} many {# hry} other {# her}}",
  "profile.person": "{name}, {kind, select, bot {bot} guest {host} other {účet}}",
  "profile.rating":
    "{title}: hodnocení {rating}, {games, plural, one {# hra} few {# hry} many {# hry} other {# her}}",
  "profile.statistics": "{title}: odehráno {played}, vítězství {won}, remízy {drawn}, porážky {lost}",
  "profile.none": "Zatím žádné dohrané hry.",
  "profile.game":
    "{when}  {title}: {result, select, win {vítězství} draw {remíza} loss {porážka} other {bez výsledku}} ({names})",
  "account.password": "Heslo (nezobrazuje se): ",
  "account.old": "Současné heslo (nezobrazuje se): ",
  "account.fresh": "Nové heslo (nezobrazuje se): ",
  "account.repeat": "Ještě jednou totéž: ",
  "account.claimed":
    "Účet {name} je tvůj i se všemi hrami; odkudkoli se k němu vrátíš pomocí „account login“.",
  "account.here": "Teď jsi tu {name}.",
  "account.left": "Odhlášeno.",
  "account.changed": "Heslo je změněné; všechna ostatní zařízení jsou odhlášená.",
  "account.session": "{number}. naposledy {when}, {agent}{here, select, yes { (toto zařízení)} other {}}",
  "account.ended":
    "{ended, plural, one {Odhlášeno # zařízení} few {Odhlášena # zařízení} many {Odhlášeno # zařízení} other {Odhlášeno # zařízení}}.",

  "serve.open": "Medallion běží. Adresa:",
  "serve.home": "Z jiných zařízení ve tvé síti:",
  "serve.invite": "Ostatní pozveš tak, že tímto příkazem založíš stůl a pošleš jim jeho odkaz:",
  "serve.inviteToo":
    "Hrát a zvát ostatní můžeš na těchto adresách v prohlížeči. Z terminálu založíš stůl takto:",
  "serve.noPages":
    "Stránky pro prohlížeč nejsou sestavené; sestaví je „npm run web“, pak spusť server znovu.",
  "serve.owner": "Jen pro tebe, údaje o tomto serveru:",
  "serve.stop": "Ctrl-C server zastaví; hry zůstanou uložené a po dalším spuštění pokračují.",
  "serve.stopping": "Zastavuji; co se zapisuje, se dopíše …",
  "serve.stopped": "Zastaveno. Všechny hry jsou uložené.",
  "backup.progress": "{rows, plural, one {# řádek} few {# řádky} many {# řádku} other {# řádků}}",
  "backup.done":
    "V souboru {path} {rows, plural, one {je # řádek} few {jsou # řádky} many {je # řádku} other {je # řádků}}; nech ho tam, kde ho nikdo jiný nepřečte.",
  "restore.done":
    "Ze souboru {path} {rows, plural, one {byl obnoven # řádek} few {byly obnoveny # řádky} many {bylo obnoveno # řádku} other {bylo obnoveno # řádků}}.",

  "replay.step": "[{position}/{last}] {what}",
  "replay.begin": "Hra začíná.",
  "replay.move": "{name} má vybráno.",
  "replay.choice": "{name}: {choice}",
  "replay.ended": "Hra skončila dohodou u stolu.",
  "replay.prompt": "Enter další, b zpět, číslo skočí na krok, q konec: ",

  "verify.seed": "Semínko {seed}, SHA-256 {commitment}",
  "verify.subject":
    "{subject, select, record {záznam} commitment {otisk} key {klíč} segment {průběh} other {výsledek}}",
  "verify.verdict":
    "{verdict, select, proved {Ověřeno: na žádné míchání ani tah nikdo nesáhl.} failed {Nesouhlasí: co neobstálo, je označeno výše.} other {Ne všechno šlo ověřit: co zůstává otevřené, je označeno výše.}}",

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
  "sim.length": "Průměrný počet voleb: {mean}",
  "sim.speed": "Her za sekundu: {rate}",
  "sim.failure": "Hra {number} se přerušila: {reason}. Toto ji zopakuje: {command}",
  ...report,

  "error.language": "Jazyk „{asked}“ tu není. Vyber si z těchto: {known}.",
  "error.game": "Hra „{id}“ tu není. Vyber si z těchto: {known}.",
  "error.mode": "{game} nemá režim „{id}“. Vyber si z těchto: {known}.",
  "error.bot": "Bot „{id}“ tu není. Vyber si z těchto: {known}.",
  "error.seats": "{game} v režimu {mode} se hraje s tímto počtem míst: {known}.",
  "error.people":
    "Na {seats, plural, one {# místo} few {# místa} many {# místa} other {# míst}} nelze posadit {people, plural, one {# hráče} few {# hráče} many {# hráče} other {# hráčů}}. Změň --hotseat.",
  "error.names": "Jmen je víc než hráčů ({people}). Změň --name nebo --hotseat.",
  "error.games": "U přepínače --games zadej aspoň 1.",
  "error.read": "Soubor {path} nelze přečíst ({reason}).",
  "error.write": "Soubor {path} nelze zapsat ({reason}).",
  "error.foreign": "Soubor {path} už existuje a není to uložená hra. Zvol jiný název.",
  "error.command": "Příkaz „{id}“ neexistuje. Vyber si z těchto: {known}.",
  "error.saves":
    "V {folder} není uložená hra, ve které by šlo pokračovat. Začni novou příkazem „medallion play“.",
  "error.files": "Uveď aspoň jeden soubor se scénářem nebo složku, která nějaké obsahuje.",
  "error.step": "Kroky této hry mají čísla od 0 do {last}.",
  "error.viewer": "Místo „{given}“ neexistuje. Vyber si z těchto: {known} nebo all.",
  "error.number": "„{given}“ není celé číslo. Zadej třeba 2.",
  "error.pair": "„{given}“ není volba pravidel. Napiš ji jako název=hodnota.",
  "error.hash": "„{given}“ není zveřejněný otisk. Zadej jeho 64 šestnáctkových číslic.",
  "error.option": "Přepínač {given} neexistuje. --help vypíše ty, které existují.",
  "error.value": "Přepínač {given} potřebuje hodnotu. Zadej ji.",
  "error.argument": "Něco chybí: <{given}>. --help řekne, co to je.",
  "error.surplus": "Zadáno je víc, než příkaz {given} přijímá. --help řekne, co přijímá.",
  "error.invitation": "„{given}“ není pozvánka. Ta vypadá jako http://POČÍTAČ/t/KÓD.",
  "error.server": "Na adrese {origin} žádný server neodpovídá ({reason}). Zkontroluj adresu a zda běží.",
  "error.running": "Hra u tohoto stolu už začala bez tebe. S --watch ji můžeš sledovat.",
  "error.full": "Všechna místa u tohoto stolu jsou obsazená. S --watch můžeš hru sledovat.",
  "error.bots":
    "Vedle {bots, plural, one {# bota} few {# botů} many {# bota} other {# botů}} na tebe u stolu s počtem míst {seats} žádné nezbude. Uveď jich méně.",
  "error.clock": "„{given}“ není časový limit. Zadej none, move:60, bank:300+5 nebo days:2.",
  "error.origin": "„{given}“ není adresa serveru. Zadej třeba https://play.example.org.",
  "error.portNumber": "{given} není číslo portu. Zadej číslo do 65535.",
  "error.level":
    "Úroveň záznamů „{given}“ není. Vyber si z těchto: fatal, error, warn, info, debug, trace, silent.",
  "error.port": "Port {port} už používá jiný program. Zvol jiný pomocí --port.",
  "error.listen":
    "Server nemůže naslouchat na {host}, port {port} ({reason}). Zvol jiné pomocí --host a --port.",
  "error.tls": "Certifikát {cert} a klíč {key} nelze použít spolu. Zadej soubory PEM, které k sobě patří.",
  "error.certificate":
    "Certifikátu serveru {origin} nelze věřit ({reason}). Víš-li, čí je, uveď celou cestu k jeho souboru v NODE_EXTRA_CA_CERTS.",
  "error.proxy":
    "„{given}“ není proxy. Zadej loopback, true nebo adresy jako 10.0.0.5 a 192.168.1.0/24 oddělené čárkami.",
  "error.over": "--over potřebuje --mine: vypisují se jen tvé vlastní dohrané stoly.",
  "error.nobody": "Na {origin} tě ještě nikdo nezná. Zahraj si tam nebo se přihlas pomocí „account login“.",
  "error.session": "Zadej číslo přihlášení, jak je vypíše „account sessions“, nebo --others.",
  "error.password": "Heslo je příliš krátké. Nejmenší délka: {least} znaků.",
  "error.repeated": "To jsou dvě různá hesla. Zkus to znovu.",
  "error.tlsPair": "https potřebuje --tls-cert i --tls-key. Zadej i ten druhý.",
  "error.database":
    "Databáze musí být sqlite:CESTA nebo postgres://JMÉNO:HESLO@POČÍTAČ/NÁZEV. Změň --database nebo DATABASE_URL.",
  "error.store": "Databázi nelze použít: {reason}",
};

export default cs;
