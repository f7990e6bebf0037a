/** Wilderness cards W25 to W36, told in Czech. */
export const WILDERNESS_C: Readonly<Record<string, string>> = {
  "story.W25.title": "Bílá křída, zelená tráva",
  "story.W25.intro":
    "Na úbočí kopce kdosi vyřezal v drnu kruhy a háky, každý dlouhý jako stodola, bílá křída v zelené trávě. Zespodu to nedává smysl. Z protějšího hřebene je to slovo, i když ne pro lidská ústa. Nad ním od tvého příchodu krouží cosi okřídleného, pořád dokola nad týmž kruhem, a teď už tak nízko, že slyšíš, jak dýchá.",
  "story.W25.A": "Stoupnout si do kruhu a zavolat to dolů.",
  "story.W25.A.end":
    "Zřítí se to naráz, jako se řítí střechy. Plát na levém rameni vezme za své při prvním náletu, na pravém při třetím; při čtvrtém ruka s mečem konečně sekne tam, kde to teprve bude, a ne tam, kde to je. Ovce pod tebou celou dobu nezvednou hlavu od večeře.",
  "story.W25.B": "Rozkopat znamení rýčem.",
  "story.W25.B.end":
    "U posledního háku něco rupne, v kopci, nebo v tobě; umění tvé školy se od té chvíle ozývá pomalu, jako přesezená noha. Bestie prostě odletí. Chlapi, kteří křídu vyřezávali, sedí nad džbánky a najal je prý mág, co bydlí dole u vody.",

  "story.W26.title": "Žihadlo",
  "story.W26.intro":
    "Mantikora umírá pomalu a tolik zdvořilosti jí dlužíš, abys zůstal. Pak je to maso: pět centů masa s ochablou tváří starce a s ocasem, který ze zvyku ještě cuká. Slétají se mouchy. Bolí tě na místech, která ani neumíš pojmenovat. Žihadlo visí na posledním článku, plné, a vydrží týden, když se správně odřízne.",
  "story.W26.A": "Sednout si a celý boj promyslet.",
  "story.W26.A.end":
    "Vyložíš si ho na zem z oblázků: tady skočila, tady jsi měl štěstí, tady ne. Do setmění v tom žádné štěstí nezbude, jen důvody, a ruka, která drží meč, se je všechny naučila.",
  "story.W26.B": "Uříznout žihadlo a naložit ho do soli.",
  "story.W26.B.end":
    "Dvakrát zabalené a přivázané za sedlo prokapává oběma vrstvami. Takový jed patří na alchymistův stůl v zaklínačské škole. V té tvé budou rádi. V jiné možná ještě raději a cizí platí hotově.",

  "story.W27.title": "Kroupy v červnu",
  "story.W27.intro":
    "Práce je hotová, ta věc ze studny už ve studni není a zdejší starosta ti ukazuje pokladnici, obrácenou dnem vzhůru. Kroupy v červnu, říká, a chrámový desátek a most. Stydí se, až má rudé uši. Z hřebíku sejme papír. „Mám tohle. Vdova od vody mi dluží víc, než já dlužím tobě. Je to dobrý papír. Podepsala.“",
  "story.W27.A": "Vzít si papír místo odměny.",
  "story.W27.A.end":
    "Přepíše pohledávku na tebe a oddychne si, jako si člověk oddychne, když kámen skončí v cizí kapse. Vdova má u vody dům, říká, pár starých věcí a dceru. Slíbila, dodá, že zaplatí čímkoli, co má.",
  "story.W27.B": "Přimět ho, ať sežene, co se dá.",
  "story.W27.B.end":
    "Chodí s kloboukem ode dveří ke dveřím. Vrátí se v něm měďáky, náprstek, stříbrný knoflík, a když se všechno zváží, dá to dva zlaťáky. Lidé se dívají, jak odcházíš. Všimneš si, že dali i lano od studny.",

  "story.W28.title": "Třetí pohár",
  "story.W28.intro":
    "Dřevorubec má ruce jako kořeny a sud starší než své děti. Na mýtině neměl od podzimu návštěvu, říká, nepočítaje vlky, a ty nepočítá, protože nesnesou pití. Postaví dva dřevěné poháry, jeden na každou svou pěst, a ze zdvořilosti i třetí, pro tebe. „Mluvit budeme potom,“ řekne. „Já ty lesy znám. Ale mluvit budeme potom.“",
  "story.W28.A": "Zvednout třetí pohár.",
  "story.W28.A.end.1":
    "U desátého přestaneš počítat. Uloží tě pod medvědí kůži a o té věci u slaniska ti poví všechno, a to dvakrát, protože se pořád ptáš. Probudíš se s bubnem místo hlavy, přesto vyspaný a s docela slušnou představou, kde hledat.",
  "story.W28.A.end.2":
    "Skončí to nerozhodně a písničkou. Někde mezi slokami jsou stopy, které viděl, i to, jak byly hluboké. Spíš, dokud slunce nestojí nad mýtinou, a vejce se slaninou má usmažená pro chlapa dvakrát většího, než jsi ty.",
  "story.W28.A.end.3":
    "Padne u čtrnáctého poháru, pomalu jako jeho nejlepší dub, a pořád se usmívá. K lesům se vůbec nedostane. Dojíš mu večeři, lehneš si do jeho postele a nevíš o světě, dokud si nezačnou stěžovat sojky.",
  "story.W28.B": "Říct, že bys radši mluvil nejdřív.",
  "story.W28.B.end":
    "Mrzí ho to, ale je hostitel. Poví ti o stopách drápů ve výšce svého klobouku a kde kvůli nim přestal kácet. Tvůj pohár přelije zpátky do sudu, opatrně, aby neukápla ani kapka.",

  "story.W29.title": "Krajky",
  "story.W29.intro":
    "I pes se drží tam, odkud fouká. Sedlák má nohu položenou na dojicí stoličce a přes ni hadr a ten hadr se trochu hýbe. Před osmi dny šel v noci ke krávě a něco ho kouslo do lýtka. „Po čtyřech to bylo,“ říká. „Ale mělo to šaty. Cáry ze šatů. Krajky.“ Neřekl o tom živé duši. A komu taky, s takovým pánem, jakého tu mají.",
  "story.W29.A": "Ránu otevřít a vyčistit až na kost.",
  "story.W29.A.end.1":
    "Hniloba sahá hluboko a spolkne tři lahvičky, než povolí. O nohu nepřijde. V horečce jmenuje jeden dům u vody, jeho pána a dceru, kterou už hostům neukazují. Krajky jako její, říká.",
  "story.W29.A.end.2":
    "Dvě lahvičky, rozpálený nůž, řemen mezi zuby; pak čistá krev. Když může mluvit, poví ti o panském domě u vody, kde od slunovratu dceři neprostírají.",
  "story.W29.A.end.3":
    "Červi udělali práci za tebe a zbytek obstará kořalka z jeho vlastní police. Hned je mu líp a mluví: pán u vody má dceru, kupuje spoustu syrového masa a švadlena už tam nechodí.",
  "story.W29.B": "Zavázat mu ji a jít se podívat na stopy.",
  "story.W29.B.end":
    "Bláto pod okénkem chléva všechno uchovalo: kolena, klouby rukou, prsty u nohou. Jdeš po nich až k mezi a zjistíš, jak ta věc chodí a co dalšího chodí za ní. Sedlák ti děkuje za obvaz. Je to čistý obvaz.",

  "story.W30.title": "Osmý hrob",
  "story.W30.intro":
    "Sedm hrobů na vesnici o čtyřiceti lidech a osmý kope muž, kterému je každou chvíli špatně. Všichni pili z potoka, protože nic jiného k pití není. Voda vypadá v pořádku. Když si přičichneš k hrnku, je v něm sladkost, která do vody nepatří. Dětem řekli, že je to kletba, protože za kletbu vždycky někdo může.",
  "story.W30.A": "Zůstat a zjistit, co v něm je.",
  "story.W30.A.end":
    "Tři noci sedíš nad hrnci a mrtvými myšmi, než to prozradí jméno i to, co na to platí: dřevěné uhlí, písek, trpělivost. Ze sudu jim postavíš filtr a žádná kniha o lektvarech ti to nikdy nevyložila tak jasně.",
  "story.W30.B": "Brodit se proti proudu, dokud nenajdeš příčinu.",
  "story.W30.B.end":
    "Po půl dni v té vodě zvedáš kryt pomalu a ta pomalost ti zůstane. Úplně nahoře leží v prameni třicet nafouklých vojenských koní. Pluk táboří o kus dál, u vody; jeho lékař to musí slyšet dřív, než se napijí jeho lidé.",

  "story.W31.title": "Někdo řekl daň",
  "story.W31.intro":
    "Když se chlapec zasměje, spadnou ze zdi lžíce. Když se rozpláče, a dnes ráno se rozplakal, protože někdo řekl daň, začne vřít studna. Je mu šest. Babička ho teď má ve sklepě mezi řepou, s lampou a králíkem, a sousedé nosí jídlo jen k vratům. „Je hodný,“ říká ti. „Je tak hodný. Ale kněz mi už počítal dříví.“",
  "story.W31.A": "Naučit chlapce nejdřív dýchat a plakat až potom.",
  "story.W31.A.end":
    "Počítej králíkovi fousky, poradíš mu, na každý jeden nádech. Většinou to drží. Oblíbí si tě natolik, že ti pošeptá, co slýchá v noci chodit za poli. Babička ti zpoza tuřínu vyhrabe lahvičku, se kterou neví co dělat.",
  "story.W31.B": "Nabídnout, že ho vezmeš k lidem, kteří tomu rozumějí.",
  "story.W31.B.end":
    "Sbalí mu košile, vybalí je a zase sbalí. V Ban Ardu jsou mágové, ti se na něj podívají a řeknou, co se má dělat. Jede v sedle před tebou a neotočí se, protože mu řekla, ať se neotáčí.",

  "story.W32.title": "O sezení rozkaz nemluví",
  "story.W32.intro":
    "Most na cestě do Cintry je třetí den zavřený a seržant, který ho zavřel, na něm celou tu dobu stojí, protože o sezení jeho rozkaz nemluví. Bez důvodu nikdo neprojde. Lékárníkovi za tebou, který má pět naložených mezků, došly důvody a začíná se slzami. Podél břehu roste vřesna a vlaštovičník, co hrdlo ráčí.",
  "story.W32.A": "Nabídnout se mezkům jako stráž.",
  "story.W32.A.end":
    "To, praví seržant, je důvod. Na druhé straně se ztrácejí vozy a on by rád věděl proč. Půjdeš před mezky celou cestu až do Cintry; lékárník ti zaplatí tím, co nesou.",
  "story.W32.B": "Vrátit se a trhat podél břehu.",
  "story.W32.B.end":
    "Řežeš, drtíš a vaříš přímo u seržantova strážního ohně a on je rád, že má s kým mluvit. Brašna se ti naplní. Noc také: poslední lahvičku zazátkuješ, když začínají kohouti, a ty sis ani nelehl.",

  "story.W33.title": "Jeden sloupek",
  "story.W33.intro":
    "Noc nejdřív stoupá ze země, potom klesá z nebe, a kde se potká sama se sebou, jsi jen ty. Poslední střechu jsi minul před hodinami. Podle mapy tu má být víska; je tu jeden sloupek od vrat. Do rána bude mrznout. Do prohlubně pod trním by se vešel člověk a malý oheň. Daleko na cestě se něco houpe, docela malé a žluté, snad lucerna.",
  "story.W33.A": "Rozdělat v prohlubni oheň a spát.",
  "story.W33.A.end.1":
    "Každou hodinu se budíš, abys přiložil, a pokaždé to vypadá, že se k tobě přitulil oheň, a ne ty k němu. Je to bídná postel. Ráno je ale suché a odpočinul sis dost na to, abys vstal z vlastní vůle.",
  "story.W33.A.end.2":
    "Trní zadrží vítr a kameny teplo. Nic se ti nezdá. Když otevřeš oči, vyspalý jako málokdy, je jinovatka na všem kromě tebe a na krok od tebe sedí zajíc, který se rozhodl, že mu nevadíš.",
  "story.W33.A.end.3":
    "K ránu jde po cestě něco těžkého, zastaví, zavětří a jde dál. Sám se divíš, že znovu usneš a ještě se vyspíš. Za světla klečíš v jinovatce a čteš, co to prošlo: jak velké, jak chromé a kam.",
  "story.W33.B": "Jít za světlem.",
  "story.W33.B.end":
    "Visí na oji vozu se solí; vozka od poledne bloudí a ruce se mu třesou tak, že stíny tancují. Vedeš mu voly až do rozednění, až na silnici. Dva zlaťáky, nedá si říct, a stydí se, že před hodinou by ti byl dal celé spřežení.",

  "story.W34.title": "Bílý smalt",
  "story.W34.intro":
    "Tvoje wyverna je mrtvá. Šel jsi po ní čtyři dny a tady leží, proklaná dřevcem, a vedle ní klečí mladík v bílém smaltu a z plna hrdla děkuje svatému ohni. Zdechlinu ožehl, pro posvěcení, a zničil ji. „Bratře lovče,“ volá, když tě uvidí, „raduj se se mnou.“ Měšec má plný, koně schváceného a oči se mu nápadně lesknou.",
  "story.W34.A": "Chtít zaplatit za své čtyři dny.",
  "story.W34.A.end":
    "Zaplatí hned, dva zlaťáky, a žádá za to jednu službu: dopis pro jeho řád v Novigradu, který ukážeš v bráně. Píše ho na koleně a pečlivě ho zapečetí. Stojí v něm, ujišťuje tě, co jsi zač.",
  "story.W34.B": "Vyzvat ho, ať radši loví s tebou.",
  "story.W34.B.end":
    "Obejme tě i se smaltem a pak chce něco odpřisáhnout, a ty ho necháš, když mu to zřejmě pomáhá. Jezdit umí, bít se umí a nebojí se vůbec ničeho. Takové jsi už znal. Ani jeden z nich nebyl starý.",

  "story.W35.title": "V jednom střevíci",
  "story.W35.intro":
    "Tři muži s vidlemi mají na provaze čtvrtého a ten čtvrtý je v sametu. Je mu tak sedmnáct a ztratil střevíc. „Mistře zaklínači,“ volá, „otec se ti odmění.“ Jeden z těch tří se zasměje, ne moc nahlas. „Jeho otec mi pověsil bratra za bažanta,“ řekne. „Chceme za něj desátkové knihy, nic víc. Tady máš tři zlaťáky. Viděl jsi jít tele.“",
  "story.W35.A": "Vzít zlaťáky. Viděl jsi tele.",
  "story.W35.A.end":
    "Mince jsou malé a velmi špinavé. Mladík přestane křičet dřív, než bys čekal. Chtějí svoje knihy, opakuješ celý den koni; říkali to; pošlou ho domů v jednom střevíci.",
  "story.W35.B": "Přeseknout provaz a dostat ho pryč.",
  "story.W35.B.end":
    "Jedny vidle ti strhnou nátepník, druhé si v brašně najdou lahvičku; nikomu jsi moc neublížil, a právě to dalo práci. Mladík sedí v sedle za tebou a mluví. Otcův hrad stojí v horách a baron, říká, na nikoho nezapomene.",

  "story.W36.title": "Řídká polévka",
  "story.W36.intro":
    "Má tvoje ruce. Toho si přes jeho oheň všimneš nejdřív a pak toho, jak sedí, aby šetřil levý bok, kam tě v deseti letech kopli. Je šedivý a má jedno ucho, ale brada je tvoje a stříbro taky. „Dal sis načas,“ řekne hlasem, který je tvůj, jen po spoustě kouře. „Polévka je řídká. Nikdy ses to nenaučil.“ A stín vrhá přesně takový, jaký má.",
  "story.W36.A": "Zeptat se ho, co bys měl vědět.",
  "story.W36.A.end":
    "„Sek shora,“ řekne. „Zapomeň ho. Mě stál ucho.“ Zkusíš to a jde to z tebe ven snadno jako zkažený zub. Pak chce vyřídit pár slov starému učiteli ve tvé škole: že pochopil. Neseš je dolů za svítání, kdy už je tu jenom popel.",
  "story.W36.B": "Sníst polévku a na nic se neptat.",
  "story.W36.B.end":
    "Polévka je řídká. Dělíte se o ni, o deku a o ticho, které po žádném z vás nic nechce. Tak sis neodpočinul celý rok. Ráno stojí u ohně jedna miska a ta je tvoje.",
};
