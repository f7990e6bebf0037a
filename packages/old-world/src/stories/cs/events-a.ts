/** Event cards E01 to E12, told in Czech. */
export const EVENTS_A: Readonly<Record<string, string>> = {
  "story.E01.title": "Poslední ze slámy",
  "story.E01.intro":
    "Ze slámy vytáhne docela nakonec tu, kterou by si nejradši vzal do hrobu. Je malá, prostá a někdo, kdo ji měl rád, ji poctivě olejoval: ořechová pažba, spoušť z rohu, tětiva, kterou sám voskoval. „Ty velké jsou na hradby,“ řekne starý kupec a otře ji rukávem. „Tahle je pro člověka, který hned potom musí utíkat.“ Palcem vyzkouší tah, zaposlouchá se a je spokojený.",
  "story.E01.end":
    "Ukáže ti, jak ji natáhnout jednou nohou a bez klení. Jedna šipka, poví, než se boj pořádně rozehřeje, a něco jiného kvůli ní musíš pustit z ruky. Pak se otočí k vozu, aby se nemusel dívat, jak odchází ulicí.",
  "story.E01.name": "Kuše",

  "story.E02.title": "Černá hrušeň",
  "story.E02.intro":
    "Sedm mágů sedí za stolem z černé hrušně a hledí na tvou plst a klih, jako se hledí na to, co přinesla kočka. Písař předčítá stížnost. Čte hezky; i to mrholení má u něj důstojnost. A pečeť, jak vyjde najevo, prodávají po tuctech. Je to pro ně trapné, dveře jsou otevřené a lidé poslouchají. Vyzvou tě, abys řekl, co by tu trapnost zmírnilo.",
  "story.E02.A": "Chtít své peníze a k nim něco za ostudu.",
  "story.E02.A.end":
    "Pokladník přepočítává mince dvakrát a pomalu v naději, že tě to omrzí. Neomrzí. K večeru odejde dolů příkaz, ať si ten kupec sundá vývěsní štít, a plstí někdo ucpe škvíru, kudy táhlo.",
  "story.E02.B": "Chtít, aby tě raději pustili do sklepa rady.",
  "story.E02.B.end":
    "Sklepník ti naplní poutka zazátkovaným sklem, a protože je tam dole sám, povídá. Jeden z mistrů platí pastýřům za zprávy o jakési bestii. Poví ti, kterým pastýřům a kolik z nich ještě nějaké ovce má.",

  "story.E03.title": "Pilka na kosti schne",
  "story.E03.intro":
    "Podél břehu stojí řady stanů a vítr nese dehet, latríny a vařené kroupy. Vojenský lékař poslouchá s vyhrnutými rukávy a v klíně mu schne pila na kosti. Jakmile dojdeš k mrtvým koním v prameni, křikne rozkaz a po celém táboře začnou muži vylévat sudy do bláta. Dnes večer by z nich pilo čtyři sta vojáků. „Hlášení ještě nikoho nezachránilo,“ řekne. „Tys je zachránil. Co potřebuješ?“",
  "story.E03.A": "Chtít tolik lahviček, kolik jich může postrádat.",
  "story.E03.A.end":
    "Odemkne truhlu důstojníků, ne tu pro mužstvo, a cpe ti brašnu, dokud popruh nezasténá. „Plukovníci se uzdraví tak jako tak,“ míní. Odcházíš, cinkáš jako dráteník a našlapuješ s rozmyslem.",
  "story.E03.B": "Zeptat se, co s sebou nosí pro sebe.",
  "story.E03.B.end":
    "Ta otázka ho potěší; doktora se nikdo neptá, jak to dělá, že žije. Sáhne pod lůžko, vytáhne plochou brašnu z odřené teletiny a skoro ostýchavě ji začne rozepínat.",

  "story.E04.title": "Pírko, svíčka, vejce",
  "story.E04.intro":
    "V Ban Ardu zkoušejí chlapce v místnosti bez oken. Pírko, svíčka, miska vody, vejce: má pohnout, čím dovede. Svíčka zaplápolá. Vejce se po dlouhé chvíli orosí. Pět mistrů se radí za dlaněmi a chlapec se nedívá na ně, ale na tebe. „To ostatní dělal strach,“ praví nejstarší. „Něco málo zbylo. Mohli bychom si ho nechat v kuchyni a počkat, jestli to poroste.“",
  "story.E04.A": "Nechat ho mistrům; střecha je střecha.",
  "story.E04.A.end":
    "Nepláče; zeptá se, kde mají talíře. Nejstarší mistr má teď lehké svědomí, dá ti na vybranou a celé dvě hodiny tě učí, co sis vybral; za peníze by to neudělal nikdy. Cestou ven ucítíš smaženou cibuli a přidáš do kroku.",
  "story.E04.B": "Vzkázat mistrům, ať si nádobí myjí sami.",
  "story.E04.B.end":
    "Nikdo nic nenamítá; za kuchtíka se náhrada najde snadno. Běží před tebou po všech schodech, co jich tu mají, a dole čeká s uzlíkem a tváří se, že o tom ani na chvíli nepochyboval.",

  "story.E05.title": "Malým plamenem",
  "story.E05.intro":
    "Třetí večer zapálí oheň bez křesadla a potom spí do příštího poledne, jako by ho někdo přetáhl kyjem. Dál tedy jeho nadání nesahá. Bouři nikdy nepřivolá a vojsko na útěk neobrátí. Má ale bystré oči, ptá se rozumně, a když mu řekneš, ať se schová za kámen, schová se za ten správný. Začneš mu říkat Knot, protože hoří jen maličko.",
  "story.E05.end":
    "Naučíš ho jediný kousek a víc ne: když se na tebe bestie poprvé vrhne, plivnout jí do očí světlo a lehnout na břicho. Cvičí to na sovách. Sovy se začnou vašemu tábořišti vyhýbat.",
  "story.E05.name": "Knot",

  "story.E06.title": "Dvě volavky a letopočet",
  "story.E06.intro":
    "Na nábřeží má krám klenotník s jedním zdravým okem a lupou k němu. Obrací prsten z jeskyně pod lampou a přestane si broukat. Uvnitř kroužku jsou pod špínou dvě volavky a letopočet. „Ten kámen jsem zasazoval já,“ řekne, „pro ženicha, co se šel podívat na nové pozemky a už ho nikdo neviděl.“ Rodina tu žije dodnes. Pořád mu u stolu nechávají místo.",
  "story.E06.A": "Prodat mu prsten a víc už neříkat.",
  "story.E06.A.end.1":
    "Zváží ho, najde škrábanec, nad škrábancem povzdychne a zaplatí ti jen za zlato. Když jdeš za hodinu kolem, leží prsten ve výloze s novou cenou a bez minulosti.",
  "story.E06.A.end.2":
    "Smlouváte nad dvěma poháry kyselého vína, dokud ho žena nezavolá k večeři. Zaplatí, co je spravedlivé, a zjevně se mu uleví, že to má za sebou. Volavky skončí v zásuvce, lícem dolů.",
  "story.E06.A.end.3":
    "Jakýsi bratranec si zřejmě přeje, aby se na věc zapomnělo dřív, než se bude dělit dědictví, a klenotník platí cenu bratrancovu, ne svou. Měšec je těžký. Neptáš se, co by ten prsten dokázal.",
  "story.E06.B": "Donést ho do domu s prázdnou židlí.",
  "story.E06.B.end":
    "Matka si ho navlékne na palec a sama, nikoho k tomu nepustí, odnese prázdnou židli z místnosti. Ženichův bratr tě pak doprovodí k vratům, a protože nic jiného nemá, naučí tě fintu, kterou oba znali od otce.",

  "story.E07.title": "Když ptáci zmlknou",
  "story.E07.intro":
    "Za mostem se cesta do Cintry noří mezi trnkové stráně a ptáci umlknou. Leží tam převrácený vůz s prázdnou ojí. Za tebou se zarazí mezci, všech pět naráz. Právě ti dojde, že ty bílé klacky v příkopě jsou žebra, když se jedna hromada zvedne. Pavouk nosí na sobě, co snědl: na nohách stehenní kosti, přes oči koňskou lebku. Nejdřív ti vyrazí celý kryt, aby se podíval, co je pod ním.",
  "story.E07.end.1":
    "Osekáš z něj dost vypůjčených kostí, aby si to rozmyslel, a složí se zpátky do trní. Jeden mezek utekl a půlka jeho nádobek je rozbitá. Z té druhé půlky ti lékárník dvě podá.",
  "story.E07.end.2":
    "Noha se oddělí v kloubu a bestie se odvleče s rachotem upuštěné zásuvky se lžícemi. Lékárník, který celou dobu počítal mezky se zavřenýma očima, je otevře. Odpočítá ti tři nádobky.",
  "story.E07.end.3":
    "Proženeš čepel koňskou očnicí i tím okem za ní a hromada se rozsype. Lékárník políbí tebe a po tobě každého mezka zvlášť. Dostaneš tři nádobky a v Cintře ti seržantův bratr zadarmo snýtuje všechny plechy.",

  "story.E08.title": "Třetí truhlář",
  "story.E08.intro":
    "Sedlákovo vyprávění tě dovede k domu s vodním příkopem, kde psi spí uvnitř, a to pod nábytkem. Pán tě přijme v kuchyni. Dcera je dobře vychovaná, povídá, a předčítá babičce. S východem měsíce klesne na všechny čtyři, v čem zrovna je, a jde ven skrz to, co má v cestě. Dveře dělá už třetí truhlář. Pán si přeje, aby to přestalo, dřív než se to dozví někdo méně mlčenlivý.",
  "story.E08.A": "Uvařit, co takové kletby snímá, a říct si o odměnu.",
  "story.E08.A.end":
    "Vypije to, dva dny je jí zle a pak chce chleba. Pán ti zaplatí po správci a sám dolů nepřijde. To on urazil kořenářku a on k ní s omluvou poslal dceru.",
  "story.E08.B": "Zůstat s ní vzhůru, dokud nezakokrhá kohout.",
  "story.E08.B.end":
    "Celou noc tě honí po sklepě a celou noc neděláš nic, jen uhýbáš. Jak se obrací a jak klame, z toho máš nový kousek, než se rozední. S kuropěním ji kletba, která se ani jednou nenasytila strachem, pustí jako křeč.",

  "story.E09.title": "Kdybys byl přišel na jaře",
  "story.E09.intro":
    "„Kdybys byl přišel na jaře,“ povzdychne mág a postaví vodu na čaj. Věž mu stojí v rákosí, nohama ve vodě. Ano, ta znamení si dal vyřezat, na tvém kopci a na pěti dalších. Ano, něco jimi prochází; po šestém už se těžko mluví o náhodě. Mají žlázy a oleje, jaké jinde nejsou, a lékaři dobře platí. Vede si soupis snědených. Měl za to, že se to sluší.",
  "story.E09.A": "Přinutit ho zavřít ostatní znamení a stát na stráži.",
  "story.E09.A.end":
    "Zaříkává, dokud se mu nespustí krev z nosu, a každé znamení, než se zavře, vypustí ještě jednoho tvora. Čelíš jim v mokré trávě jednomu po druhém, tomu poslednímu úderem, který jsi ráno ještě neuměl.",
  "story.E09.B": "Vyprázdnit mu skříň a znamení ať zruší sám.",
  "story.E09.B.end":
    "Podává ti lahvičku za lahvičkou, popsané podle tvora a měsíce, a přísahá, že se o kopce postará do novoluní. Brašnu máš plnou a jednu lahvičku navíc v rukávu. Jednou se ohlédneš: brousí rýč na drny, nebo to aspoň předstírá.",

  "story.E10.title": "Prázdná police",
  "story.E10.intro":
    "Dvojí plátno ani sedlová brašna jed mantikory neudržely a kůň ti vyčítá každý krok. Uleví se ti, když uvidíš bránu školy. Muž na hlídce zvedne nos, o krok couvne a pošle chlapce pro toho s tlustými rukavicemi. Celé žihadlo se sem dostane snad jednou za deset let. Každá pevnost tvého řemesla má pro takovou věc polici a ta police bývá prázdná.",
  "story.E10.end.1":
    "Je to tvoje vlastní brána, a tak nikdo nesmlouvá. Staří tě pustí k destilačnímu kotlíku a celou noc ti reptají přes rameno. Ráno máš dvě lahvičky, propálený rukáv a v jedné věci, kterou sis sám vybral, jsi o kus lepší.",
  "story.E10.end.2":
    "Tenhle dům není tvůj, ale jeho lidé platí po pansku, odpočítanou mincí. Jejich zaklínač se nad žihadlem v něčem zlepší, a protože je řeč o bestiích, dostane od tebe i čerstvou stopu. Pak je večeře, po večeři zpěv a den je pryč.",

  "story.E11.title": "Dvě různé boty",
  "story.E11.intro":
    "Ujdeš míli, než ti dojde, s kým ses to dal dohromady. Forman zastaví v dešti a civí, a ne na tebe, což je novinka. Pekař vyběhne s bochníkem a nic za něj nechce; o tom bochníku prý existuje píseň. Loutna cestuje ve voskovaném plátně, její majitel ve dvou různých botách a vyptává se na mokré onuce. Nic si nezapisuje. Všechno si prý bude pamatovat, jenom líp.",
  "story.E11.end":
    "Dohodnete podmínky: loutna ne před snídaní a nikdy blízko doupěte. V Hengforsu a Loc Ichaeru se krčmy plní už při zvěsti o tom hlase. Ty stojíš u dveří se založenýma rukama, aby platili všichni, a máš za to svůj díl.",
  "story.E11.name": "Fennick Larke",

  "story.E12.title": "Nad hranicí lesa",
  "story.E12.intro":
    "Když ho najdeš na skalní polici nad hranicí lesa, štípe třísky a nepřestane. Úhledný muž, asi čtyřicátník, za pasem hůlku se zářezy. Na překladu za ním visí na tkaničkách medailony a ve větru o sebe cvakají. „Všichni přišli po pěšině,“ poví zdvořile, „a slunce v očích měli za náhodu.“ Odloží sekeru, tasí a první ranou ti pokazí kryt.",
  "story.E12.end.1":
    "Držíš si ho od těla, nic víc, a když klesne mrak, vejde do něj jako člověk, který zná každý kámen. V chatrči stojí lahvičky po mrtvých, srovnané podle barvy, a ty si z každé řady naplníš poutka.",
  "story.E12.end.2":
    "Nechá na třískách krev a odkulhá po stezce nad srázem. Na stole leží kniha: každý zaklínač, každý zvyk, každá chyba. Přečíst si vlastní stránku tě stojí jen pýchu, a nový kousek, který si z ní večer vybereš, budeš mít zadarmo.",
  "story.E12.end.3":
    "Jeho nejlepší kousek je půlkrok doleva a je to jeho poslední. Cvičíš ho vedle těla, dokud je vidět, protože dobrý je. Pak sundáš medailony a zabalíš každý zvlášť.",
};
