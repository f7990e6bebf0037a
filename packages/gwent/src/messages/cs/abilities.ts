/**
 * What abilities, leaders, factions, rows and kinds are called in Czech, and what they do.
 *
 * Glossary. Terms of the leaflet of the box. The reader is "ty" (imperative: vyber, vynes), the other
 * "soupeř".
 * unit: jednotka (any card with strength); non-hero unit: "jednotka kromě hrdinů" or "jednotka, která není
 * hrdina"; hero: hrdina; special card: speciální karta; weather card: karta počasí; leader: velitel; token:
 * jednotka z vedlejšího balíčku.
 * row: řada (řada boje zblízka, řada boje na dálku, obléhací řada); slot: místo u řady; side: strana;
 * battlefield: bojiště. hand: ruka; deck: balíček; side deck: vedlejší balíček; discard pile: odkládací
 * hromádka; strength: síla; printed strength: základní síla; total: celková síla.
 * match: hra; round: kolo; turn: tah; action: akce; gem: drahokam (přijít o drahokam); pass: vynechat tah
 * (for good: "pro zbytek kola"); draw: remíza; starts: začíná.
 * play a card: vynést; draw: líznout si; discard: odložit (kartu z ruky: odhodit); destroy: zničit; put:
 * položit; revive: vrátit do hry; take into hand: vzít si do ruky; exchange: vyměnit; shuffle: zamíchat.
 * spy: špeh; medic: léčitel; muster: nástup; tight bond: pevné pouto; morale boost: posílení morálky; horn:
 * roh; scorch: sežehnutí; decoy: návnada; agile: hbitost, hbitá jednotka; berserker: berserk; avenger:
 * mstitel.
 */
