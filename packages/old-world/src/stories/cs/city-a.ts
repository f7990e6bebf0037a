/** City stories C01 to C12. */
export const CITY_A: Readonly<Record<string, string>> = {
  "story.C01.title": "Sbírka za celý týden",
  "story.C01.intro":
    "Tři kněží srazili dva stoly k sobě a s velkou důkladností propíjejí sbírku za celý týden. Nejmladší si všimne tvého medailonu. Který bůh prý dohlíží na člověka, kterého uvařili v kuchyni? Nejstarší ho napomene, aby byl zdvořilý, a pak se nad mokrými prkny nakloní k tobě, protože by to taky rád věděl. Někdo ti mezitím přisunul stoličku blíž.",
  "story.C01.A": "Přisednout a nechat se hostit teologií po džbánech.",
  "story.C01.A.end":
    "Do půlnoci se shodnou, že patříš bohu, kterého zatím nikdo nestihl pojmenovat. Odnesou tě nahoru do chrámové světnice pro hosty, kde je čistá sláma, a ty spíš, jak jsi nespal od jara.",
  "story.C01.B": "Říct jim rovnou, že ti žádný bůh nikdy nezaplatil.",
  "story.C01.B.end":
    "Nejstarší se rozpláče, nejmladší se rozmáchne svícnem. Ukáže se, že kněží bijí nízko a vždycky v houfu, a ty se naučíš lépe si krýt levou stranu. Před svítáním odkulháš s rozbitým obočím a oka jsi nezamhouřil.",

  "story.C02.title": "Do pátku",
  "story.C02.intro":
    "„Zapaloval si dýmku prsty,“ čte seržant, který si to zapsal. „V ulici s doškovými střechami.“ Na kouzla uvnitř hradeb je třeba povolení, úřad zavřel v poledne a cela za ním páchne mokrým psem a cizími výčitkami. Nevypadá jako krutý člověk. Vypadá jako člověk, který má čtyři dcery a do pátku musí ještě pár lidí zatknout.",
  "story.C02.A": "Přiznat se a přijmout, co zákon naloží.",
  "story.C02.A.end":
    "Pokuta ti z měšce slízne smetanu. Strážnice se ale nudí a chlapi na tobě celou noc, jeden po druhém, zkoušejí cvičení s halapartnami. K ránu ruka s mečem sama ví, jak se dlouhé zbrani dostat na tělo.",
  "story.C02.B": "Nabídnout mu většího hříšníka, než jsi sám.",
  "story.C02.B.end":
    "Ukážeš přes ulici, kde kouzelník bez jakéhokoli povolení prodává milostné amulety ze svíčkového vosku. Seržant má svůj pátek, ty udavačský podíl, a když kouzelníka vedou kolem, podívá se na tebe tak, že si to budeš pamatovat déle než ty peníze.",

  "story.C03.title": "Půlka cibule",
  "story.C03.intro":
    "V jedné ruce držíš lžíci a v druhé půlku cibule, když lavice naproti zasténá. Muž, který na ni dosedl, nosí po jarmarcích kovadliny; celá šenkovna ho zná a celá šenkovna ztichla. Předloktím, ke kterému by se dal uvázat prám, odsune tvou misku a loket zapíchne tam, kde jsi měl večeři.",
  "story.C03.A": "Odložit cibuli a podat mu ruku.",
  "story.C03.A.end":
    "Je mnohem silnější než ty, ale trpělivost v životě nepotřeboval. Držíš, až se zpotí, držíš dál, a pak se prostě unaví. Šenkovna s bručením vyplácí. On svou sázku odpočítá druhou rukou a zdvořile se vyptává, čím tě krmili.",
  "story.C03.B": "Přitáhnout si misku a říct, že jíš.",
  "story.C03.B.end":
    "Čeká, kdy ten žert skončí. Neskončí; žvýkáš. Nakonec si objedná totéž, po něm ještě dvě porce, a vypráví ti o svých kolenou. Jdeš spát najedený, v teple a s celými kostmi, což se nestává často.",

  "story.C04.title": "Jedna bota",
  "story.C04.intro":
    "Příkop pod městskou hradbou je plný dešťové vody a v ní sedí trpaslík v jedné botě, v dlani drží vlastní zuby a počítá je. Vozík leží vedle něj koly vzhůru, hrnce rozšlapané naplocho. Pět výrostků, říká, a strážník, aby jim podržel kabáty. O nic neprosí. Jen by rád věděl, kde jsi byl zrovna v tu chvíli ty.",
  "story.C04.A": "Jít těch pět výrostků najít.",
  "story.C04.A.end":
    "Najdeš tři a to stačí. Vydají ukradený měšec a k němu botu, jenže ne tu pravou. Trpaslík všechno dvakrát přepočítá a jednu minci ti vnutí: cizímu dlužit nebude. Strážník se dívá, jak odcházíš, a učí se tvou tvář nazpaměť.",
  "story.C04.B": "Postavit vozík na kola a dovést trpaslíka k příbuzným.",
  "story.C04.B.end":
    "Bratranci mají míli odtud kovárnu a kotlík pořád nad ohněm. Zatímco mu vybírají z tváře štěrk, vypovědí ti, co jim bere kozy: kde to chodí pít, odkud přichází a jak těžce našlapuje.",

  "story.C05.title": "Police za závěsem",
  "story.C05.intro":
    "Vdova po soudci si chce dát ocenit manželovu knihovnu a kdosi jí řekl, že zaklínači umějí číst. Většinou je to právo. Jedna police za závěsem se však týká tvého cechu: mutace, stravování, záznamy o pitvách psané úhlednou rukou a učebnice šermu opsaná od žáka, který ji nejspíš nenabídl sám. Pod ní stojí soudní spisy. Vdova se ptá, jestli je na tom něco pravdy.",
  "story.C05.A": "Zasednout k polici za závěsem.",
  "story.C05.A.end":
    "Vezmeš si stránky, které cizímu nepatří; ona se dívá, jak je vyřezáváš, a mlčí. V každé zaklínačské škole je rádi uvidí zpátky a ještě raději v ohni. Příští lekce, o kterou požádáš, tě přijde o hodně levněji.",
  "story.C05.B": "Projít soudní spisy a hledat ztracený dobytek.",
  "story.C05.B.end":
    "Byl to krutý člověk, ale přesný. Mezi dvěma popravami si zapsal každé jehně a každé dítě, které se ztratilo, s datem, počasím a směrem. Přenesené na mapu se jeho sloupce stáčejí k jedinému místu. Poděkuješ vdově za půjčené pravítko.",
  "story.C05.name": "Vyříznuté listy",

  "story.C06.title": "Panský výpad",
  "story.C06.intro":
    "Hlava, kterou jsi za úsvitu nechal u městského písaře, vězí na kůlu uprostřed náměstí a pod ní mladý pán v čistém brnění líčí, jak ji získal. Výpad mu jde docela pěkně. Dva dny v rákosí vynechává. Dav hází květiny, písař si prohlíží boty a panský správce si tě právě všiml.",
  "story.C06.A": "Přede všemi urozeného pána opravit.",
  "story.C06.A.end":
    "Požádáš ho, aby ukázal ránu. Ukáže špatnou stranu. Tasíš tedy a rozesmátému náměstí celou věc pomalu předvedeš, a jak to děláš pomalu, najdeš ve starých fintách své školy něco, co se za léta spěchu zaneslo.",
  "story.C06.B": "Prohodit tiché slovo se správcem.",
  "story.C06.B.end":
    "Správce má pro takové případy zvláštní měšec; nejsi první, komu z něj platí, ani nejdražší. Zaplatí a požádá tě, abys odešel rybí brankou. Za tvými zády se pán znovu dostal k výpadu a ten mezitím povyrostl.",

  "story.C07.title": "O trávení ghúlů",
  "story.C07.intro":
    "Píše knihu o trávení ghúlů a žádného nikdy nepotkala, což sama uznává za slabinu svého díla. Dvě hodiny se tě učenkyně vyptávala, dobře se vyptávala, a má inkoust na bradě. Láhev je teď prázdná, čtvrtá kapitola celá škrtnutá a ona odemyká skříň za svými zády. Univerzita, říká, trvá na tom, že prameny se platí.",
  "story.C07.A": "Vybrat si z lahviček na horní polici.",
  "story.C07.A.end":
    "Jsou to její vlastní odvary, dvakrát cezené a popsané písmem, které přečteš i potmě. Dva z nich zabalí do zavržené čtvrté kapitoly, která se ukáže být dobrým silným papírem, a prosí, abys jí případné potíže sdělil písemně.",
  "story.C07.B": "Zeptat se, kolik univerzita platí v hotovosti.",
  "story.C07.B.end":
    "Hostům za katedrou platí od hodiny, po odečtení svíčky. Zapíše tě mezi exempláře, pak to škrtne a napíše: profesorský sbor. Kvestor v přízemí si lístek třikrát přečte, podívá se ti do očí a usoudí, že raději zaplatí.",

  "story.C08.title": "Od noci, nebo od hlavy",
  "story.C08.intro":
    "Na ducha, stojí ve smlouvě; obchodníci se solí na tom slově trvali. Sténání v dolním skladu, studené prsty na krku hlídače, dva nosiči, kteří šli domů a nikdy nedošli. Čekáš mezi sudy, až lampa dohoří. Co pak sejde po schodech, nevrhá stín, otře si boty a příjemným hlasem se zeptá, zda tě platí od noci, nebo od hlavy.",
  "story.C08.A": "Odpovědět, že od hlavy, a tasit.",
  "story.C08.A.end":
    "Je to rychlejší než kterýkoli duch a o poznání hmotnější. Když se dokutálí poslední sud, jsou z tvé zbroje cáry a upír leží v láku. Obchodníci zaplatí, co bylo ujednáno za ducha, a ani o měďák víc. U brány čekají dvě vdovy; chtějí to vidět, dlouho se dívají a jedna ti pak beze slova stiskne ruku.",
  "story.C08.B": "Odpovědět, že od noci, a meč zasunout.",
  "story.C08.B.end":
    "Nabídne ti úspory obou nosičů, kteří je už nepotřebují, a slib, že ranním člunem odpluje. Slib dodrží. Obchodníci ti zaplatí také, za ten klid. Když proti tobě jdou ty dvě vdovy, přejdeš na druhou stranu ulice.",

  "story.C09.title": "Každé úterý",
  "story.C09.intro":
    "Chce to mít z krku, říká bednářova žena, a chce to mít z krku dřív, než se o tom dozvědí sousedé, což bude těžké, soudě podle tváří v oknech. Rohy. Kozí nohy. Každé úterý muž vyleze do starého holubníku a dolů sestupuje s pískáním, a přitom si dvanáct let nepískl. Žena položí peníze na stůl a nepláče.",
  "story.C09.A": "Vylézt k holubníku a zaklepat.",
  "story.C09.A.end":
    "Rohatá ti nalije horkého vína a manželky je jí líto; bednář jí tvrdil, že je vdovec. Víckrát ho nepřijme. Peníze necháš být, do poledne dřímáš u jejího ohřívadla a odpočatého tě probudí hádka opožděná o dvanáct let.",
  "story.C09.B": "Vylézt k holubníku se stříbrem v ruce.",
  "story.C09.B.end":
    "Kope, jak se na rohatou sluší: prorazí ti kryt a ty opouštíš holubník skrz zeď, v oblaku peří. Na zádech v kopřivách navždy zavrhneš svůj oblíbený první výpad. Její byl lepší. Uprchla, a ty ten její až do večera cvičíš.",

  "story.C10.title": "První je zadarmo",
  "story.C10.intro":
    "Teď to bere každý, ujišťuje tě kluk s tácem: soudci, tanečnice, ti lepší kanovníci. Modrý prášek v papírku, špetka pod jazyk. Voní to pelyňkem, připáleným cukrem a ještě něčím z tvé vlastní brašny, co by se na rohu ulice prodávat nemělo. První papírek je zadarmo. Zorničky má jako groše.",
  "story.C10.A": "Dát si špetku pod jazyk.",
  "story.C10.A.end":
    "Den a noc je svět pomalý a všechno v něm jde samo; doběhl bys k moři a zpátky. Když to povolí, usneš a vstaneš odpočatý za dva, ale kryješ se od té doby hůř: to v tobě, co umělo včas ucuknout, kamsi odešlo a nenechalo vzkaz.",
  "story.C10.B": "Odnést si papírek a zjistit, co v něm je.",
  "story.C10.B.end":
    "Svaříš to, usušíš, ochutnáš kůrku a za úsvitu to máš: mozek topivce bělený louhem, a nikdo tě neučil, že to vůbec jde. Zapíšeš si postup. Druhý den plave klukův tác v kanále a kluka nikdo neviděl.",

  "story.C11.title": "Otruby na podlaze",
  "story.C11.intro":
    "Nikdo u dvora nemluví jinak než šeptem a podlahy jsou vysypané otrubami, aby nebylo slyšet boty. Následníkovi je sedm a měsíc kašle. Čtyři lékaři stojí podél zdi, tak daleko od sebe, jak zeď dovolí. Otec, který tu vládne a dávno nespal, tě chytí za rukáv. Tvoje lektvary zabijí dospělého muže, to ví. Co dokážou po kapkách?",
  "story.C11.A": "Dát chlapci z vlastní lahvičky, kapku po kapce.",
  "story.C11.A.end":
    "Padne na to celá noc i celá lahvička, ředěná proti všemu, co tě učili, až přijdeš o jistotu ve vlastních mírách a vařit budeš hůř než včera. Za svítání si chlapec řekne o švestky. Otec platí jako člověk, který kupuje zpátky celý svět.",
  "story.C11.B": "Lahvičku schovat a prohledat komnatu.",
  "story.C11.B.end":
    "Za závěsem postele sedí něco malého a šedého, co žije z cizího dechu. Dostaneš to potmě, uměním své školy, které ti nikdy nešlo tak najisto, a stojí tě to jeden nátepník. Chlapec spí. Lékaře prý v poledne stejně zbičovali.",

  "story.C12.title": "Než odbije poledne",
  "story.C12.intro":
    "Pod záplatovanou plachtou balí stařec kuše do naolejovaného plátna, jednu po druhé, jako by ukládal děti ke spánku. Čtyřicet let má tohle místo a teď rada zakázala prodávat všechno, co projde kyrysem. Než odbije poledne, chce být pryč. Vůz je na něj vysoký, záda už neslouží a poslední kusy ještě leží na pultě.",
  "story.C12.A": "Naložit mu vůz.",
  "story.C12.A.end":
    "Dvě hodiny se s tím taháš. Zaplatí ti, jak se patří, a nenechá si to vymluvit: kdo dělá zadarmo, říká, kazí řemeslo ostatním. V bráně se na své místo ještě jednou ohlédne. Už na něm stojí koláčník.",
  "story.C12.B": "Zeptat se, co chce za tu nejmenší.",
  "story.C12.B.end":
    "Jednu minci, říká, a není to cena, to jen aby to ani jeden z vás nemohl nazvat darem. Přeměří si tě od ramene k zápěstí, všechno na pultě přejde a začne šátrat ve slámě na voze.",
};
