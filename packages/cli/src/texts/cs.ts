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
    "Poctivá hra: semínko bylo {seed}, jeho SHA-256 {commitment}; dokáže to „{command} verify“.",
  link: "Tato hra jako odkaz (pro „{command} replay ''…''“): {link}",
  standing: "{place}. {name}: {result, select, win {vítězství} draw {remíza} other {porážka}}",
  "standing.points":
    "{place}. {name}: {result, select, win {vítězství} draw {remíza} other {porážka}}, {points, plural, one {# bod} few {# body} many {# bodu} other {# bodů}}",
  keep: "Uložit záznam? Zadej název souboru, třeba hra.json; + znamená složku uložených her, Enter znamená ne: ",
  kept: "Záznam je v {path}",

  prompt: "Tvá volba (? vypíše nápovědu): ",
  "question.offers": "Můžeš také:",
  curtain: "Předej klávesnici – hraje {name}, ať stiskne Enter: ",
  "input.unknown":
    "{count, plural, one {Napiš 1 nebo začátek volby} few {Napiš číslo od 1 do # nebo začátek volby} many {Napiš číslo od 1 do # nebo začátek volby} other {Napiš číslo od 1 do # nebo začátek volby}}; ? vypíše nápovědu.",
  "input.nothing": "Teď není z čeho volit; ? vypíše nápovědu.",
  "input.number": "Napiš číslo od 1 do {count}.",
  "input.ambiguous": "Takto začíná více voleb:",
  help: "Volbu určí její číslo nebo začátek. Kromě toho:\n  Enter      znovu vypíše volby\n  board      znovu ukáže stůl\n  why        která čísla lze vysvětlit; why 3 vysvětlí třetí\n  card       karty a vše ostatní v dohledu; card 3 nebo card NÁZEV popíše, co dělá\n  log        vše, co se stalo\n  undo       zpět před tvou poslední volbu\n  save       uloží hru hned; save SOUBOR ji uloží tam\n  resign     vzdá hru\n  quit       uloží a skončí",
  "undo.none": "Není co vzít zpět.",
  saved: "Uloženo v {path}",
  left: "Uloženo v {path}; pokračovat můžeš příkazem „{command}“.",
  failure: "Naše chyba: {error}. Volba byla vzata zpět a hra pokračuje; co chybu zopakuje, je v {path}",

  "refusal.noQuestion": "Teď nevolíš ty; počkej na otázku.",
  "refusal.staleQuestion": "Tato otázka už je zodpovězena; podívej se na současnou.",
  "refusal.noSuchChoice": "Taková volba není; vyber si ze seznamu.",
  "refusal.gameOver": "Hra skončila; volit už nelze.",
  "refusal.paused": "Hra je pozastavena; nejdřív ji obnov.",
  "refusal.notPaused": "Hra není pozastavena; hraj dál.",
  "refusal.noSuchSeat": "Takové místo u tohoto stolu není; zvol jiné.",
  "refusal.notYourSeat": "To místo patří někomu jinému.",
  "refusal.seatTaken": "Volné místo pro tebe není; zvol jiné, nebo se dívej.",
  "refusal.notOwner": "To smí jen ten, kdo stůl založil.",
  "refusal.notGathering": "Hra už začala; jde to jen před ní nebo po ní.",
  "refusal.notPlaying": "Hra ještě nezačala; počkej na ostatní.",
  "refusal.notOver": "Hra ještě neskončila; nejdřív ji dohrajte.",
  "refusal.unknownBot": "Takového bota server nemá; zvol jiného.",
  "refusal.alreadyProposed": "Jeden návrh už tu je; nejdřív odpověz na něj.",
  "refusal.nothingProposed": "Nikdo teď nic nenavrhuje.",
  "refusal.notAsked": "Tebe se na to nikdo neptá.",
  "refusal.notGone": "To místo není opuštěné dost dlouho; chvíli počkej.",
  "refusal.chatClosed": "Hovor u tohoto stolu je uzavřen.",
  "refusal.notAtTable": "Mluvit smějí jen ti, kdo sedí u stolu.",
  "refusal.tooLong": "To je moc dlouhé; řekni to kratšeji.",
  "refusal.tooFast": "To bylo moc najednou; chvíli počkej a zkus to znovu.",
  "refusal.nameTaken": "Toto jméno už někdo má; zvol jiné.",
  "refusal.wrongLogin": "Jméno nebo heslo nesouhlasí; zkontroluj obojí a zkus to znovu.",
  "refusal.notGuest": "Účet tu už máš; chceš-li být někým jiným, nejdřív se odhlas.",
  "refusal.notAccount": "Účet tu ještě nemáš; vytvoří ho „account claim“.",
  "refusal.noSuchPerson": "Nikdo s tímto označením tu není; označení ukazuje žebříček.",
  "refusal.tooManyTables": "Máš příliš mnoho stolů; nejdřív některé dohraj nebo opusť.",
  "refusal.noSuchTable": "Takový stůl není; řekni si o pozvánku znovu.",
  "refusal.noSuchGame": "Záznam té hry ještě není; bude, až hra skončí.",

  "why.none": "Na stole není číslo, které by šlo vysvětlit.",
  "why.list": "Napiš „why“ a číslo:",
  "why.unknown": "Pod číslem {number} není co vysvětlit; „why“ vypíše, co lze.",

  "card.none": "Není tu nic, co by šlo popsat.",
  "card.list": "Napiš „card“ a číslo nebo začátek názvu:",
  "card.unknown": "Pod „{asked}“ tu nic není; „card“ vypíše, co lze popsat.",
  "card.ambiguous": "Takto začíná více názvů:",

  "log.takenBack": "Poslední volba byla vzata zpět.",
  "log.seated":
    "{who, select, bot {Místo, na kterém sedí {name}, přebírá bot.} other {Na místo usedá {name}.}}",
  "log.paused": "Hra je pozastavena.",
  "log.resumed": "Hra pokračuje.",
  "log.placed":
    "Místo {seat}: {who, select, open {volné} bot {{name}} standIn {{name}, hraje bot} other {{name}}}.",
  "log.readied": "{name}: připraveno.",
  "log.began": "Hra začíná; před rozdáním byl SHA-256 jejího semínka {commitment}",
  "log.gathering": "Titíž hráči se scházejí znovu; SHA-256 dalšího semínka: {commitment}",
  "log.proposed":
    "{name} navrhuje {what, select, draw {remízu} abort {hru zrušit} takeback {vzít poslední volbu zpět} pause {přestávku} other {odvetu}}.",
  "log.replied": "{name}: {reply, select, yes {souhlas} other {nesouhlas}}.",
  "log.lapsed":
    "Návrh padl: {what, select, draw {remíza} abort {zrušení hry} takeback {vzetí poslední volby zpět} pause {přestávka} other {odveta}}.",
  "log.gone": "{name}: spojení se ztratilo.",
  "log.back": "{name} je zpět.",
  "log.voted":
    "{name} o hráči {about}: {verdict, select, wait {počkat} bot {ať hraje bot} other {ukončit hru}}.",
  "log.decided":
    "Rozhodnuto o hráči {about}: {verdict, select, wait {čeká se} bot {hraje za něj bot} other {hra končí}}.",
  "log.outOfTime": "{name}: čas vypršel.",
  "log.said": "{name}: „{words}“",
  "log.chat": "Hovor u stolu je {state, select, open {otevřen} other {uzavřen}}.",
  "chat.presets": "Napiš „presets“ a číslo:",
  "chat.preset":
    "{preset, select, hello {Ahoj!} goodLuck {Hodně štěstí!} wellPlayed {Dobře zahráno!} thinking {Musím přemýšlet.} hurry {Trochu rychleji, prosím.} oops {Ajaj!} thanks {Díky!} other {Pěkná hra!}}",

  "saved.line":
    "{when}  {game}  {status, select, running {rozehraná} finished {dohraná} other {nečitelná}}  {path}",
  "decks.seats": "počet míst: {seats}",
  "decks.rules":
    "Volby pravidel pro --rule název=hodnota, výchozí hodnota první (true: zapnuto, false: vypnuto):",

  "menu.language": "Jazyk",
  "menu.what": "Co to bude?",
  "menu.new": "Nová hra",
  "menu.game": "Která hra?",
  "menu.mode": "Který režim?",
  "menu.seats": "Kolik míst?",
  "menu.people": "Kdo hraje u tohoto terminálu?",
  "menu.crowd": "{people, plural, one {# člověk} few {# lidé} many {# člověka} other {# lidí}}",
  "menu.pick":
    "{people, plural, one {S čím budeš hrát?} few {S čím bude hrát hráč {number}?} many {S čím bude hrát hráč {number}?} other {S čím bude hrát hráč {number}?}}",
  "menu.any": "Ať rozhodne náhoda",
  "menu.bot": "Proti komu?",
  "menu.rival":
    "{id, select, greedy {Hltavý: bere, co vypadá nejlépe} competent {Zkušený: myslí dopředu} random {Náhodný: bere cokoli} other {{id}}}",
  "menu.prompt": "Číslo (Enter znamená 1): ",

  "online.seat":
    "{seat}. {who, select, open {volné} bot {{name}} standIn {{name}, hraje bot} other {{name}}}{state, select, gone {, bez spojení} ready {, připraveno} unready {, ještě nepřipraveno} other {}}",
  "online.gathering": "Hra začne, až budou všechna místa obsazena a všichni připraveni.",
  "online.ready": "Napiš „ready“ a hraješ znovu; „ready BALÍČEK“ s jiným balíčkem.",
  "online.waiting": "Čeká se na: {names}.",
  "online.asked": "Souhlasíš? Napiš yes nebo no.",
  "online.clock":
    "Tvůj čas: {seconds, plural, one {# sekunda} few {# sekundy} many {# sekundy} other {# sekund}}",
  "online.watching": "Tady se jen díváš; ke stolu si sedneš příkazem join bez --watch.",
  "online.unknown":
    "Spojení se cestou ztratilo, a tak nikdo neví, zda to došlo; podívej se a případně to zopakuj.",
  "online.lost": "Spojení se ztratilo; zkouším to znovu …",
  "online.again": "Spojení je zpět.",
  "online.closed": "Spojení je uzavřeno.",
  "online.left": "Místo zůstává tvoje; vrátíš se takto:",
  "online.over": "Napiš „rematch“ pro odvetu, „quit“ pro odchod.",
  "online.link": "Pozvi ostatní tímto odkazem:",
  "online.record": "Server si nechává záznam hry; dokáže ho toto:",
  "online.recorded": "Záznam je v {path}; dokáže ho toto:",
  "online.arrive": "Ve složce svého Medallionu usednou příkazem „./play join ODKAZ“.",
  "online.local":
    "Odkaz funguje jen na tomto počítači; pro ostatní založ stůl s --server a adresou, kterou „serve“ vypíše pro jiná zařízení.",
  "online.prompt": "Díváš se (? vypíše nápovědu): ",
  "online.restart": "Server se restartuje; zkouším to, dokud nebude zpět …",
  "online.gone": "Potrvá-li to minutu, můžete rozhodnout: vote bot, vote end nebo vote wait.",
  "online.standIn": "Hraje za tebe bot; „back“ ti místo vrátí.",
  "online.hands": "U tohoto stolu nikdo ruku neukazuje.",
  "online.nobody": "Nikdo jiný tam nesedí; uveď místo číslem, jak je vypíše „seats“.",
  "online.muted": "{name}: tato slova už neuslyšíš; změní to unmute a číslo místa.",
  "online.unmuted": "{name}: tato slova zase slyšíš.",
  "online.reported": "{name}: majitel serveru se o těchto slovech dozví.",
  "online.help":
    "Volbu určí její číslo nebo začátek. Kromě toho:\n  Enter      znovu vypíše volby\n  board      znovu ukáže stůl\n  seats      kdo kde sedí\n  why        která čísla lze vysvětlit; why 3 vysvětlí třetí\n  card       karty a vše ostatní v dohledu; card 3 nebo card NÁZEV popíše, co dělá\n  log        vše, co se stalo\n  say TEXT   řekne ostatním; presets vypíše hotové věty, presets 3 řekne třetí\n  mute 2, unmute 2   zda slyšíš slova z místa 2\n  report 2 PROČ   ohlásí majiteli serveru slova z místa 2\n  undo       vezme tvou poslední volbu zpět; ostatní možná musí souhlasit\n  draw, abort, pause, rematch   navrhne remízu, zrušení, přestávku, odvetu; withdraw návrh stáhne\n  yes, no    odpoví na návrh\n  resume     pokračuje po přestávce\n  bot, back  hraje za tebe bot; hraješ zase ty\n  vote wait, vote bot, vote end   co s tím, kdo je pryč\n  ready      jsi připraven na další hru; leave uvolní místo\n  link       pozvánka k tomuto stolu\n  hands      co vidí ostatní, u stolu s odkrytými kartami\n  place 2 greedy, place 2 open   zakladatel stolu posadí na místo bota nebo je uvolní\n  chat close, chat open   zakladatel stolu rozhodne, zda se u něj mluví\n  resign     vzdá hru\n  quit       odejde; místo zůstane tvoje",

  "match.seated": "{game}, {mode}: máš místo u {link}",
  "tables.none": "Žádný stůl nečeká na hráče; založí ho „{command} create HRA“.",
  "tables.noneMine": "Takový stůl tam nemáš; „{command} tables“ vypíše ty, které čekají na hráče.",
  "tables.turn": "Jsi na tahu",
  "tables.stage": "{stage, select, gathering {čeká na hráče} playing {hraje se} other {dohráno}}",
  "tables.rated": "hodnocená hra",
  "tables.place": "{who, select, open {volné místo} bot {{name}} standIn {{name}, hraje bot} other {{name}}}",
  "tables.clock":
    "{kind, select, move {{amount, plural, one {# sekunda} few {# sekundy} many {# sekundy} other {# sekund}} na tah} bank {{amount, plural, one {# sekunda} few {# sekundy} many {# sekundy} other {# sekund}} + {increment} za tah} days {{amount, plural, one {# den} few {# dny} many {# dne} other {# dní}} na tah} other {bez hodin}}",
  "leaderboard.none": "Zatím tu nikdo nemá hodnocení; počítají se hry u stolů založených s --rated.",
  "leaderboard.line":
    "{place}. {name}{kind, select, guest { (host)} other {}}: {rating}, {games, plural, one {# hra} few {# hry} many {# hry} other {# her}}",
  "profile.person": "{name}{kind, select, bot {} guest {, host} other {, účet}}",
  "profile.rating":
    "{title}: hodnocení {rating}, {games, plural, one {# hra} few {# hry} many {# hry} other {# her}}",
  "profile.statistics": "{title}: odehráno {played}, výhry {won}, remízy {drawn}, prohry {lost}",
  "profile.none": "Zatím žádné dohrané hry.",
  "profile.game":
    "{when}  {title}: {result, select, win {vítězství} draw {remíza} loss {porážka} other {bez výsledku}} ({names})",
  "account.password": "Heslo (nezobrazuje se): ",
  "account.old": "Staré heslo (nezobrazuje se): ",
  "account.fresh": "Nové heslo (nezobrazuje se): ",
  "account.repeat": "Ještě jednou totéž: ",
  "account.claimed":
    "Účet {name} je tvůj i se všemi hrami; odkudkoli se k němu vrátíš pomocí „account login“.",
  "account.here": "Teď jsi tu jako {name}.",
  "account.left": "Odhlášeno.",
  "account.changed": "Heslo je změněno; všechna ostatní přihlášení skončila.",
  "account.session": "{number}. naposledy {when}, {agent}{here, select, yes { (toto)} other {}}",
  "account.ended":
    "{ended, plural, one {Skončilo # přihlášení} few {Skončila # přihlášení} many {Skončilo # přihlášení} other {Skončilo # přihlášení}}.",

  "serve.open": "Medallion je otevřen. Adresa:",
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
  "replay.ended": "Hra končí u stolu.",
  "replay.prompt": "Enter dál, b zpět, číslo skočí, q konec: ",

  "verify.seed": "Semínko {seed}, SHA-256 {commitment}",
  "verify.subject":
    "{subject, select, record {záznam} commitment {závazek} key {klíč} segment {průběh} other {výsledek}}",
  "verify.verdict":
    "{verdict, select, proved {Dokázáno: žádné míchání ani volba nebyly změněny.} failed {Nepoctivé: co neobstálo, je označeno výše.} other {Nešlo dokázat vše: co zůstává otevřené, je označeno výše.}}",

  "sim.progress": "{done, number} z {total, plural, one {# hry} few {# her} many {# hry} other {# her}}",
  "sim.title":
    "{game}, {mode}: {games, plural, one {# hra} few {# hry} many {# hry} other {# her}}, semínko {seed}",
  "sim.mirror":
    "Zrcadlově: každé rozdání se hrálo {rounds, plural, one {jednou} =2 {dvakrát} few {#krát} many {#krát} other {#krát}}, boti pokaždé o místo dál.",
  "sim.stopped":
    "Zastaveno po {games} z {asked, plural, one {# hry} few {# her} many {# hry} other {# her}}.",
  "sim.bots": "Podle botů, s 95% intervaly:",
  "sim.seats": "Podle míst:",
  "sim.rates": "odehráno {played}   výhry {win}   remízy {draw}   prohry {loss}",
  "sim.length": "Průměrný počet voleb: {mean}",
  "sim.speed": "Her za sekundu: {rate}",
  "sim.failure": "Hra {number} se přerušila: {reason}. Toto ji zopakuje: {command}",
  ...report,

  "error.language": "Jazyk „{asked}“ tu není; vyber si z těchto: {known}.",
  "error.game": "Hra „{id}“ tu není; vyber si z těchto: {known}.",
  "error.mode": "{game} nemá režim „{id}“; vyber si z těchto: {known}.",
  "error.bot": "Bot „{id}“ tu není; vyber si z těchto: {known}.",
  "error.seats": "{game} v režimu {mode} se hraje s tímto počtem míst: {known}.",
  "error.people":
    "Na {seats, plural, one {# místo} few {# místa} many {# místa} other {# míst}} nelze posadit {people, plural, one {# člověka} few {# lidi} many {# člověka} other {# lidí}}; změň --hotseat.",
  "error.names": "Jmen je víc než lidí ({people}); změň --name nebo --hotseat.",
  "error.games": "U volby --games zadej aspoň 1.",
  "error.read": "Soubor {path} nelze přečíst ({reason}).",
  "error.write": "Soubor {path} nelze zapsat ({reason}).",
  "error.foreign": "Soubor {path} už existuje a není to uložená hra; zvol jiný název.",
  "error.command": "Příkaz „{id}“ neexistuje; vyber si z těchto: {known}.",
  "error.saves":
    "V {folder} není uložená hra, ve které by šlo pokračovat; začni novou příkazem „medallion play“.",
  "error.files": "Uveď aspoň jeden soubor se scénářem nebo složku, která nějaké obsahuje.",
  "error.step": "Kroky této hry mají čísla od 0 do {last}.",
  "error.viewer": "Místo „{given}“ neexistuje; vyber si z těchto: {known} nebo all.",
  "error.number": "„{given}“ není celé číslo; zadej třeba 2.",
  "error.pair": "„{given}“ není volba pravidel; napiš ji jako název=hodnota.",
  "error.hash": "„{given}“ není zveřejněný otisk; zadej jeho 64 šestnáctkových číslic.",
  "error.option": "Volba {given} neexistuje; --help vypíše ty, které existují.",
  "error.value": "Volba {given} potřebuje hodnotu; zadej ji.",
  "error.argument": "Něco chybí: <{given}>; --help řekne, co to je.",
  "error.surplus": "Zadáno je víc, než příkaz {given} přijímá; --help řekne, co přijímá.",
  "error.invitation": "„{given}“ není pozvánka; ta vypadá jako http://POČÍTAČ/t/KÓD.",
  "error.server": "Na adrese {origin} žádný server neodpovídá ({reason}); zkontroluj adresu a zda běží.",
  "error.running": "Hra u tohoto stolu už začala bez tebe; s --watch se můžeš dívat.",
  "error.full": "Všechna místa u tohoto stolu jsou obsazená; s --watch se můžeš dívat.",
  "error.bots":
    "Vedle {bots, plural, one {# bota} few {# botů} many {# bota} other {# botů}} na tebe u stolu s počtem míst {seats} žádné nezbude; uveď jich méně.",
  "error.clock": "„{given}“ nejsou hodiny; zadej none, move:60, bank:300+5 nebo days:2.",
  "error.origin": "„{given}“ není adresa serveru; zadej třeba https://play.example.org.",
  "error.portNumber": "{given} není číslo portu; zadej číslo do 65535.",
  "error.level":
    "Úroveň záznamů „{given}“ není; vyber si z těchto: fatal, error, warn, info, debug, trace, silent.",
  "error.port": "Port {port} už používá jiný program; zvol jiný pomocí --port.",
  "error.listen":
    "Server nemůže naslouchat na {host}, port {port} ({reason}); zvol jiné pomocí --host a --port.",
  "error.tls": "Certifikát {cert} a klíč {key} nelze použít spolu; zadej soubory PEM, které k sobě patří.",
  "error.certificate":
    "Certifikátu serveru {origin} nelze věřit ({reason}); víš-li, čí je, uveď celou cestu k jeho souboru v NODE_EXTRA_CA_CERTS.",
  "error.proxy":
    "„{given}“ není proxy; zadej loopback, true nebo adresy jako 10.0.0.5 a 192.168.1.0/24 oddělené čárkami.",
  "error.over": "--over potřebuje --mine: vypisují se jen tvé vlastní dohrané stoly.",
  "error.nobody": "Na {origin} tě ještě nikdo nezná; zahraj si tam nebo se přihlas pomocí „account login“.",
  "error.session": "Uveď přihlášení číslem, jak je vypíše „account sessions“, nebo zadej --others.",
  "error.password": "Heslo je příliš krátké; nejmenší délka je {least} znaků.",
  "error.repeated": "To jsou dvě různá hesla; zkus to znovu.",
  "error.tlsPair": "https potřebuje --tls-cert i --tls-key; zadej i ten druhý.",
  "error.database":
    "Databáze musí být sqlite:CESTA nebo postgres://JMÉNO:HESLO@POČÍTAČ/NÁZEV; změň --database nebo DATABASE_URL.",
  "error.store": "Databázi nelze použít: {reason}",
};

export default cs;
