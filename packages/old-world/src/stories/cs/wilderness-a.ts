/** Wilderness cards W01 to W12, told in Czech. */
export const WILDERNESS_A: Readonly<Record<string, string>> = {
  "story.W01.title": "Mech",
  "story.W01.intro":
    "Mech dokázal, co nesvedla žádná armáda: dobyl elfí věž, schod po schodu, až k poslednímu oblouku. Uvnitř se ještě točí schodiště, každý třetí stupeň chybí. V přízemí za závěsem z břečťanu obíhá celou zeď vlys, tanečníci nebo šermíři, po kolena vysocí a ostří jako v den, kdy je vytesali. Světlo vydrží ještě hodinu.",
  "story.W01.A": "Vystoupat po schodech a podívat se na kraj shora.",
  "story.W01.A.end.1":
    "Páté odpočívadlo se utrhne i s tebou. Cestou do sklepa mineš dvě patra a skoro celou zbroj necháš na trámech. Chvilku jsi ale přece jen stál nahoře a pohled na cesty tenké jako provázky ti udělal tak dobře, jako by ses vyspal.",
  "story.W01.A.end.2":
    "Vylezeš až na vrch, vykloníš se a za zády uslyšíš, jak ti brašna klouže přes okraj. Sklo, všechno, co ho bylo, padá dlouho. Lepší rozhled svět nenabízí, a tak pod obloukem přespíš a vyspíš se dobře.",
  "story.W01.A.end.3":
    "Jeden stupeň se ulomí a vezme s sebou řemen i s přezkou; ostatní drží. Shora spočítáš každý komín na deset mil daleko a dolů sejdeš odpočatý a s přesnou představou, kde budeš zítra.",
  "story.W01.B": "Zůstat dole a projít podél vlysu celou zeď.",
  "story.W01.B.end":
    "Jsou to šermíři. Čtyřicet postav, jediný pohyb, každá o dech později než ta před ní. Chodíš dokola až do tmy, napodobuješ zápěstí a paty, a kdesi ve třetím kole to přestane být elfí a je z toho přesně to, oč tvé škole odjakživa šlo.",

  "story.W02.title": "Měděná, dvě ucha",
  "story.W02.intro":
    "„Měděná, dvě ucha, po mamince,“ opakuje stařena u přelízky už potřetí. Půjčila ji uhlířům, před čtyřmi zimami. Z vesnice si pro ni nikdo nechce dojít. Ty dojdeš a uhlíři ti pánev podají s pokrčením ramen: mysleli, že jdeš kvůli něčemu horšímu. Je to moc dobrá pánev. Uvařilo by se v ní rovnoměrně cokoli.",
  "story.W02.A": "Donést stařeně její pánev.",
  "story.W02.A.end":
    "Natáčí ji proti světlu, najde každý nový škrábanec a žádný neodpustí. Pak z uzlíku odpočítá jednu minci a přidá lahvičku, kterou tu nechal nebožtík muž. „Dostal ji od jednoho, jako jsi ty,“ řekne.",
  "story.W02.B": "Nejdřív rozdělat oheň a uvařit si v ní.",
  "story.W02.B.end":
    "V takové mědi se nic nezkazí. O půlnoci máš brašnu plnou. Ráno pánev páchne mandragorou a ještě pár let bude, takže ji položíš na práh, než se stařena vzbudí, a než začne vařit, jsi za mlýnem.",

  "story.W03.title": "Devět schodů",
  "story.W03.intro":
    "Ten, kdo tu krvácel, zprvu šel po svých. Za tisy už jsou otisky dlaní. Stopa vede přes hřbitovní trávu a po devíti schodech dolů do hrobky lidí, jejichž jméno z překladu dávno smyl déšť. Dveře jsou pootevřené, zatlačené zvenčí. Něco dole přenese váhu a čeká, jak čekávají kočky. Opačným směrem se stopa vrací k úvozu.",
  "story.W03.A": "Vypít, co pomáhá, a sejít devět schodů.",
  "story.W03.A.end":
    "Na schodech vyprázdníš dvě lahvičky a obě potřebuješ. Ghúl je starý a ruku, která drží meč, naučí víc než leckterý mistr. Muž, kterého sem zatáhl, už nepoděkuje. Zavřeš mu oči a potom dveře.",
  "story.W03.B": "Vydat se po krvi zpátky tam, kde to začalo.",
  "story.W03.B.end":
    "V úvozu leží krosna podomního obchodníka, popruh překousnutý, ve slámě dvě zapečetěné baňky, celé. Hluk v hrobce ustal. Říkáš si, že ten člověk byl dávno mrtvý. Možná byl.",

  "story.W04.title": "Kůň na střeše",
  "story.W04.intro":
    "Na střeše hospody stojí kůň. Hnědák, osedlaný a klidný; objevil trávu, která roste z došků, a nevidí důvod ke spěchu. Stavení je zapuštěné do svahu, takže jak se tam dostal, je jasné. Jak se dostane dolů, o tom panuje jedenáct názorů a přijímají se sázky. Hostinský se na tebe podívá, jako by už bylo rozhodnuto.",
  "story.W04.A": "Vylézt nahoru a svést zvíře vlastníma rukama.",
  "story.W04.A.end.1":
    "Šest kroků jde jako beránek. Sedmým projde došky do pokoje pro novomanžele. Účet od hostinského je dlouhý a spravedlivý. Zato ses naučil zacházet s vlastní vahou, a to ti až dodneška šlo ze všeho nejhůř.",
  "story.W04.A.end.2":
    "Mluvíš, kůň poslouchá, trám praská. Zvíře seskočí a dopadne bez úhony; komín ne. Zaplatíš cihly a odcházíš s lepším smyslem pro rovnováhu, a ten ti cestou nahoru chyběl ze všeho nejvíc.",
  "story.W04.A.end.3":
    "V půli cesty ucítí tvou brašnu, lekne se a šlápne tam, kde byla lahvička. Pak už jde pokorně. Byla to krušná půlhodina, ale došlap, tvá odvěká slabina, je spravený.",
  "story.W04.B": "Sednout si a říct, že hlad ho přivede.",
  "story.W04.B.end":
    "Tráva vydrží do poledne; potom hnědák sejde, kudy přišel. Bylinkářka, jediná, kdo vsadil na tebe, vybere peníze od jedenácti znalců a o výhru se rozdělí po svém: dvě lahvičky, dobře zazátkované.",

  "story.W05.title": "Jednatřicet slepic",
  "story.W05.intro":
    "Jednatřicet slepic od novoluní a starosta na to má vrubovku. Říká bazilišek, protože za baziliška nikdo nemůže. Kurník za jeho domem má pořádnou střechu, dveře na závoru a pod prahem škvíru na dlaň širokou. V kopřivách leží peří, ale není ho moc. Zaplatí prý, jen když bude mít jistotu.",
  "story.W05.A": "Strávit noc v kurníku a ani se nehnout.",
  "story.W05.A.end":
    "K ránu proklouzne škvírou liška, hubená, třínohá, radost pohledět. Naznačí doleva, slepici vezme zprava a protáhne se ti mezi rukama. Ohlásíš lišku. A pak si za stodolou její fintu nacvičíš.",
  "story.W05.B": "Nastražit návnadu ze všeho, co máš v brašně.",
  "story.W05.B.end":
    "Do rána padnou všechny lahvičky a v kopřivách leží starostův švagr, zelený jako pórek, ve vousech peří. Přežije to. Starosta ti zaplatí za to, že jsi netvora našel, a ještě jednou tolik za to, že ho nebudeš popisovat.",

  "story.W06.title": "Čára v blátě",
  "story.W06.intro":
    "Na úzkém konci hráze stojí bok po boku dva ještěří lidé, bronzová kopí opřená o zem, hrdla jim v chladu pomalu tepou. Myslel sis, že z tohohle kraje odešli nebo vymřeli. Nevyhrožují. Ten vyšší udělá koncem kopí do bláta čáru, podívá se na ni, podívá se na tebe a potom na vak u tvého boku.",
  "story.W06.A": "Tasit meč a překročit čáru.",
  "story.W06.A.end":
    "Je to zápas, ne zabíjení; chodí po jednom a při první krvi přestávají. Přijdeš o pláty, řemení i lahvičku, než ten vysoký ustoupí. Potom tě nechá vybrat, co chceš umět, a trpělivě ti to ukazuje, dokud to neumíš.",
  "story.W06.B": "Položit na čáru svou sůl a čekat.",
  "story.W06.B.end":
    "Jazyk ochutná. Dlouho se radí, samé mlaskání. Pak ten menší postaví na místo soli dvě zazátkované tykvice: odvar z bažin, hořký a poctivý. Rozestoupí se před tebou jako dveře a cesta za nimi vede dál.",

  "story.W07.title": "Unce po šesti zlaťácích",
  "story.W07.intro":
    "Nad kozí stezkou se svah staví jako zeď a v jediné puklině, kam ráno dosáhne slunce, roste bylina, kterou znáš jen sušenou, unce po šesti zlaťácích. Dva trsy. Skála je mrazem zpuchřelá; kolem tebe bezdůvodně prolétávají kamínky. A tady dole je mokrý jíl na stezce plný otisků.",
  "story.W07.A": "Vylézt pro byliny.",
  "story.W07.A.end":
    "Deset sáhů nad zemí ti v rameni rupne, jako když se trhá plátno. Dolů sneseš za košilí oba trsy, akorát na dvě silné lahvičky, a jeden sek, který umíš od kluka, z té paže prostě zmizel.",
  "story.W07.B": "Nechat byliny být a číst ve stopách.",
  "story.W07.B.end":
    "Koza, koza, kluk, koza a potom něco, co chodí kozám v patách a šlape přesně za nimi. Změříš délku kroku pochvou. Teď víš, co stádo tak plaší a kam to odtud jde.",

  "story.W08.title": "Po klekání",
  "story.W08.intro":
    "Po klekání tu žádný rybář nevyjede a dnes v noci vidíš proč. Nad středem jezera visí bledý tvar, dlouhý jako prostěradlo na šňůře, a otáčí se, i když je bezvětří. Voda pod ním je docela hladká. Chvílemi vydá zvuk jako člověk, který se probudil v cizím pokoji. Loďky leží v řadě na břehu a nikdo je nezamkl.",
  "story.W08.A": "Vyplout na loďce přímo k němu.",
  "story.W08.A.end":
    "Nechá tě připlout blízko a pak jsou všude studené ruce. Než najdeš slova, která ho vysvobodí, roztrhne ti mráz na zbroji jeden plát. Zhasíná a ptá se přitom, v čem bys chtěl být lepší; řekneš mu to a jsi.",
  "story.W08.B": "Na břehu nakreslit kruh a vydržet v něm.",
  "story.W08.B.end":
    "Přijde o půlnoci, ve dvě a ještě jednou před svítáním a pokaždé se zastaví u tvé čáry. Osm hodin se krýt a ani jednou sebou netrhnout je řemeslo jako každé jiné a teď ho umíš. Ráno ti rybář přinese polévku a na nic se neptá.",

  "story.W09.title": "Velice čisté ruce",
  "story.W09.intro":
    "Vedle tebe zastaví vůz, a kola ani nehlesnou. Mula je slepá, náklad zakrytý a muži na kozlíku může být šedesát nebo tři sta; tvář má jako sušenou hrušku a ruce velice čisté. „Máš tam cestu,“ řekne, neptá se. „Já taky.“ O penězích nemluví. Na mezi stojí v posledním slunci po kolena byliny, které potřebuješ.",
  "story.W09.A": "Vylézt k němu na kozlík.",
  "story.W09.A.end":
    "Vypráví o žních před válkou a neřekne, před kterou. Na chviličku zavřeš oči. Když je otevřeš, vysazuje tě tam, kam jsi chtěl, boty máš suché a celou denní práci ještě před sebou.",
  "story.W09.B": "Poděkovat, zůstat a natrhat si byliny.",
  "story.W09.B.end":
    "Přikývne, jako bys v něčem obstál nebo propadl. Trháš, dokud vidíš na ruce, a u příkopu vaříš, dokud se dá brašna dopnout. Jdeš dlouho do noci, spíš málo a žádná kola neslyšíš.",

  "story.W10.title": "Jen na stání",
  "story.W10.intro":
    "Jediná hospoda na dva dny cesty a je v ní celý svět: honáci, dráteníci, svatba, které se ztratil ženich, devět zutých trpasličích cestářů. Déšť šlehá ze strany. „Místo je jen na stání,“ volá hostinská, „nebo na seně, jestli ti nevadí společnost.“ Ta společnost, dodá, má dřevěnou nohu a tvrdí, že učila šermovat tři krále.",
  "story.W10.A": "Vmáčknout se mezi honáky a trpaslíky.",
  "story.W10.A.end":
    "Skončíš vklíněný mezi podkovářem a porodní bábou, kteří dohromady vědí všechno, co se může na těle pokazit. Ptají se, co by ti mělo sloužit líp, nepohodnou se, jak na to, a jeden po druhém to na tobě dokazují. Pravdu má bába; tak dobře ti to nesloužilo už léta.",
  "story.W10.B": "Jít spát na seno i s tou společností.",
  "story.W10.B.end":
    "Mluví až do kuropění. Jeden sek ti přikáže zapomenout, lepší ti vtluče do hlavy násadou od hrábí, a mimochodem prozradí, co viděl žrát u cesty. Na spánek nezbude ani chvilka.",

  "story.W11.title": "Celá moje setnina",
  "story.W11.intro":
    "Poustevník už zametl dvůr až na kámen a zametá dál. Kdysi býval seržantem; je to poznat z toho, jak rovná dříví. „Nech mi tu meč,“ řekne. „Jen ten jeden. V noci přicházejí po pěšině, celá moje setnina, a ptají se, kde jsem byl.“ Na polici za ním stojí dvě zaprášené baňky s vojenskou pečetí. Nespal už pěkně dlouho.",
  "story.W11.A": "Nechat mu meč, který znáš nejlíp.",
  "story.W11.A.end":
    "Zasune ho pod kavalec jílcem ven, dvakrát zkusí, jestli na něj dosáhne, a dá ti obě baňky. Čepel, kterou seženeš v příští vsi, ti v dlani nesedí a všechno, co tě naučili ve tvé škole, z ní vychází křivě.",
  "story.W11.B": "Zůstat přes noc a setkat se s jeho setninou.",
  "story.W11.B.end":
    "Vypiješ dvě lahvičky a postavíš se do dveří. Opravdu přijdou: šedí, v kroku, devatenáct. Bít se sám s celou řadou, to ruku s mečem hodně naučí. Za svítání seržant přečte devatenáct jmen, lehne si na své čisté kameny a usne.",

  "story.W12.title": "Ječmen",
  "story.W12.intro":
    "Položili chlapce na kuchyňský stůl, protože tam je líp vidět. Je mu devět, deset. Něco se zvedlo z ječmene a otevřelo mu nohu od kyčle ke kolenu; otec ji podvázal ohlávkou. „Polní obluda,“ říká. „Zalezla zpátky.“ Venku běží k mezi ulička zválených stébel, ještě docela čerstvá. Matka neřekne vůbec nic a dívá se na tvou brašnu.",
  "story.W12.A": "Otevřít brašnu a pustit se do nohy.",
  "story.W12.A.end":
    "Padnou na to všechny tvé lahvičky a lampa dohoří dřív, než uděláš poslední steh. Bude kulhat. U vrat ti otec vysází do dlaně tři zlaťáky, cenu koně od té ohlávky, a zpátky si je nevezme.",
  "story.W12.B": "Pronásledovat tu bestii, dokud je stopa čerstvá.",
  "story.W12.B.end":
    "Zabiješ ji v křoví na mezi, když vychází měsíc, ranou, kterou jsi nikdy předtím nevedl, místo té, která selhala a kterou už nepoužiješ. Vlečeš se zpátky, úplně vyčerpaný. Stůl je vydrhnutý. Nikdo se neptá, kde jsi byl tak dlouho.",
};
