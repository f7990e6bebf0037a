import type { Pages } from "../outline.ts";

export const FACTIONS: Pages<"factions"> = {
  leaders: {
    title: "Velitelé",
    text: `
Tvůj velitel leží od začátku odkrytý vedle bojiště. Není to jednotka: nelze si ho líznout, spálit ho ani vzít zpět.

- Většina velitelů se **použije jednou za hru**. Je to celý tvůj tah, stejně jako vynesení karty.
- Někteří **platí stále** a žádný tah nepotřebují.

## Kdy lze velitele použít

Jen když z toho něco bude. Velitel, který vynáší mlhu, potřebuje mlhu v balíčku, roh velitele potřebuje volné místo
u řady, sežehnutí někoho, koho spálí. Dokud nic nezmůže, čeká; o nic nepřicházíš.

Velitel, který bere kartu z balíčku, ho pak zamíchá.

## Velitelé jménem

Každá frakce má pět: [Severní království](#northern-realms), [Nilfgaard](#nilfgaard), [Příšery](#monsters),
[Scoia’tael](#scoiatael), [Skellige](#skellige).
`,
  },
  factions: {
    title: "Frakce",
    text: `
Tvůj balíček bojuje za jednu z pěti frakcí a každá má schopnost, která působí sama.

- [Severní království](#northern-realms) si po vyhraném kole líznou kartu.
- [Nilfgaard](#nilfgaard) vyhrává při shodě.
- [Příšery](#monsters) si nechají jednu jednotku na bojišti.
- [Scoia’tael](#scoiatael) rozhodují, kdo začne.
- [Skellige](#skellige) ve třetím kole vrátí dvě jednotky.

Neutrální karty, mezi nimi Geralt a Marigold, se hodí do každého balíčku a schopnost frakce nemají.
`,
  },
  "northern-realms": {
    title: "Severní království",
    text: `
**Schopnost:** po vyhraném kole si na začátku dalšího kola lízneš jednu kartu.

Obléhací stroje a spolubojovníci na život a na smrt: mnoho [pevných pout](#tight-bond), silné obléhací řady a tři
[špehové](#spy).

## Velitelé

- **Foltest – Král Temerie**: vynese z tvého balíčku Neproniknutelnou mlhu.
- **Foltest – Vrchní velitel Severu**: ukončí veškeré počasí.
- **Foltest – Mistr obléhání**: roh pro tvou obléhací řadu.
- **Foltest – Zocelený**: sežehne soupeřovu obléhací řadu, má-li celkovou sílu aspoň 10.
- **Foltest – Syn Medellův**: sežehne soupeřovu řadu boje na dálku, má-li celkovou sílu aspoň 10.

Každý z nich se použije jednou za hru.
`,
  },
  nilfgaard: {
    title: "Nilfgaard",
    text: `
**Schopnost:** při shodě celkové síly vyhráváš kolo ty. Hrají-li za Nilfgaard oba hráči, zůstává remíza.

Císařství má nejsilnější [špehy](#spy), několik [léčitelů](#medic) a může si dovolit mířit na shodu.

## Velitelé

- **Emhyr var Emreis – Jeho císařské Veličenstvo**: vynese z tvého balíčku Přívalový déšť.
- **Emhyr var Emreis – Císař Nilfgaardu**: uvidíš tři náhodné karty ze soupeřovy ruky.
- **Emhyr var Emreis – Neústupný**: vezmeš si do ruky kartu ze soupeřovy odkládací hromádky, jen ne hrdinu.
- **Emhyr var Emreis – Dobyvatel Severu**: platí stále. Kdykoli něčí schopnost vrací jednotku na bojiště, určí ji náhoda.
  Karty braté z hromádky do ruky se vybírají dál.
- **Emhyr var Emreis – Bílý plamen**: platí stále. Soupeřův velitel nemá po celou hru žádnou schopnost.
`,
  },
  monsters: {
    title: "Příšery",
    text: `
**Schopnost:** na konci každého kola zůstane na bojišti jedna náhodná jednotka z tvé strany; hrdinové se nepočítají. Může
to být i špeh, kterého ti poslali, nebo jednotka z vedlejšího balíčku. Není vynesena znovu, takže znovu nesvolává.

Hordy s [nástupem](#muster): celá řada v jediném tahu. Pozor na počasí a na sežehnutí.

## Velitelé

- **Eredin – Velitel Rudých jezdců**: roh pro tvou řadu boje zblízka.
- **Eredin – Smrtonoš**: vezmeš si do ruky kartu ze své odkládací hromádky, jen ne hrdinu.
- **Eredin – Bořitel světů**: odhodíš dvě karty a vezmeš si z balíčku kteroukoli jednu.
- **Eredin – Král Divokého honu**: vynese z tvého balíčku kartu počasí podle tvé volby, třeba i Jasnou oblohu.
- **Eredin Bréacc Glas – Zrádný**: platí stále. Špehové, kteří nejsou hrdinové, platí na všech stranách dvojnásob.
`,
  },
  scoiatael: {
    title: "Scoia’tael",
    text: `
**Schopnost:** rozhodneš, kdo začne první kolo, a to dřív, než kdo uvidí karty. Hrají-li za Scoia’tael oba hráči, rozhodne
hod mincí.

Lesní elfové a trpaslíci: mnoho [hbitých](#agile) jednotek, které počasí uhnou.

## Velitelé

- **Francesca Findabair – Královna Dol Blathanna**: sežehne soupeřovu řadu boje zblízka, má-li celkovou sílu aspoň 10.
- **Francesca Findabair – Překrásná**: roh pro tvou řadu boje na dálku.
- **Francesca Findabair – Sedmikráska z Dolin**: platí stále. Začínáš s jedenácti kartami místo deseti.
- **Francesca Findabair – Čistokrevná elfka**: vynese z tvého balíčku Třeskutý mráz.
- **Francesca Findabair – Naděje Aen Seidhe**: každá tvá hbitá jednotka, která by ve své druhé řadě byla silnější, se tam
  přesune, všechny současně.
`,
  },
  skellige: {
    title: "Skellige",
    text: `
**Schopnost:** na začátku třetího kola se na tvou stranu vrátí dvě náhodné jednotky z tvé odkládací hromádky; hrdinové ne.
Jen se položí, takže vrácený léčitel ani špeh už nic neudělá. U hbitých jednotek vybereš řadu.

Válečníci, kteří smrtí sílí: [mstitelé](#summon-avenger), [berserkové](#berserker) a drakary
s [pevným poutem](#tight-bond).

## Velitelé

- **Crach an Craite – Mořský kanec**: všichni hráči zamíchají celé odkládací hromádky do svých balíčků, i s hrdiny
  a speciálními kartami.
- **Král Bran**: platí stále. [Počasí](#weather) bere tvým jednotkám jen polovinu síly.
- **Arnjolf – Otcovrah**: vyber na své straně jednotku s pevným poutem a vynes z balíčku jednu další téhož jména.
- **Harald an Craite – Mrzák**: vynese z tvého balíčku Mardroeme na volné místo u některé tvé řady.
- **Eist Tuirseach – Král Cintry**: vynese z tvého balíčku Skelligskou bouři.
`,
  },
};
