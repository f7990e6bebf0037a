/** Co říká `medallion arena` a co k ní patří. */
export default {
  "arena.title":
    "{game}, {mode}, {seats, plural, one {# místo} few {# místa} many {# místa} other {# míst}}: {deals, plural, one {# rozdání} few {# rozdání} many {# rozdání} other {# rozdání}}, semínko {seed}",
  "arena.stopped":
    "Zastaveno. Odehráno {deals, plural, one {# rozdání} few {# rozdání} many {# rozdání} other {# rozdání}}, zadáno {asked}.",
  "arena.results": "Podíl vítězství podle rozdání, s 95% intervaly:",
  "arena.pair": "{one} – {other}",
  "arena.pairs": "rozdání: výhry: {won}, nerozhodně: {even}, prohry: {lost}",
  "arena.among": "jeden: {one}, ostatní: {other}",
  "arena.fair": "rovný díl: {fair}, násobek: {times}",
  "arena.points": "body {points}",
  "arena.ratings": "Hodnocení (o 400 víc znamená desetkrát větší šance):",
  "arena.lost":
    "{bot}: {moves} z {asked, plural, one {# tahu} few {# tahů} many {# tahu} other {# tahů}} nahrazeno náhradní volbou: {broke} kvůli pádu, {late} kvůli času, {nonsense} kvůli neplatné odpovědi. První případ:",
  "error.deals": "--deals musí být aspoň 1.",
  "error.oneBot": "Zadej aspoň dva různé boty, třeba --bots greedy,random.",
  "error.budget":
    "„{given}“ není rozpočet. Zadej 2000 jako počet kroků prohledávání, nebo čas, třeba 500ms či 0.5s.",
  "error.otherRun": "Soubor {path} je z jiných her. Zadej stejné volby, nebo jiný soubor.",
  "error.foreignRun": "Soubor {path} už existuje a není z --resume. Zvol jiný název.",
  "botCheck.mode":
    "{game}, {mode}: {asked, plural, one {# otázka} few {# otázky} many {# otázky} other {# otázek}}, čas odpovědi v ms: medián: {median}, nejvíc: {slowest}",
  "botCheck.lost":
    "Náhradní volbou {moves, plural, one {byl nahrazen # tah} few {byly nahrazeny # tahy} many {bylo nahrazeno # tahu} other {bylo nahrazeno # tahů}}.",
  "botCheck.why":
    "{kind, select, late {Příliš pozdě} nonsense {Neplatná odpověď} other {Pád}}, u otázky „{question}“:",
  "botCheck.unsteady": "Pozor: stejná otázka dostala různé odpovědi. Hry s tímto botem nejdou zopakovat.",
  "botCheck.stayed": "Po konci vstupu běžel dál.",
  "botCheck.sound": "Tento bot dodržuje protokol.",
  "botCheck.unsound": "Tento bot nedodržuje protokol: viz výše a docs/outside-bots.md.",
  "guest.lost": "Tah byl nahrazen náhradní volbou: {why}",
  "error.outside": 'Jedno místo drží bot, který je samostatný program. Zadej ho pomocí --bot "cmd:…".',
  "error.queue": "To není databáze pro frontu. Zadej adresu jako postgres://user:password@host/database.",
  "queue.fault": "Databáze neodpovídá ({reason}). Zkouším to znovu.",
  "queue.lonely": "Už nějakou dobu nepřišel žádný výsledek. Spusť nad touto databází „medallion work“.",
  "queue.left": "Zbytek zůstává ve frontě a dál se hraje. Vyzvedneš ho stejným příkazem se stejným semínkem.",
  "work.ready": "Čekám na práci. Ctrl-C ji ukončí.",
  "work.done": "Zastaveno. Dávky her: {tasks}.",
  "error.insight": "Hra {game} zatím botům neříká, jak přemýšlet dopředu, takže není co trénovat.",
  "train.title":
    "{game}: {games, plural, one {# hra} few {# hry} many {# hry} other {# her}} botů mezi sebou, semínko {seed}",
  "train.stopped": "Zastaveno před poslední hrou: váhy nevznikly. S --resume stejný příkaz dohraje zbytek.",
  "train.model":
    "{name}: váhy z {games, plural, one {# hry} few {# her} many {# hry} other {# her}}, {positions, plural, one {# pozice} few {# pozice} many {# pozice} other {# pozic}}",
  "train.apart":
    "ověřeno na jiných: {games, plural, one {# hra} few {# hry} many {# hry} other {# her}}, {positions, plural, one {# pozice} few {# pozice} many {# pozice} other {# pozic}}:",
  "train.loss": "logaritmická ztráta: {loss}; podle samotného skóre: {alone}",
  "train.error": "šance a výsledky se v nejhorší desetině liší o tolik procentních bodů: {points}",
  "train.decile":
    "předpověď: {foretold} %, skutečnost: {came} % ({count, plural, one {# šance} few {# šance} many {# šance} other {# šancí}})",
  "train.written": "Váhy jsou v souboru {path}.",
  "analyse.title":
    "{game}: {decisions, plural, one {prozkoumáno # rozhodnutí} few {prozkoumána # rozhodnutí} many {prozkoumáno # rozhodnutí} other {prozkoumáno # rozhodnutí}}, každé z pohledu svého hráče",
  "analyse.progress": "Rozhodnutí: {done, number} z {total, number}",
  "analyse.stopped": "Zastaveno. Rozhodnutí: {done, number} z {total, number}.",
  "analyse.curve": "Šance na výhru. Na začátku: {begin}. Při posledním rozhodnutí: {end}.",
  "analyse.unsure":
    "V tomto režimu neznáme šance dost přesně na čísla; křivka ukazuje, kdy stoupaly a klesaly.",
  "analyse.none": "Žádný zlom: žádná volba nebyla zřetelně horší než ta nejlepší.",
  "analyse.turn": "[{position}] {choice}: {loss}",
  "analyse.turnAlone": "[{position}] {choice}",
  "analyse.better": "Lepší volba: {choice} ({chance})",
  "analyse.betterAlone": "Lepší volba: {choice}",
  "whatIf.asked": "[{position}] {name}: {question}",
  "whatIf.how": "S --choice a číslem se hraje dál s jinou volbou; ← je u té, která padla ve hře.",
  "whatIf.title":
    "[{position}] {name}: s každou volbou {games, plural, one {dohrána # hra} few {dohrány # hry} many {dohráno # hry} other {dohráno # her}}, za všechna místa hraje {bot}",
  "whatIf.line": "{share} výher: {choice}",
  "whatIf.difference": "Rozdíl: {difference} ± {within} (95% interval)",
  "whatIf.none": "Zastaveno, než skončila první hra.",
  "error.noCoach": "Hra {game} zatím botům neříká, jak myslet dopředu, takže rozbor není.",
  "error.noDecision": "V tomto kroku nikdo nic nevolil: {given}. Nejbližší další: {near}.",
  "error.noDecisions": "V této hře nikdo nic nevolil.",
  "error.choiceNumber": "Taková volba není: {given}. Zadej číslo od 1 do {count}.",
  "error.games": "--games musí být aspoň 1.",
  "hint.title": "Rada: nejlepší volby",
  "hint.line": "{choice} – {chance}",
  "hint.none": "V této hře rady nejsou.",
  "hint.rated": "V hodnocené hře rady nejsou.",
};
