/** Hotové balíčky a co je na balíčku špatně. */
export const DECKS: Record<string, string> = {
  "deck.nr-siege-line": "Obléhací linie",
  "deck.nr-siege-line.about":
    "Spřažené katapulty a jejich mistři za hradbou hrdinů; Foltestův roh zdvojnásobí celou zadní řadu, až to bude potřeba.",
  "deck.nr-kings-spies": "Královi špehové",
  "deck.nr-kings-spies.about":
    "Čtyři špehové a tři návnady ti naplní ruku, léčitelé vrátí ty nejlepší; přečkej soupeře a udeř kartami, které on už nemá.",
  "deck.nr-shoulder-to-shoulder": "Bok po boku",
  "deck.nr-shoulder-to-shoulder.about":
    "Komanda, lovci draků i chudá pěchota sílí vedle svých druhů; zaduj nad nimi na roh a mraky nech rozehnat Foltesta.",
  "deck.nr-temerian-drill": "Temerský dril",
  "deck.nr-temerian-drill.about":
    "Soutěžní balíček do posledního bodu: síla 130, pouto v každé ze tří řad a Geralt, který věc rozhodne.",
  "deck.ng-web-of-spies": "Síť špehů",
  "deck.ng-web-of-spies.about":
    "Vyšli špehy, vylákej je zpátky a zbytek si vypůjč od padlých nepřátel: nikdo nevidí víc karet než Císařství.",
  "deck.ng-black-ones": "Černí přicházejí",
  "deck.ng-black-ones.about":
    "Gardisté, jezdci i vyslanci pochodují jedním krokem pod třemi rohy, zatímco Bílý plamen umlčí cizího velitele.",
  "deck.ng-scorched-fields": "Spálená pole",
  "deck.ng-scorched-fields.about":
    "Spal, co příliš vyčnívá, utop stroje v dešti a vyhraj s hrdiny, na které oheň ani mráz nemohou.",
  "deck.ng-imperial-measure": "Císařská míra",
  "deck.ng-imperial-measure.about":
    "Soutěžní balíček: těžcí lučištníci a levná pouta odvážená na lot; než vsadíš vše, nahlédni soupeři do tří karet.",
  "deck.mo-swarm": "Hemžení",
  "deck.mo-swarm.about":
    "Jediná karta svolá celé hnízdo: brzy vyprázdni balíček a nad přeplněnou přední řadou zaduj na roh Rudých jezdců.",
  "deck.mo-white-frost": "Bílý mráz",
  "deck.mo-white-frost.about":
    "Zmraz přední řadu a bojuj zezadu s elementály a hrdiny; Král Divokého honu má vždycky po ruce to správné nebe.",
  "deck.mo-grave-feast": "Hostina na hrobech",
  "deck.mo-grave-feast.about":
    "Upíři a ježibaby vtrhnou na stůl, oheň ho vyčistí a Smrtonoš vyhrabe tvou nejlepší kartu ještě jednou.",
  "deck.mo-hunting-pack": "Lovecká smečka",
  "deck.mo-hunting-pack.about":
    "Soutěžní balíček: rychlé nástupy a chladnokrevní hrdinové; vyměň dvě zbytečné karty za tu, která kolo ukončí.",
  "deck.st-shifting-ambush": "Pohyblivá léčka",
  "deck.st-shifting-ambush.about":
    "Hbití elfové si řadu vybírají až nakonec a Francesca je ještě přesune: nečas padá do prázdna.",
  "deck.st-sons-of-mahakam": "Synové Mahakamu",
  "deck.st-sons-of-mahakam.about":
    "Trpaslíci a pašeráci chodí po třech, Sedmikráska ti přidá kartu a Marigold hraje k tanci: hlučné, rychlé, k nezastavení.",
  "deck.st-brokilon-volley": "Salva z Brokilonu",
  "deck.st-brokilon-volley.about":
    "Všechno střílí z druhé řady: nad lukostřelci zní roh, léčitelé zvedají padlé a na toho, kdo se přiblíží, čeká mráz.",
  "deck.st-old-grudges": "Staré křivdy",
  "deck.st-old-grudges.about":
    "Soutěžní balíček: Francesca, Schirrú a drak spálí každý jednu řadu, tvoje plní nástup a Milva pobízí lučištníky.",
  "deck.sk-clan-oath": "Přísaha klanů",
  "deck.sk-clan-oath.about":
    "Válečníci, štítonošky i drakary sílí s každým druhem ve zbrani; toho, kdo chybí, přivede Arnjolf rovnou z balíčku.",
  "deck.sk-bear-blood": "Medvědí krev",
  "deck.sk-bear-blood.about":
    "Drž berserky zpátky a pak mezi ně hoď Mardroeme: tři medvědi v jedné řadě vydají za celé vojsko.",
  "deck.sk-storm-raiders": "Nájezdníci z bouře",
  "deck.sk-storm-raiders.about":
    "Sešli na všechny bouři a mráz: s králem Branem u kormidla ztratí tvé posádky polovinu, nepřítel skoro všechno.",
  "deck.sk-undying-saga": "Nesmrtelná sága",
  "deck.sk-undying-saga.about":
    "Soutěžní balíček: léčitelé, Kambi a návrat padlých; Crach zamíchá hroby do balíčků a sága se zpívá od začátku.",
  "deck.tournament-northern-wars": "Severské války",
  "deck.tournament-northern-wars.about":
    "Temerie, Císařství a Veverky: pouta v každé řadě, drtivá váha a oheň na každého, kdo příliš vyroste.",
  "deck.tournament-wild-hunt": "Divoký hon",
  "deck.tournament-wild-hunt.about":
    "Smečka, ostrovy a černé legie: rychlé první údery a potom výdrž, jakou proti tobě nikdo nepostaví.",
  "deck.tournament-forest-and-sea": "Les a moře",
  "deck.tournament-forest-and-sea.about":
    "Elfové, ostrované a Temeřané: spaluj jednotlivé řady, nech padlé vracet se a zbytek rozdrť obléhacími stroji.",

  "fault.deck": "Balíček {deck}: {fault}",
  "fault.GW-2.1":
    "{problem, select, missing {Balíček nemá velitele. Vyber jednoho z frakce {faction}.} several {„{card}“ je velitel, ale leží mezi kartami: balíček má právě jednoho velitele, uvedeného zvlášť. Odeber ho.} other {„{card}“ nevelí frakci {faction}. Vyber velitele této frakce.}}",
  "fault.GW-2.2":
    "Balíček má {count, plural, one {# jednotku} few {# jednotky} other {# jednotek}} a potřebuje jich nejméně {limit}. Přidej ještě {missing}.",
  "fault.GW-2.3":
    "Balíček má i s počasím {count, plural, one {# speciální kartu} few {# speciální karty} other {# speciálních karet}}, dovoleno je nejvýše {limit}. Odeber {excess, plural, one {# kartu} few {# karty} other {# karet}}.",
  "fault.GW-2.4": "Karta „{card}“ nebojuje za frakci {faction}. Odeber ji.",
  "fault.GW-2.5":
    "{limit, plural, =0 {Karta „{card}“ do této sady karet nepatří. Odeber ji.} one {Karta „{card}“ je v balíčku {count}×, existuje však jen jednou. Odeber {excess}.} few {Karta „{card}“ je v balíčku {count}×, existuje však jen #×. Odeber {excess}.} other {Karta „{card}“ je v balíčku {count}×, existuje však jen #×. Odeber {excess}.}}",
  "fault.GW-2.6":
    "Karta „{card}“ přichází do hry jen působením jiných karet a v balíčku být nesmí. Odeber ji.",
  "fault.GW-2.10":
    "{problem, select, missing {Balíček nemá velitele, soutěžní balíček má právě jednoho. Vyber ho z frakce {faction}.} other {„{card}“ je velitel, ale leží mezi kartami; soutěžní balíček má právě jednoho velitele, uvedeného zvlášť. Odeber ho.}}",
  "fault.GW-2.11":
    "Balíček má {count, plural, one {# jednotku} few {# jednotky} other {# jednotek}}, soutěžní jich potřebuje nejméně {limit}. Přidej ještě {missing}.",
  "fault.GW-2.12":
    "Balíček má i s počasím {count, plural, one {# speciální kartu} few {# speciální karty} other {# speciálních karet}}, soutěžní smí mít nejvýše {limit}. Odeber {excess, plural, one {# kartu} few {# karty} other {# karet}}.",
  "fault.GW-2.13":
    "Balíček má {count, plural, one {# špeha} few {# špehy} other {# špehů}} ({cards}), soutěžní smí mít nejvýše {limit}. Odeber {excess, plural, one {# kartu} few {# karty} other {# karet}}.",
  "fault.GW-2.14":
    "Balíček má {count, plural, one {# léčitele} few {# léčitele} other {# léčitelů}} ({cards}), soutěžní smí mít nejvýše {limit}. Odeber {excess, plural, one {# kartu} few {# karty} other {# karet}}.",
  "fault.GW-2.15":
    "Síla všech jednotek dává dohromady {count}, soutěžní balíček smí mít nejvýše {limit}. Uber {excess, plural, one {# bod} few {# body} other {# bodů}}.",
  "fault.GW-2.20":
    "{problem, select, count {{count, plural, =0 {Není přihlášen žádný balíček} one {Přihlášen je # balíček} few {Přihlášeny jsou # balíčky} other {Přihlášeno je # balíčků}}; na turnaj se berou právě {limit}, každý z jiné frakce.} other {Balíčky {decks} jsou z téže frakce ({faction}); tři balíčky musí být ze tří různých frakcí. Nech si jen jeden z nich.}}",
  "fault.GW-2.22":
    "Hrdina „{card}“ je v balíčcích {decks}, smí však být jen v jednom ze tří. V jednom ho nech a v ostatních ho nahraď.",
  "fault.GW-16.18":
    "Karta „{card}“ je v balíčku {count}×; při sólové hře nesmí tvůj balíček obsahovat jiné počasí než „{clear}“. Odeber ji.",
  "recap.decks": "{leaders}",
};
