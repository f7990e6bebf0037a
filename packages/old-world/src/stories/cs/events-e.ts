/** Stories of the events E49–E56. */
export const EVENTS_E: Readonly<Record<string, string>> = {
  "story.E49.title": "Červená stuha",
  "story.E49.intro":
    "V novigradské bráně ukážeš rytířův dopis, jak si přál. Strážní nosí červenou stuhu, letošní odznak věřících. Jeden předčítá, ostatní poslouchají a ten nejbližší ti vezme koně za uzdu, jako by byl podkoní. V dopise stojí, co jsi zač, dost obšírně, a slovo „nekající“ je podtržené. Za nimi je u strážnice naskládaná hranice velmi suchého dřeva a není na ní ničí jméno.",
  "story.E49.end":
    "Zřejmě ti ji spíš chtějí ukázat než použít. Den strávíš v cele s kapsářem, který chrápe. Když se setmí, znuděný kapitán tě proti podpisu pustí a zeptá se, jak se člověk stane nekajícím.",

  "story.E50.title": "Plameny na štítu",
  "story.E50.intro":
    "Bratr Alban si smývá krev nejdřív modlitbou a teprve potom pískem. Plameny má na štítu, na sedle, na klapkách koně; maloval je sám a padla na to zima. Jeho jasné oči tě zvážily a shledaly nástrojem, ale i nástroj smí být pozdvižen pro dobrou věc. „Já udeřím první,“ říká, „jako oheň. Nestůj mi ve světle.“ Toho má, musíš uznat, habaděj.",
  "story.E50.end":
    "A tak putujete ve dvou. V každém táboře se za tebe modlí, dlouze a jménem. Když se ukáže další nestvůra, vyrazí před tebou malovaný štít s velikým křikem, a co je pravda, je pravda, tvé první rány pak jdou mnohem hloub.",
  "story.E50.name": "Bratr Alban",

  "story.E51.title": "Ranní chléb",
  "story.E51.intro":
    "Sotva sebou bestie přestane škubat, všimneš si, jak rytíř ztichl. Malovaný štít je zase nahoře. „Dvě nečisté věci přišly na toto místo,“ řekne docela mírně, „modlil jsem se nad tím a dílo je v půli.“ Není v tom nenávist. Ráno jste se dělili o chléb. Dokonce se trochu pootočil, abys neměl slunce v očích.",
  "story.E51.A": "Nechat meč dole a mluvit o chlebu.",
  "story.E51.A.end":
    "Stačíš probrat skoro celou snídani, než rána dopadne, a dopadne špatně, třesoucí se rukou. Přesto ti pořádně rozbije kryt. Potom odjíždí, pláče vztekem a nechá ti svou půlku bochníku.",
  "story.E51.B": "Udeřit první, jako oheň.",
  "story.E51.B.end":
    "Nic jiného ti přece celou dobu nekázal. Tebe to stojí nárameník a jeho malovaný štít. Doplazí se ke koni. Podržíš mu třmen, než odjede, a ani jeden z vás neřekne slovo.",

  "story.E52.title": "Ani ten sýr",
  "story.E52.intro":
    "O dvacet zákrut výš baron objímá syna a dobrou chvíli mu není rozumět. Pak za vámi zavřou bránu na tři závory. Údolí ti ukáže zpoza sloupu. Co kouř, to vzbouřenec, říká. Kdysi mu o slunovratu nosívali sýr. Jednou zvedl desátek, potom podruhé, oběsil pytláka, jak se to dělá, a od té doby nedostal ani ten sýr.",
  "story.E52.A": "Přijmout dík v hotovosti a popřát mu štěstí.",
  "story.E52.A.end.1":
    "Vděčnost se mu cestou k truhlici scvrkne. Musí myslet na posádku, na obležení. Co nakonec dostaneš, je zabalené v plánku tajné chodby, který bude ještě dnes hledat.",
  "story.E52.A.end.2":
    "Zaplatí, kolik má v těchhle kopcích život cenu, a zjistil si to přesně. Cestou dolů tě zastaví tři sedláci, uvidí na měšci baronovu pečeť a chtějí vědět jen to, jestli je mladý v pořádku.",
  "story.E52.A.end.3":
    "Měšec ti naplní sám syn, oběma rukama, zatímco otec hlídá údolí. „Většina byla jejich,“ řekne. Mohl bys jim to odnést zpátky dolů a přemýšlíš o tom až k bráně.",
  "story.E52.B": "Sejít do údolí a vyslechnout ty druhé.",
  "story.E52.B.end.1":
    "Přijdeš se zbrojí na cáry a oni si pamatují, že jsi jim mohl ublížit, a neublížil. Jeden býval domácím učitelem, má vidle a spoustu času, ptá se, v čem by ses chtěl zlepšit, a postará se o to.",
  "story.E52.B.end.2":
    "Vidí pláty a drží se zpátky, všichni kromě bylinkářky, která je léčí. Chce mít masti na spáleniny pro den, kdy baron ztratí nervy. Vaříte spolu a do setmění umíš v tom řemesle víc, než ti kdy řekli ve škole.",

  "story.E53.title": "Křeslo na dvoře",
  "story.E53.intro":
    "Jeho křeslo stojí na dvoře, kam v tuhle hodinu padá slunce. Naučil tě stát; teď ho musí dva učedníci zvednout, když se chce podívat jinam. Vyřídíš mu vzkaz: že pochopil, ten šedivý, konečně. Učitel si prohlíží tvou tvář jako cestu, kterou už jednou šel. „Tak,“ řekne. „A co nese domů tenhle?“ Možná myslí trofeje. Možná tebe.",
  "story.E53.A": "Ukázat mu opasek a co na něm visí.",
  "story.E53.A.end.1":
    "Háčky jsou prázdné. Zabručí, a ne nespokojeně. „Dobře. Tak tě nic nenaučilo špatně.“ Dá se odnést ke kůlům, nechá tě vybrat, co chceš umět, a z křesla, s holí v ruce, tě to učí, jako by to bylo poprvé.",
  "story.E53.A.end.2":
    "Musíš mu o každé vyprávět a přistihne tě, kdykoli něco přikrášlíš. Říkat to po pravdě ti kupodivu hned dodá sil, a když skončíš, máš po ruce dva kousky, o kterých jsi už ani nevěděl.",
  "story.E53.B": "Posouvat mu křeslo za sluncem.",
  "story.E53.B.end":
    "Děláš to celé odpoledne, vždycky o krok. On už nic neřekne a ty také ne. S posledním světlem usne a ty zjistíš, že takhle odpočatý jsi z žádné postele nevstal.",

  "story.E54.title": "Čárka za každý den",
  "story.E54.intro":
    "Vypáčíš prkna a hora vydechne, studeně a čistě. Kousek od vchodu sedí opřený o stojku, s lampou mezi koleny, ten druhý. Je mrtvý už roky; není na něm ani škrábnutí. Mezi ním a denním světlem spadla výdřeva a déšť mu později cestu zase otevřel, příliš pozdě. U ramene si škrábal čárky za dny. Je jich dlouhá řada.",
  "story.E54.A": "Překročit ho a jít starými chodbami dolů.",
  "story.E54.A.end":
    "Nic se tam neleskne. Ale jdeš dlouho, potmě a po hmatu, strop nad tebou bručí, a vrátíš se s novým kouskem: klást nohy a ruce tak, že se nemusíš dívat. Když ho míjíš, kývne, nebo to byla lampa.",
  "story.E54.B": "Vykopat mu hrob u ústí dolu.",
  "story.E54.B.end.1":
    "Když ho zvedáš, váží kabát stejně jako on. Našel, co si schovali, zašil si to do podšívky, každou minci, a pak si sedl a čekal. Ty se svým hubeným měšcem čekat nemusíš.",
  "story.E54.B.end.2":
    "Kabát je těžký a ty ho necháš zapnutý; tak chudý nejsi. Řežeš drny, nosíš kámen, podepřeš stěny, jak by to byl chtěl. Potom si všimneš, že ses naučil nastavit záda a stát, i když se o ně opře hora.",

  "story.E55.title": "Mají otázku",
  "story.E55.intro":
    "Čekají v té jediné ulici, kterou jsi musel jít: dva rytíři v bílých varkočích, zapnutých až po bradu. Mají otázku. Kdo tě nazval světcem a slyšel jsi na to? Taky by rádi věděli, při čem přísaháš, co polykáš před lovem a proč ti oči dělají tohle. Lidé, kteří ti kdysi připíjeli, se zastaví opodál. Někteří si zrovna musí zavázat botu.",
  "story.E55.end.1":
    "Vyřídí to podle pravidel, v blátě, jeden po druhém. Nikdo se tě nezastane. Zvedáš se dlouho a jsi unavený až do kostí. Ten vlevo měl ale ránu, jakou jsi v životě neviděl, a teď jsi ji viděl dobře.",
  "story.E55.end.2":
    "Na všechno odpovíš po pravdě, což trvá asi minutu. Zbroj z tebe stlučou, kus po kuse, jako důkaz. Co ti zůstane, je prostý fígl, jak se dostat z kouta, pak z uličky a pak do noci.",
  "story.E55.end.3":
    "Necháš je přijít, couvneš a couvneš zas, až oba funí a lidé se začínají smát. Jeden řemen při tom vezme za své. Nasednou beze slova. Co ti šlo nejhůř, teď umíš; o to se postarali.",
  "story.E55.end.4":
    "Ani jeden se tě nedotkne. V půli ti připadne, že jednu věc děláš už léta špatně, a přestaneš s ní; co přijde místo ní, překvapí všechny tři. Někde se otevře okno a někdo tleskne, jednou.",

  "story.E56.title": "Proužek kůže, zkousaný",
  "story.E56.intro":
    "V teletině má všechno svoje místo: střevo, jehly, lahvička čirého lihu, prášek v brcích, proužek kůže do zubů, zkousaný. Lékař to vyjmenovává, jako jiní jmenují své děti. Nosil to u tří obležení a nejčastěji to použil sám na sobě. „Nový z toho nebudeš,“ řekne. „Vrátí ti to jednu věc, o které sis myslel, že už ji nemáš. A pak si sedneš. Nesedneš, ale říct to musím.“",
  "story.E56.end":
    "Léčiva ti připne přes prsa, kam dosáhneš oběma rukama, a zasalutuje, špatně jako všichni doktoři. V boji se teď najde chvilka na ošetření a jedna vyčerpaná věc se ti vrátí.",
  "story.E56.name": "Léčiva",
};
