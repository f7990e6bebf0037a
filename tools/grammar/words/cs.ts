import { listed, taking, type Words } from "./words.ts";

export const CS: Words = {
  prepositions: taking({
    g: "bez, beze, do, kolem, kromě, od, ode, podle, u, z, ze, vedle, během, ohledně, pomocí",
    d: "k, ke, ku, kvůli, proti, díky, navzdory",
    a: "pro, přes, skrz",
    l: "při",
    al: "na, o, po, v, ve",
    ai: "mezi, nad, pod, před, za",
    i: "s",
    nai: "se",
  }),
  beforeNames: listed(`
    automa, certifikát*, frakc*, her*, hra, hře, hru, hry, hráč*, kart*, limit, lokac*,
    možnost*, míst*, plán*, port*, postav*, pozic*, pravidl*, pravidel, příkaz*, přepínač*, režim*, soubor*,
    spojenec, stol*, stůl, událost*, velitel*, vlastnost*, zaklínač*, účet, účt*, řad*, řadou, rozšíření,
    schopnost*, stran*, symbol*, tahy, spojenectví, stupnice, vyhráv*, začíná, rozhoduje, volí, vybírá,
    hraje, hrají, má, mají, ovládá, snáší, velí, čte, dělí, ji, jej, ho, je, jsou, jsi, jsem, tu, jako, a,
    i, nebo, ani, pokud, jinak, to, jmenuješ, jménem, napiš, smaže, ně, nahlašuje, pak, dál, bylo
  `),
  roughly: listed(`
    až, nejvýše, nejvýš, nejméně, aspoň, alespoň, přesně, jen, asi, ještě, každých, průměrně
  `),
  nouns: [
    "kart|a y ě u ě ou|y =karet ám y ách ami",
    "bod|- u u - u/ě em|y ů ům y ech y",
    "zlaťák|- u u - u em|y ů ům y ách/ech y",
    "lektvar|- u u - u em|y ů ům y ech y",
    "symbol|- u u - u em|y ů ům y ech y",
    "žeton|- u u - u em|y ů ům y ech y",
    "drahokam|- u u - u em|y ů ům y ech y",
    "záznam|- u u - u em|y ů ům y ech y",
    "zápis|- u u - u em|y ů ům y ech y",
    "znak|- u u - u em|y ů ům y =znacích y",
    "tah|- u u - u em|y ů ům y =tazích y",
    "krok|- u u - u em|y ů ům y =krocích y",
    "efekt|- u u - u em|y ů ům y ech y",
    "plán|- u u - u/ě em|y ů ům y ech y",
    "kus|- u u - u/e em|y ů ům y ech y",
    "zranění|- - - - - m|- - m - ch mi",
    "přihlášení|- - - - - m|- - m - ch mi",
    "použití|- - - - - m|- - m - ch mi",
    "míst|o a u o ě em|a - ům a ech y",
    "kol|o a u o e em|a - ům a ech y",
    "hr|a y =hře u =hře ou|y =her ám y ách ami",
    "výhr|a y =výhře u =výhře ou|y =výher ám y ách ami",
    "remíz|a y ě u ě ou|y - ám y ách ami",
    "poráž|ka ky =porážce ku =porážce kou|ky =porážek kám ky kách kami",
    "jednot|ka ky =jednotce ku =jednotce kou|ky =jednotek kám ky kách kami",
    "kost|ka ky =kostce ku =kostce kou|ky =kostek kám ky kách kami",
    "sekund|a y ě u ě ou|y - ám y ách ami",
    "minut|a y ě u ě ou|y - ám y ách ami",
    "hodin|a y ě u ě ou|y - ám y ách ami",
    "kapitol|a y e u e ou|y - ám y ách ami",
    "chyb|a y ě u ě ou|y - ám y ách ami",
    "škol|a y e u e ou|y - ám y ách ami",
    "řad|a y ě u ě ou|y - ám y ách ami",
    "trofej|- e i - i í|e í ím e ích emi",
    "pozic|e e i i i í|e =pozic ím e ích emi",
    "lokac|e e i i i í|e í ím e ích emi",
    "možnost|- i i - i í|i í em i ech mi",
    "hráč|- e i/ovi e i/ovi em|i/ové ů ům e ích i",
    "zaklínač|- e i/ovi e i/ovi em|i/ové ů ům e ích i",
    "velitel|- e i/ovi e i/ovi em|é ů ům e ích i",
    "divák|- a ovi/u a ovi/u em|=diváci ů ům y =divácích y",
    "soupeř|- e i/ovi e i/ovi em|i ů ům e ích i",
    "d|=den =dne =dni/=dnu =den =dni/=dnu =dnem|=dny =dní/=dnů =dnům =dny =dnech =dny",
    "řád|=řádek =řádku =řádku =řádek =řádku =řádkem|=řádky =řádků =řádkům =řádky =řádcích =řádky",
    "balíč|=balíček =balíčku =balíčku =balíček =balíčku =balíčkem|=balíčky =balíčků =balíčkům =balíčky =balíčcích =balíčky",
    "stol|=stůl u u =stůl u/e em|y ů ům y ech y",
  ],
  numbered: listed(`
    úrov*, krok*, pozic*, kapitol*, řad*, řadě, místo, místa, místě, silou, síl*, cenou, cen*, hráč*, Boj*,
    Obran*, Alchymi*, Specializac*, Štít*, fáz*, lokac*, kol*, schopnost*, číslo, část, části, hodnot*
  `),
  genitive: listed(`
    výběr, limit, limitu, cena, ceny, ztráta, ztrátu, zisk, zbylých, hodnotu, výměn*, včetně, víc, dost,
    cenu, aktivních, méně, efekt, efekty, zpožděním, svých, posledních
  `),
  instrumental: ["zakončit", "libovolnou", "libovolnými"],
  joining: ["a", "i", "nebo", "či"],
  afterNumbers: listed(`
    až, a, i, nebo, na, do, z, ze, za, v, ve, o, od, po, k, ke, ku, u, s, se, si, je, jsou, už, víc, více,
    méně, vyšší, nižší, navíc, bez, pro, při, asi, tu, tolik, není, nejde, byl*, má, pak, splněno,
    nesplněno, BZ, h, stoupá, klesá, vyhrává, přináší, mizí, neodpovídá, potřebuje, nelze, spadla, mimo,
    přečtených, odhozených, pravidel, proti, znova, znovu, končí, žádný, podle, svých, tvých, jejích, místo,
    zranění, musí
  `),
  adjective: /(?:[ýáéíů]|ého|ých|ým|ými|ém|ou|ích|ím|ího|ější|svou|své|svých)$/u,
  address: [
    /(?<!\p{L})(?:vy|vás|vám|vámi|váš|vaš\p{L}+)(?!\p{L})/giu,
    /(?<!\p{L})\p{L}+te(?:-li)?(?!\p{L})/giu,
  ],
  noAddress: listed(`
    (čte/přečte/přičte/odečte), (roste/vyroste), (an/Craite), dvojčete, doupěte, bite, SQLite,
    (vote/mute/unmute/create)
  `),
  together: listed(`
    oba, obě, spolu, dohrajte, odvetu, z vás, vás hraje, mezi vámi, střídáte, střídavě, ty a, společn*, oběma, tvůj spojenec, toho
    přeskočíte
  `),
  storyAddress: [
    /(?<!\p{L})\p{L}+(?:jte|ňte|ďte)(?!\p{L})/giu,
    /(?<!\p{L})\p{L}+[aeěiyáů]la jsi(?!\p{L})|(?<!\p{L})(?:jsi|sis|ses) \p{L}+[aeěiyáů]la(?!\p{L})/giu,
  ],
  gendered: /^(?:\p{L}+(?:[aeěiíouyýá])(?:l|la)|\p{L}+(?:l|la)\(?|je \p{L}+(?:en|ena|án|ána|ut|uta))$/u,
  notGendered: ["podle", "cel*", "celkem", "symbol", "zdála"],
  genderedReader: [
    /\p{L}\((?:a|á|ka|la)\)|\p{L}\/(?:a|la|á)(?!\p{L})/giu,
    /(?<!\p{L})\p{L}+[aeěiíouyů]la?(?= (?:jsi|sis|ses)(?!\p{L}))/giu,
    /(?<!\p{L})(?:jsi|sis|ses|bys|abys|kdybys)(?: (?:už|tu|tam|si|se|to|ho|ji|ještě|jen|nic|sem|tak)){0,2} \p{L}+[aeěiíouyůá]la?(?!\p{L})/giu,
    /(?<!\p{L})(?:jsi|buď|nejsi)(?: (?:už|tu|si|ještě|zatím))? (?:připraven|sám|sama|rád|ráda|hotov|jist|\p{L}+(?:án|ána|ena))\p{L}{0,2}(?!\p{L})/giu,
  ],
  quotes: /„[^“]*“/gu,
};
