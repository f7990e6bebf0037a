/** Stories of the events E37–E48. */
export const EVENTS_D: Readonly<Record<string, string>> = {
  "story.E37.title": "Kniha o mostech",
  "story.E37.intro":
    "A tak stojíš za bukem, v sametové masce, která tě tlačí, a rozjímáš o volbě povolání. Kočár tu má být každou chvíli. Máš zařvat, chytit uzdu a odříkat verše; pak přijede on, citronově žlutý, a probodne tě v podpaží, kam ti všil měchýř s prasečí krví. Prosil tě, abys umíral pomalu. Už jsou slyšet kola a u okénka sedí dáma a čte knihu o mostech.",
  "story.E37.A": "Chytit uzdu a zemřít podle úmluvy.",
  "story.E37.A.end":
    "Umíráš dobrou čtvrthodinu. Dáma vystoupí, podotkne, že krev obvykle nevoní majoránkou, a šviháka si přesto odveze domů. Ještě chvíli zůstaneš ležet v teplém listí. Být mrtvý, zjišťuješ, je docela odpočinek.",
  "story.E37.B": "Sundat masku a popřát jí dobrý den.",
  "story.E37.B.end":
    "Dáma už od úterka přemýšlí, jak se ho zbavit. Zaplatí ti královsky, abys šel vedle kočáru až k tetě, čtrnáct hodin do kopce, s předčítáním z knihy o mostech a bez zastávky, ať už na průzkum, nebo na pořádný odpočinek.",

  "story.E38.title": "Kapku po kapce",
  "story.E38.intro":
    "Pod sklem ve střeše, pod komínem a žlutým kouřem je ve skále vysekaná dlouhá bílá místnost s odtokem v podlaze. Na třech stolech leží připoutaní tři chlapci. Řekneš ta jména a nejmenší otočí hlavu. Každému dává skleněné rameno pít z láhve, kapku po kapce; mág je pryč, kapky ne. Ať je to cokoli, musí se to zastavit ve správném pořadí. Štítky čteš u oharku svíčky.",
  "story.E38.end.1":
    "Polovinu nepřečteš, a tak všechno rozbiješ a chlapce vyneseš skrz výpary. Zbroj na tobě doutná a pár šupin z ní odpadne. Žijí všichni tři. Ta námaha v tobě otevřela dveře, a co jimi vejde, si vybereš sám.",
  "story.E38.end.2":
    "První láhev uhodneš a druhou si odvodíš; třetí ti vyprskne kyselinu na kyrys. Ale chlapci dýchají. Jeden chce k mámě. Sedíš u něj, dojde ti, co ti jde nejhůř, a spravíš to.",
  "story.E38.end.3":
    "Červená před bílou a svorka nakonec: hádanka pro studenty. Zatímco si chlapci oblékají mágovy košile, jdeš podél jeho polic a plníš si poutka. Zápisky mu necháš, přeházené, pro případ, že by jim věřil.",

  "story.E39.title": "Před druhou půlí",
  "story.E39.intro":
    "Za krčmou se z kanálu v tom chladu slabě kouří a bard do něj zvrací, prý nervozitou, před druhou půlí pokaždé. V té první si celá šenkovna zadupala na tebe a na pradleninu husu. Je mladší, než jsi čekal. Kabát má dvakrát obrácený. Couvá k sudům, tiskne loutnu k sobě a povídá, že umí napodobovat hlasy, kdyby to bylo k něčemu.",
  "story.E39.end.1":
    "Sáhneš mu na límec a šest posluchačů vyběhne bránit umění. Skončíš ve vodě s jedním v každém podpaží, přijdeš tam o plát zbroje, a než všichni tři dosáhnete na dno, naučíš se pevně stát na nohou, což ti vždycky šlo nejhůř.",
  "story.E39.end.2":
    "Donutíš ho zazpívat ti to do očí, všech jedenáct slok. U šesté se koušeš do tváře, u deváté vidíš, co je na tom pravdy. Husu slíbí předělat. Co předělat na sobě, je na tobě, a při posledním refrénu je to hotové.",
  "story.E39.end.3":
    "Napodobí tě, pro legraci: odmlka, zvednutý loket. Podle toho tedy každý pozná, kdy chceš udeřit. Toho zvyku se na místě zbavíš a on, který umí hlasy, ti pomůže najít jiný.",

  "story.E40.title": "Kabát trojí červeně",
  "story.E40.intro":
    "Farnost má jedno rovné pole a na něm stojí stan, přivázaný k náhrobkům, kde byla skála na kolíky moc tvrdá. Principál ve své trojí červeni tě políbí na obě tváře a odhrne pruhovaný závěs. Běs s upilovanými rohy, dvě harpyje na bidle, něco v kádi. Potřebuje k nim někoho na noc. Má ale také lovecký kostým, který se dá v ramenou povolit.",
  "story.E40.A": "Obléknout si kostým a předvést jim to.",
  "story.E40.A.end":
    "Třikrát za večer honíš běsa po manéži; své nástupy zná líp než ty. Děti ječí, lavice se plní a tvůj díl je slušný. Poslední večer si o tebe bestie opře hlavu s upilovanými rohy a vzdychne.",
  "story.E40.B": "Sednout si mezi bestie, až se zhasne.",
  "story.E40.B.end":
    "Usadíš se mezi klecemi a dýcháš, jak učí tvoje škola, až celá řada dýchá s tebou. Co po ní pak projde, to ještě žádný mistr nevyslovil. Petlice jsou staré. Necháš je, jak byly, většinou.",

  "story.E41.title": "Skromná dávka",
  "story.E41.intro":
    "Jakmile jsou ti tři obchodníci s obilím zamčení ve vlastní sýpce, vezme si starosta řetěz a trvá na průvodu. Jde vpředu; ty za ním, mezi vesničany, kterým bylo řečeno, ať jásají. Žádnému stohu už nic nehrozí, volá na každém rohu. O to se postará skromná dávka, placená obci. U kachního rybníčku jásot řídne. Lidé se dívají na zem, po kamenech.",
  "story.E41.end.1":
    "První kámen je pro starostu, ostatní pro toho, kdo nejvíc vyčnívá. Starostu dostrkáš do jeho vlastních dveří a stojíš v nich, dokud je to nepřestane bavit, a to už máš kryt samou bouli. Zpoza skříně ti odpočítá plat, o něco menší.",
  "story.E41.end.2":
    "Nikdo nehodí. Prostě jdou domů, řada po řadě, až pochodujete sami dva kolem zavřených okenic. Starosta ti v prázdném salonku vyplatí celou částku a ptá se, jestli se jim to podle tebe líbilo.",
  "story.E41.end.3":
    "U rybníčku se zastavíš, sejmeš mu řetěz z krku a pověsíš ho na pumpu. Tentokrát je jásot opravdový. Zaplatí ti a ženy formanů přijdou za tebou s košíkem, pod utěrkou v něm cinkají dvě lahvičky.",

  "story.E42.title": "Jméno na zdi",
  "story.E42.intro":
    "Přineseš, co se dalo přinést: medailon, zápisník, přezku z boty. Doma na to mají zeď. Nejstarší z nich vyrývá jméno hřebem, jak se to dělalo vždycky, trvá to celý večer a všichni tam stojí, dokud není hotovo. O mrtvém nepadne jediné dobré slovo. Mluví o něm přesně: co uměl, co neuměl, co ho zabilo. Pak se podívají na tebe.",
  "story.E42.end.1":
    "Skoro nic jsi ještě nedokázal, a tak dostaneš něco do začátku: smíš si vybrat, v čem chceš být lepší. Kdo to od mrtvého pochytil, ten tě to u zdi učí, dokud tě drží nohy.",
  "story.E42.end.2":
    "Vědí už, v čem jsi slabý, a věděl to i on; chtěl si na to s tebou podle všeho posvítit. Starý mistr to udělá za něj, nelítostně, pod novým jménem na zdi, a slabý v tom už nejsi.",
  "story.E42.end.3":
    "Patříš už k ostříleným a je na tobě naučit mladé jeho poslední boj, úder za úderem. Kdesi v pátém vyprávění uvidíš, o jaký sek se pokoušel. Byl by vyšel. Tobě vyjde a už ti zůstane.",

  "story.E43.title": "Bez bot",
  "story.E43.intro":
    "Do výšky člověka mech, výš holý černý kámen a nahoře hrot, ze kterého bolí oči. Na obelisku nesedí jediný pták. Medailon se ti přitiskne na prsa, jako by na něj někdo tlačil, a chlupy na rukou se zvednou. Duby kolem dokola se odklánějí. Takové místo se prý o nic nežádá; člověk si v něm stoupne, bez bot, a zjistí, co mu samo dá.",
  "story.E43.end.1":
    "Jde to tam, kde jsi nejtenčí, jako voda do praskliny, a zaplní to. Není příjemné zjistit tak přesně, kde to je. Obouváš se a zjistíš, že ať se na to zeptá kdo chce, už ti to nevadí.",
  "story.E43.end.2":
    "Zničehonic jsi zase dítě na dvoře své školy a mistr ti ukazuje, co nikdy nedovedl vysvětlit. Tentokrát ti není zima, nemáš hlad ani strach, a vidíš to.",
  "story.E43.end.3":
    "Kámen ti hučí v kostech paže, která drží meč, až se ti prsty samy rozevřou. Když tě pustí, sekneš ze zvědavosti po bodláku. Bodlák ještě chvíli stojí, než na to přijde.",
  "story.E43.end.4":
    "Něco na tebe tlačí ze všech stran, trpělivě, jako hlína na rakev. Zatlačíš taky a víc se po tobě nechce. Když z kruhu vyjdeš, i déšť jako by padal kousek vedle tebe.",
  "story.E43.end.5":
    "Cítíš na jazyku měď, potom med a potom každou bylinu na míli daleko, se jménem i se vším, co má komu za zlé. Slábne to, ale úplně to nezmizí. Cestou zpátky utrhneš tři rostliny, po kterých jsi léta šlapal.",
  "story.E43.end.6":
    "Čeká to. Máš zvláštní pocit, že proti tobě stojí kupec a dlaně má rozložené na pultu. A tak nakonec přece požádáš, o jednu věc, o tu, kterou chceš nejvíc, a starý kámen ti ji bez hlesu dá.",

  "story.E44.title": "Šestá jáma",
  "story.E44.intro":
    "Glenmore svůj skalní zub pořád má; ze tří borovic jsou pařezy a kdosi na nich chová včely. Kde má být dehtový kříž, stojí udírny. Kopeš za nimi v noci, odhadem, na sudu rozprostřený kus plachty, a pes se dívá. Čtyři jámy, pět. V šesté narazí rýč na dřevo a ty klečíš v černém blátě a šátráš po víku.",
  "story.E44.end.1":
    "Mince, mokré a zelené, v punčoše. Někdo tu byl před tebou, nechal tolik a na víko zevnitř napsal křídou: jednomu to stačí. Zvažuješ, jestli připsat odpověď, vezmeš si je a jámy zaházíš.",
  "story.E44.end.2":
    "Pod mincemi, které si bereš, leží lodní deník a poslední stránky nejsou o moři. Něco pisateli sebralo posádku, muže po muži, cestou do vnitrozemí. Doupě nakreslil na ty okolnosti docela dobře a vyznačil i to, kudy to chodí žrát.",
  "story.E44.end.3":
    "Víko praskne a ruka ti vjede po rameno do stříbra. Je ho víc, než by jedna loď měla mít. Je v něm i dětský náramek. Ten pověsíš psovi na obojek a zbytek si vezmeš.",

  "story.E45.title": "Celý týden se vracím",
  "story.E45.intro":
    "Prozradí ho modrá čepice a sestřina brada. Sedí na konci nejdelšího stolu, u okna nad vodou, a prázdné korbely má vyrovnané jako vojáky. Ví, kvůli čemu jsi přišel. „Já se vracel,“ řekne. „Celý týden se vracím.“ Mzda celého domu, a má z ní dobrý nůž a zlou kocovinu. Odstrčí ti od stolu lavici.",
  "story.E45.A": "Sednout si a pít s ním, dokud nebude mít dost.",
  "story.E45.A.end.1":
    "K ránu vysype opasek na stůl: co z té mzdy zbylo, pro ni, nebo pro tebe, to už je mu jedno. Vezmeš si to i s bolestí hlavy, která z tebe vyhnala přinejmenším jeden dobrý nápad.",
  "story.E45.A.end.2":
    "Když hospodský zavírá okenice, má mladík vypovídáno, vyplakáno a spí ti na rameni. Nemůžeš se hnout, abys ho nevzbudil, a tak se taky pořádně vyspíš a den je pryč. Když procitneš, je pryč i on, po té správné cestě.",
  "story.E45.B": "Říct mu, že se nikdo nezlobí, a nechat ho být.",
  "story.E45.B.end":
    "Dlouho se dívá ven na lodě. Když se ze dvora ohlédneš, je lavice prázdná a posledních šest korbelů zaplacených. Vezmeš si nahoře postel a spíš jako člověk, který něco odložil.",

  "story.E46.title": "Osm lidí a prase",
  "story.E46.intro":
    "O přeseknutém provazu a knize v řece se už ví. U přívozu proto stojí osm lidí a prase: vdova se stavem, dvě řeholnice, vinař, porodní bába, která má naspěch. Složili se. Nechtějí po tobě nic než doprovod na druhý břeh, pomalu, ať prase stačí. Naproti v rákosí se něco hýbe. Odměnu mají zavázanou v punčoše.",
  "story.E46.end.1":
    "Jsi ještě tak levný, že s tebou udělali dobrý obchod, a proto přidají. V půli řeky hvízdne z rákosí kámen z praku a ty vyplýtváš dobrou fintu, abys ho poslal zpátky. Porodní bába přijde včas a prase, nakonec na tvých ramenou, taky.",
  "story.E46.end.2":
    "Stačilo by samotné tvoje jméno; oni to vidí stejně a platí za jméno. Jeden hlupák v rákosí ho neslyšel a stojí tě dobrý sek. Stav vyneseš na druhý břeh, aniž si o to někdo řekl.",

  "story.E47.title": "Včelí vosk a sádlo",
  "story.E47.intro":
    "Ve svém domě nad Cidarisem podrží čarodějka tvou sklenici proti světlu od moře, přičichne a dá se do smíchu. Směje se tak, že se musí posadit na okno. Vsadila se. Nosí jí včelí vosk, nosí jí sádlo; to pravé zatím nepřinesl nikdo, natož z levého ucha. Ptá se, jak se má trol. Pak si otře oči. Když už jsi to přinesl, může být vážná.",
  "story.E47.A": "Říct si cenu za ten žert.",
  "story.E47.A.end":
    "Zaplatí ti z výhry a ještě škytá. Měl jsi vybroušenou řeč, o trolovi, o zápachu, o důstojnosti, a zjistíš, že už není k čemu; upustíš ji na schodech.",
  "story.E47.B": "Chtít, ať ti ukáže, k čemu to je.",
  "story.E47.B.end":
    "K ledačemus, jak se ukáže. Mícháš, až máš ruce z olova a z hlavy ti vypadnou dva jiné dobré nápady, a za třetího přílivu držíš mast, na kterou žádná kyselina nestačí a jakou jsi ráno ještě uvařit neuměl. Co říkala o sádle, bere čarodějka zpátky.",

  "story.E48.title": "Příliš mnoho nohou",
  "story.E48.intro":
    "Člověk na nábřeží si prohlédne starostovu mísu od koláče a zvedne mříž. Město pod ní pokračuje, jen mokřejší. Brodíš se cihlovou klenbou, kolem ztuhlého loje, kolem utopené židle. Pak je v ozvěně tvých kroků příliš mnoho nohou. Mají hnízdo ve staré cisterně: topivci, spí na hromadách, modří, dýchají kůží. Římsu, na které stojíš, stavěli pro kočky. Nejbližšímu běží přes obličej krysa.",
  "story.E48.end.1":
    "Drží tě pod hladinou déle, než ti stačí dech, a pak ještě déle. Vylezeš výpustí o půl míle dál a celou noc se klepeš, místo abys spal. Jak ses vytrhl z toho posledního stisku, na to už nezapomeneš.",
  "story.E48.end.2":
    "Zahnaný do odtoku je necháš, ať si ztupí drápy o tvoje pláty, a když jsou pláty pryč, je pryč i většina topivců. To bodnutí tě měl někdo naučit už před lety; nakonec na to museli být topivci.",
  "story.E48.end.3":
    "Vypálíš je a padnou na to dvě tvoje vlastní lahvičky, jedna po druhé, na černou vodu. V záři vidíš jako na malované zdi, co ti jde nejhůř, a cestou zpátky ti to jde líp.",
  "story.E48.end.4":
    "Když se probudí, stojíš na jediném místě, kde se k tobě nedostanou zezadu. Je to dlouhá obyčejná práce. V půlce zahodíš ozdobu, kterou jsi nikdy nepotřeboval, a do místa po ní se nastěhuje něco mnohem lepšího.",
};