export const ABILITIES: Record<string, string> = {
  "ability.hero": "Hrdina",
  "ability.hero.about":
    "Na bojišti mu nic nezmění sílu, nic ho nepřesune, nezničí ani nevrátí do ruky a z odkládací hromádky ho nelze vrátit do hry ani vzít do ruky. Jeho vlastní schopnosti na ostatní karty působí.",
  "ability.agile": "Hbitost",
  "ability.agile.about":
    "Při vynesení si vyber, zda půjde do řady boje zblízka, nebo na dálku. Zůstane tam, dokud ji nepřesune nějaký účinek.",
  "ability.berserker": "Berserk",
  "ability.berserker.about":
    "V řadě, kde působí Mardroeme, se ihned promění, ať už tam bylo dřív jedno, nebo druhé. Původní karta je pro celý zbytek hry vyřazena.",
  "ability.commander-horn": "Velitelský roh",
  "ability.commander-horn.about":
    "Jednotka zdvojnásobí sílu všech ostatních jednotek ve své řadě; speciální karta obsadí volné místo u jedné tvé řady a až do konce kola zdvojnásobí sílu všech jednotek v ní. Na hrdiny neplatí a více rohů v jedné řadě násobí jen jednou.",
  "ability.decoy": "Návnada",
  "ability.decoy.about":
    "Vymění se s jednotkou na tvé straně, i se špehem, kterého tam poslal soupeř, a tu si vezmeš do ruky; nelze vzít hrdinu ani jednotku z vedlejšího balíčku. Návnada tam do konce kola leží se silou 0.",
  "ability.mardroeme": "Mardroeme",
  "ability.mardroeme.about":
    "Promění všechny berserky ve své řadě, i ty, kteří přijdou později. Jako speciální karta obsadí až do konce kola volné místo u jedné tvé řady.",
  "ability.medic": "Léčitel",
  "ability.medic.about":
    "Vyber ve své odkládací hromádce jednotku, která není hrdina, a ihned ji vynes; její schopnosti platí jako obvykle. Je-li z čeho vybírat, vybrat musíš.",
  "ability.morale-boost": "Posílení morálky",
  "ability.morale-boost.about":
    "Všechny ostatní jednotky ve stejné řadě kromě hrdinů mají sílu o 1 vyšší. Více posílení se sčítá.",
  "ability.muster": "Nástup",
  "ability.muster.about":
    "Z ruky i z balíčku se ihned vynesou všechny karty, které tato karta svolává. Balíček se pak zamíchá.",
  "ability.scorch": "Sežehnutí",
  "ability.scorch.about":
    "Zničí nejsilnější jednotku na celém bojišti, i na tvé straně, a při shodě síly všechny takové; na hrdiny neplatí. Jednotka s touto schopností může zasáhnout i sama sebe.",
  "ability.scorch-close": "Sežehnutí: boj zblízka",
  "ability.scorch-close.about":
    "Má-li soupeřova řada boje zblízka i s hrdiny celkovou sílu aspoň 10, zničí se v ní nejsilnější jednotka, která není hrdina, a při shodě síly všechny takové.",
  "ability.scorch-ranged": "Sežehnutí: boj na dálku",
  "ability.scorch-ranged.about":
    "Má-li soupeřova řada boje na dálku i s hrdiny celkovou sílu aspoň 10, zničí se v ní nejsilnější jednotka, která není hrdina, a při shodě síly všechny takové.",
  "ability.scorch-siege": "Sežehnutí: obléhání",
  "ability.scorch-siege.about":
    "Má-li soupeřova obléhací řada i s hrdiny celkovou sílu aspoň 10, zničí se v ní nejsilnější jednotka, která není hrdina, a při shodě síly všechny takové.",
  "ability.spy": "Špeh",
  "ability.spy.about":
    "Jde do své řady na soupeřově straně a počítá se soupeři. Kdo ho vynesl, lízne si 2 karty.",
  "ability.summon-avenger": "Přivolání mstitele",
  "ability.summon-avenger.about":
    "Když je z bojiště odložena, přijde na tutéž stranu její mstitel; po odložení na konci kola přijde až na začátku dalšího. Vezmeš-li ji zpět Návnadou, mstitel nepřijde.",
  "ability.tight-bond": "Pevné pouto",
  "ability.tight-bond.about":
    "Stojí-li v jedné řadě na téže straně více stejnojmenných jednotek, síla každé z nich se vynásobí jejich počtem.",
  "ability.weather-clear": "Jasná obloha",
  "ability.weather-clear.about": "Všechny karty počasí se odloží a jejich účinky skončí.",
  "ability.weather-fog": "Neproniknutelná mlha",
  "ability.weather-fog.about":
    "V řadách boje na dálku na všech stranách se základní síla jednotek kromě hrdinů počítá nejvýše jako 1. Trvá do vyjasnění nebo do konce kola.",
  "ability.weather-frost": "Třeskutý mráz",
  "ability.weather-frost.about":
    "V řadách boje zblízka na všech stranách se základní síla jednotek kromě hrdinů počítá nejvýše jako 1. Trvá do vyjasnění nebo do konce kola.",
  "ability.weather-rain": "Přívalový déšť",
  "ability.weather-rain.about":
    "V obléhacích řadách na všech stranách se základní síla jednotek kromě hrdinů počítá nejvýše jako 1. Trvá do vyjasnění nebo do konce kola.",
  "ability.weather-storm": "Skelligská bouře",
  "ability.weather-storm.about":
    "V řadách boje na dálku a v obléhacích řadách na všech stranách se základní síla jednotek kromě hrdinů počítá nejvýše jako 1. Trvá do vyjasnění nebo do konce kola.",

  "leader.foltest-king-of-temeria.about":
    "Jednou za hru jako akce: vynes ze svého balíčku Neproniknutelnou mlhu a balíček zamíchej.",
  "leader.foltest-lord-commander-of-the-north.about":
    "Jednou za hru jako akce: všechny karty počasí se odloží a jejich účinky skončí.",
  "leader.foltest-son-of-medell.about":
    "Jednou za hru jako akce: má-li soupeřova řada boje na dálku i s hrdiny celkovou sílu aspoň 10, znič v ní nejsilnější jednotku, která není hrdina, a při shodě síly všechny takové.",
  "leader.foltest-the-siegemaster.about":
    "Jednou za hru jako akce: obsaď volné místo u své obléhací řady rohem, který až do konce kola zdvojnásobí sílu všech jednotek v ní kromě hrdinů. Více rohů v jedné řadě násobí jen jednou.",
  "leader.foltest-the-steel-forged.about":
    "Jednou za hru jako akce: má-li soupeřova obléhací řada i s hrdiny celkovou sílu aspoň 10, znič v ní nejsilnější jednotku, která není hrdina, a při shodě síly všechny takové.",
  "leader.emhyr-emperor-of-nilfgaard.about":
    "Jednou za hru jako akce: prohlédni si tři náhodné karty ze soupeřovy ruky, nebo všechny, má-li jich méně. Nikdo jiný je neuvidí.",
  "leader.emhyr-his-imperial-majesty.about":
    "Jednou za hru jako akce: vynes ze svého balíčku Přívalový déšť a balíček zamíchej.",
  "leader.emhyr-invader-of-the-north.about":
    "Platí stále: kdykoli schopnost kteréhokoli hráče vrací jednotku na bojiště, určí ji náhoda. Karty, které si hráč bere z odkládací hromádky do ruky, se vybírají dál.",
  "leader.emhyr-the-relentless.about":
    "Jednou za hru jako akce: vyber v soupeřově odkládací hromádce kartu, která není hrdina, a vezmi si ji do ruky.",
  "leader.emhyr-the-white-flame.about": "Platí stále: soupeřův velitel nemá po celou hru žádnou schopnost.",
  "leader.francesca-daisy-of-the-valley.about": "Platí stále: na začátku hry si lízneš o jednu kartu víc.",
  "leader.francesca-hope-of-the-aen-seidhe.about":
    "Jednou za hru jako akce: každá tvá hbitá jednotka kromě hrdinů, která by ve své druhé řadě byla silnější, se tam přesune, všechny současně.",
  "leader.francesca-pureblood-elf.about":
    "Jednou za hru jako akce: vynes ze svého balíčku Třeskutý mráz a balíček zamíchej.",
  "leader.francesca-queen-of-dol-blathanna.about":
    "Jednou za hru jako akce: má-li soupeřova řada boje zblízka i s hrdiny celkovou sílu aspoň 10, znič v ní nejsilnější jednotku, která není hrdina, a při shodě síly všechny takové.",
  "leader.francesca-the-beautiful.about":
    "Jednou za hru jako akce: obsaď volné místo u své řady boje na dálku rohem, který až do konce kola zdvojnásobí sílu všech jednotek v ní kromě hrdinů. Více rohů v jedné řadě násobí jen jednou.",
  "leader.eredin-bringer-of-death.about":
    "Jednou za hru jako akce: vyber ve své odkládací hromádce kartu, která není hrdina, a vezmi si ji do ruky.",
  "leader.eredin-commander-of-the-red-riders.about":
    "Jednou za hru jako akce: obsaď volné místo u své řady boje zblízka rohem, který až do konce kola zdvojnásobí sílu všech jednotek v ní kromě hrdinů. Více rohů v jedné řadě násobí jen jednou.",
  "leader.eredin-destroyer-of-worlds.about":
    "Jednou za hru jako akce: odhoď z ruky dvě karty, pak si ze svého balíčku vezmi do ruky jednu kartu podle výběru a balíček zamíchej.",
  "leader.eredin-king-of-the-wild-hunt.about":
    "Jednou za hru jako akce: vyber ve svém balíčku kartu počasí, třeba i Jasnou oblohu, vynes ji a balíček zamíchej.",
  "leader.eredin-the-treacherous.about":
    "Platí stále: špehové, kteří nejsou hrdinové, mají na všech stranách dvojnásobnou sílu.",
  "leader.arnjolf-the-patricide.about":
    "Jednou za hru jako akce: vyber na své straně jednotku s Pevným poutem, vynes ze svého balíčku jednu další kartu téhož jména a balíček zamíchej.",
  "leader.crach-an-craite.about":
    "Jednou za hru jako akce: každý hráč zamíchá celou svou odkládací hromádku i s hrdiny a speciálními kartami do svého balíčku.",
  "leader.eist-tuirseach-king-of-cintra.about":
    "Jednou za hru jako akce: vynes ze svého balíčku Skelligskou bouři a balíček zamíchej.",
  "leader.harald-an-craite-the-cripple.about":
    "Jednou za hru jako akce: vynes ze svého balíčku Mardroeme na volné místo u jedné své řady a balíček zamíchej.",
  "leader.king-bran.about":
    "Platí stále: jednotky na tvé straně kromě hrdinů ztrácejí počasím jen polovinu základní síly. Ztráta se zaokrouhluje dolů, takže z 5 zbudou 3.",

  "faction.northern-realms": "Severní království",
  "faction.northern-realms.about": "Po vyhraném kole si na začátku dalšího kola lízneš jednu kartu.",
  "faction.nilfgaard": "Nilfgaard",
  "faction.nilfgaard.about":
    "Při shodě celkové síly vyhráváš kolo ty. Hrají-li za Nilfgaard oba hráči, zůstává remíza.",
  "faction.monsters": "Příšery",
  "faction.monsters.about":
    "Na konci každého kola zůstane na bojišti jedna náhodná jednotka z tvé strany, která není hrdina.",
  "faction.scoiatael": "Scoia’tael",
  "faction.scoiatael.about":
    "Rozhodneš, kdo začne první kolo. Hrají-li za Scoia’tael oba hráči, rozhodne hod mincí.",
  "faction.skellige": "Skellige",
  "faction.skellige.about":
    "Na začátku třetího kola se na tvou stranu položí dvě náhodné jednotky z tvé odkládací hromádky, které nejsou hrdinové. Schopnosti, které platí při vynesení, se neuplatní.",
  "faction.neutral": "Neutrální",

  "row.close": "Boj zblízka",
  "row.close.to": "do řady boje zblízka",
  "row.close.in": "v řadě boje zblízka",
  "row.ranged": "Boj na dálku",
  "row.ranged.to": "do řady boje na dálku",
  "row.ranged.in": "v řadě boje na dálku",
  "row.siege": "Obléhání",
  "row.siege.to": "do obléhací řady",
  "row.siege.in": "v obléhací řadě",

  "part.kind": "Řada nebo druh",
  "kind.unit": "Jednotka",
  "kind.hero": "Hrdina",
  "kind.special": "Speciální karta",
  "kind.weather": "Karta počasí",
  "kind.leader": "Velitel",
  "kind.token": "Jednotka z vedlejšího balíčku",
};
