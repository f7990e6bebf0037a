/** City stories C13 to C24. */
export const CITY_B: Readonly<Record<string, string>> = {
  "story.C13.title": "Zaklínač, jeden, se stálým platem",
  "story.C13.intro":
    "Tajemník kupeckého cechu na to má formulář. Zaklínač, jeden, se stálým platem: postel, šedý kabát s cechovními vahami na rameni, v poledne polévka a na konci služby odměna. Už žádné handrkování s konšely o utopená telata. Natočí k tobě kalamář. Oknem za jeho zády je cítit pepř, dehet a cizí peníze.",
  "story.C13.A": "Podepsat a obléknout si šedý kabát.",
  "story.C13.A.end":
    "Chodíš vedle vozů s halapartnou, kterou nesmíš použít, až tvoje zápěstí zapomenou, co je to meč. Odměna bude splatná s posledním nákladem sezony; vyzvedneš si ji tam, kam náklad míří, v cechovním skladu dříví v lese.",
  "story.C13.B": "Nechat formulář být a promluvit si s formany.",
  "story.C13.B.end":
    "Tajemník se urazí. Formani ne; už dávno to chtěli někomu povědět. Dva ti to sehrají, jeden za předního vola: zatáčka, kde se zvířata vzpírají, škubnutí zleva, příkop. Hrají mizerně, ale shodnou se, odkud to vyrazilo a kam to zmizelo. Vola pak našli ve dvou farnostech.",

  "story.C14.title": "Ten s fousky",
  "story.C14.intro":
    "Nejdřív kolem tebe proběhne bosý muž s vydří hlavou, v cárech námořnické košile. Za ním pět dalších se sítěmi a bidly a poslední z nich se celý udýchaný zastaví, aby věc vysvětlil. Uteklo to z bedny. Má to větší cenu než celá loď. Ulička vpředu končí zdí a ten s fousky to právě zjistil.",
  "story.C14.A": "Poslat těch pět do jiné uličky.",
  "story.C14.A.end":
    "Člověku se dvěma meči se věří. Když dupot utichne, vydří muž si tě prohlédne, zavrtí hlavou a hodinu tě posunky a za hlasitého vzdychání učí to, co ti jde nejhůř; pak se ukloní a přehoupne se přes zeď.",
  "story.C14.B": "Postavit se mezi něj a sítě.",
  "story.C14.B.end.1":
    "Pět je na úzkou uličku moc. Nejdřív ti načnou kryt, potom trpělivost, a teprve tím je rozhodnuto. Ten s fousky ze sebe ztěžka souká slova: na novigradském nábřeží jsou další bedny, v nich další jako on a čeká se na příliv.",
  "story.C14.B.end.2":
    "Sítě překážejí víc jim než tobě, ale bidla jsou dlouhá a tvůj kryt platí za každý krok. Pak ze sebe hrdlem, které k tomu není, třikrát dostane jediné slovo: Novigrad. Stojí tam loď a ještě není plná.",

  "story.C15.title": "Docela malé nožíky",
  "story.C15.intro":
    "U nejtmavšího stolu v hostinci rozbaluje postava v kápi kožené pouzdro se lžičkami, trychtýřky a docela malými nožíky. Vaří prý totéž, co piješ ty, říká hlasem ani mladým, ani starým. Recept má, kotlík taky, jen byliny ne, a ty tvoje je cítit až sem. Něco od tebe koupí. Anebo byste mohli jít spolu nahoru, dát všechno do jednoho hrnce a podívat se, co z toho bude.",
  "story.C15.A": "Prodat svazek bylin a zůstat sedět.",
  "story.C15.A.end":
    "Kápě očichá každý stonek, zaplatí, co chceš, za vlaštovičník ještě o polovinu víc, a než ti donesou večeři, je pryč. Mince jsou pravé; do všech ses zakousl. Teprve později si všimneš, že tam, kde leželo pouzdro, slezl ze stolu lak.",
  "story.C15.B": "Jít nahoru se vším, co máš.",
  "story.C15.B.end":
    "Probereš se na podlaze s jazykem jako z plsti. Kotlík zmizel, kápě taky a s nimi každá lahvička a každé stéblo, co jsi měl. Kluk ze stáje viděl mezka, jak si to cinká po cestě do hor. Nic tam nahoře není, povídá, leda hospody.",

  "story.C16.title": "Ani za zlámanou grešli",
  "story.C16.intro":
    "Kdo na tomhle trhu vaří lektvary, nestojí ani za zlámanou grešli, povídá bylinkářka a sebe nevyjímá. Přitom drhne vratič a palec má po kloub černý. Jedna duše by se našla, co to umí, žije po poustevnicku mezi stromy a na rychtáře lije pomyje. Co bylinkářka zná, pochytila tam za jediné léto, a pak jí bylo řečeno, ať jde. Prohlíží si tvoje lahvičky s upřímnou lítostí.",
  "story.C16.A": "Přesto si říct o lahvičku od ní.",
  "story.C16.A.end":
    "Překvapí ji to tak, že zapomene chtít peníze. Je to obyčejný hnědý odvar a plave v něm kus stonku, ale je poctivý až do dna a silnější, než sama přiznává. Kdo uslyší o nejlepším, poznamená, přestane většinou stát o dobré.",
  "story.C16.B": "Zeptat se, co je třeba, aby tě tam pustili.",
  "story.C16.B.end":
    "Pro začátek peníze: něco za to, kudy jít, a něco za přímluvu, vyškrábanou na pruh kůry. Drž se uhlířské stezky do lesa, říká, dokud neucítíš jalovec a ocet. Pak se postav tak, aby na tebe bylo vidět.",

  "story.C17.title": "Dům zaplacený a zařízený",
  "story.C17.intro":
    "Bydlí na žebřiňáku za celnicí: notář, jeho žena, tři děti a hodiny. Jejich vlastní dům stojí prázdný nahoře v kopcích, zaplacený a zařízený. Něco v něm chodilo. Mléko v hrnci zčervenalo. Nejmladší nechce říct, co na ni mluvilo přes strop. Smlouvu pro tebe sepsal notář na koleně, ve dvou vyhotoveních, a ruka se mu zatřásla jen u podpisu.",
  "story.C17.A": "Dům odmítnout a zeptat se holčičky, co slyšela.",
  "story.C17.A.end":
    "Umí to nazpaměť, hlásku po hlásce: starý verš a k němu posunek, který zahlédla škvírou mezi prkny. Máš z toho nový kousek, skoro celé Znamení v podobě, jaká se už dávno neužívá. Notáři poradíš, ať prodá, a hodiny jim necháš.",
  "story.C17.B": "Podepsat obě vyhotovení.",
  "story.C17.B.end":
    "Dá ti klíč, ještě teplý z kapsy. Poslední dům u cesty do hor, šedá břidlice, modré okenice, a ať je to, co chce, drží se to pod střechou. Holčička ti dá radu: až se to zeptá, jak se jmenuješ, nejmenuj se nijak.",

  "story.C18.title": "Citronová žluť",
  "story.C18.intro":
    "Než se dostal k věci, zničil čtyři kapesníky. Je tu jistá dáma; dáma obdivuje odvahu; on žádnou nemá, jako dítě byl příliš choulostivý. Zato má citronově žlutý kabátec, kapesné od rodiny a plán, a do plánu potřebuje někoho velkého, kdo umí přesvědčivě prohrát souboj. Přinesl ti na zkoušku masku. Je ze sametu a trochu malá.",
  "story.C18.A": "Nasadit si masku a zahrát mu padoucha.",
  "story.C18.A.end":
    "Pláče vděčností a zničí i pátý. Dáma pojede kočárem k tetě, lesní cestou; máš tam čekat mezi stromy a řvát. Napsal ti i to, co u toho máš povídat, a většinou se to rýmuje.",
  "story.C18.B": "Jít a všechno dámě povědět.",
  "story.C18.B.end":
    "Vážně ti poděkuje a pošle pro dva fleurety. Tajně se učí u šermíře na odpočinku a už má dost toho, že to může zkoušet jen na zahradníkovi. Odcházíš s novým kouskem, obratem zápěstí, který jí na zahradníkovi nikdy nevyšel. Její ctitel to neodpustí ani jí, ani tobě.",

  "story.C19.title": "Tři žáci",
  "story.C19.intro":
    "Dřív než tvář poznáš to kulhání: jeden z mistrů, kteří tě učili padat, daleko od svého dvora a o dvacet let starší. Tři žáci, říká. Nejmenšímu ještě není deset. Jakýsi mág je odkoupil od doprovodu na své pokusy, protože už dostali první byliny a přežili. Mistr kvůli nim prodal koně. Meč ještě ne, ale pořád po něm pokukuje.",
  "story.C19.A": "Zaplatit mu čerstvého koně a nechat ho jet.",
  "story.C19.A.end":
    "Peníze vezme bez díků, jako bere všechno, a splatí je po svém: ještě za tmy ti za stájemi opraví v úderu tvé vlastní školy chybu, kterou ti před dvaceti lety nechal projít. Pak vyjede. Jak to skončilo, se nikdy nedozvíš.",
  "story.C19.B": "Říct mu, že půjdeš sám.",
  "story.C19.B.end":
    "Cestu mu musíš odříkávat, dokud není spokojený: do hor, za poslední mýto, k domu se sklem ve střeše a komínem, ze kterého jde žlutý kouř. Pak ti řekne tři jména a ta váží víc než celá tvoje výstroj.",

  "story.C20.title": "Jedenáct slok",
  "story.C20.intro":
    "Vejdeš do dveří, právě když spouštějí refrén, a ten je o tobě. O zaklínači a o huse jedné pradleny: jedenáct slok, místo na dupání a na medailon rým, který i ty musíš uznat. Děti to zpívají u studny. Konšel si to broukal, zatímco ti odmítal dát na dluh. Ten, kdo to složil, odešel včera, s tržbou velmi spokojený.",
  "story.C20.A": "Zeptat se, kterou cestou se dal.",
  "story.C20.A.end":
    "Dolů k vodě, volají jeden přes druhého; zpívá v krčmách, kde přistávají lodě, a odchází zpravidla zadem. Někdo se ptá, jestli jde husa taky, a ty vyrazíš od nedopitého piva.",
  "story.C20.B": "Přidat jim dvanáctou sloku.",
  "story.C20.B.end":
    "Je to špatná sloka a zpíváš ji ještě hůř, ale je sprostší než všech jedenáct a husa z ní vyjde se ctí. Tlučou do stolů. Klobouk oběhne dvakrát a obojí je tvoje. Melodie ti ještě týden vězí v hlavě jako hřebík.",

  "story.C21.title": "Pořád ta krátká věta",
  "story.C21.intro":
    "U zbrojířského stánku stojí ve frontě třicet lidí a ani jeden nevidí na pult. Bude válka, říká muž před tebou. Bude sleva, říká jeho žena. Jeden praporčík prodává svoje místo. Docela vpředu unavená žena v kožené čapce opakuje každému, kdo se k ní dostane, pořád tutéž krátkou větu.",
  "story.C21.A": "Vzdát frontu a jít ke klidnému stánku vedle.",
  "story.C21.A.end":
    "Sousedka prodává léky a od rána neměla zákazníka. Za trochu řeči a pomoc s plachtou ti vnutí dvě lahvičky, čerstvě zalité voskem. Fronta táhle zasténá: ta krátká věta zněla, že do jara už nic nebude.",
  "story.C21.B": "Vystát si frontu a větu vyslechnout.",
  "story.C21.B.end":
    "Do jara už nic nebude, řekne; pak si všimne tvých rukou, ztiší hlas a přidá ještě jednu. Její kmotra ve Vengerbergu dosud dělá kuše, pomalu a pro lidi, kteří umějí střílet. Jdi tam, vyřiď, že tě posílá, a peníze na ocel měj připravené.",

  "story.C22.title": "Mokré onuce",
  "story.C22.intro":
    "„Boje ne,“ řekne bard přes stůl a ladí loutnu, která pamatuje lepší cesty. „Boje mi vykládá každý. Já chci to chození, mokré onuce a co říkáš koni.“ Lovce příběhů už jsi potkal. Tenhle ale zaplatil polévku, poslouchá celým obličejem a ani jednou se ti nepodíval do očí, jako by byly na prodej.",
  "story.C22.A": "Prodat svůj příběh od hodiny, jako každou práci.",
  "story.C22.A.end":
    "Vyprávíš, dokud se svíčka neutopí ve vlastním vosku. Bard zaplatí bez smlouvání a všechno ti přečte, i s mokrými onucemi, a divně se to poslouchá: někdo dost podobný tobě, jenom o poznání lepší společník. Na schodech mince přepočítáš a souhlasí to.",
  "story.C22.B": "Říct, že chodit se člověk nejlíp naučí chozením.",
  "story.C22.B.end":
    "Loutna je ve vaku, než tu větu dořekneš. Zbývá bardův dluh za nocleh a umění nepotkat hostinskou a pak už jste oba na dvoře v dešti a on se ptá, kterým směrem máš namířeno.",

  "story.C23.title": "Co je večer celé",
  "story.C23.intro":
    "Kovář před kovárnou ohradil vozovými řetězy čtverec a v něm se dva učedníci mlátí jeho zbožím. Takhle prodává, vysvětlí ti kdosi vedle: co je večer celé, jde do stojanu. Kovář, plešatý a ožehlý, chodí okolo a vyvolává ceny. Uvidí ti na zádech meče a řetěz před tebou nadzvedne.",
  "story.C23.A": "Zůstat venku a zeptat se, kdo udělal ten nejlepší kus.",
  "story.C23.A.end":
    "On ne, přizná kovář, dokud je kolem hluk. To jeho starý mistr, který odešel do hor, aby měl blízko k rudě a daleko k zákazníkům. Vyryje ti na nýt svou značku: tu ukaž, zaplať za uhlí a zbroj dostaneš.",
  "story.C23.B": "Podlézt řetěz a bít se.",
  "story.C23.B.end.1":
    "Oba učedníky zvládneš, a pak vyjde kovářova žena. Takovou ránu jsi ještě nedostal a studuješ ji, ještě než dopadneš. Něco z jejího načasování ti zůstane v ruce, která drží meč; většina tvého krytu zůstane v ohradě, na kousky.",
  "story.C23.B.end.2":
    "Čtyři zápasy, čtyři výhry a po každé ví ruka s mečem víc o těžkých zbraních v malém prostoru. Teprve když si hodíš na rameno brašnu, slyšíš, jak v ní křupe sklo: byly to dvě lahvičky. Poslední kluk na ni upadl. Moc ho to mrzí a páchne čemeřicí a dobrou lihovinou.",
  "story.C23.B.end.3":
    "Z ohrady vyjdeš bez škrábnutí a víš už, jak udeřit na každého, kdo drží kladivo nízko. Než najdeš svůj plášť, prodá kovář čtrnáct přileb, pokaždé na tebe ukáže a o podílu se nezmíní.",

  "story.C24.title": "Tři tisíce svazků",
  "story.C24.intro":
    "Prach, myší hnízda, tři tisíce svazků: od té doby, co oslepl, starý kanovník knihovnu nezamyká. Čti mi, prosí každého, kdo zaklepe, a potom si vezmi, co potřebuješ. Hodinu jsi mu předčítal daňové právo a líbilo se mu. Teď složí ruce a obrátí tvář k ohni. Řekni, co tě zajímá, pobídne tě; police má pořád v hlavě.",
  "story.C24.A": "Zeptat se na bestie celého kraje.",
  "story.C24.A.end":
    "Odříkává podle polic a stránek: co se drží mezi stromy, co má doupě vysoko ve skalách, co číhá pod vodou, ve kterém roce to kdo viděl. Píšeš, až se ti pero rozštípne. Tu a tam dodá, kde byl autor podle něj opilý.",
  "story.C24.B": "Zeptat se na zaklínačské školy, které už nejsou.",
  "story.C24.B.end":
    "Jedna se jmenovala po jeřábovi, říká, a kdosi ji vyškrtl ze všech seznamů. Bratr z jeho řádu ji vystopoval až do Ard Modronu a poslal odtamtud půlku dopisu. Jdi tam a najdi tu druhou. A potom mi ji přijď přečíst.",
};
