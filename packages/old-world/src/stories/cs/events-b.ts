/** Stories of the events E13–E24. */
export const EVENTS_B: Readonly<Record<string, string>> = {
  "story.E13.title": "Kovárna mezi kozami",
  "story.E13.intro":
    "Vysoko, kde cesta je spíš jen dohoda mezi kozami, si starý mistr postavil kovárnu, aby měl od zákazníků pokoj. Obrací nýt v prstech, nad značkou zabručí a tvou minci hodí do kbelíku s uhlím. Zbroj visí na kůlu, nemá lvy ani pozlátko. Pláty se na šířku prstu překrývají, takže kdo se před ranou stočí stranou, zavře se pevně jako šiška.",
  "story.E13.end":
    "Musíš se v ní kutálet, krčit a spadnout ze schodů, a on upraví jeden řemen. „Teď tě zná,“ řekne. Čím mrštněji se hýbeš, tím míň je na tobě co trefit.",
  "story.E13.name": "Zbroj",

  "story.E14.title": "V košíku",
  "story.E14.intro":
    "Vengerberské mistryni se do tváře pořádně nepodíváš ani jednou. Pracuje v prvním patře, nad prodavačem úhořů, a dole nebyla od té doby, co jí horečka vzala nohy. Všechno k ní putuje v košíku: jasanové dřevo, šlachy, tvoje peníze na ocel. Zpátky pošle na lístku otázku a po ní další. Jak daleko, jak velké, jaká kůže, s nádechem, nebo s výdechem? Když se košík spustí naposled, musí ho přidržet dva kluci.",
  "story.E14.end":
    "Ocelové lučiště, klika, žlábek rovný jako kázání. K pažbě je připíchnutý poslední lístek: střílej první, a dřív než kdo tasí. Dívá se z okna, dokud netrefíš korouhvičku prodavače úhořů.",
  "story.E14.name": "Těžká kuše",

  "story.E15.title": "Smuteční stuha",
  "story.E15.intro":
    "Dárek, trvá na svém kupec, přídavek k pánvi, takže není třeba mluvit o něm před něčí ženou. Víčko ploché krabičky zvedá zády k cestě. Osel odvrátí hlavu. Na smuteční stuze leží jediný kus zboží, který na vůz nikdy nevyložil. Patřil jeho otci a ten po téhle silnici chodil třicet let sám a okradli ho jen jednou.",
  "story.E15.end":
    "Železný by zrezl; tenhle boxer je z mosazi. Čtyři kroužky na jedné příčce, zevnitř ošoupané do lesku. Na meč moc blízko, říká, je na tohle akorát. Ať jsi chtěl udělat cokoli jiného, musíš to pustit z ruky, ale co dostane ránu, to si ji nechá.",
  "story.E15.name": "Boxer",

  "story.E16.title": "Před soudem grošáka",
  "story.E16.intro":
    "Mezi duby leží ohrada tak pěkně oplocená, že ji máš za panskou. Chovatel má nohy do oblouku, koně zdraví jménem a lidi nijak. Ale copánek z hřívy pozná, začervená se a zeptá se, jestli o tom ještě mluví. Pak hvízdne. Z lesa vyjde grošák, mezi kmeny, o kterých bys přísahal, že stojí příliš těsně, a prohlíží si tě. Soudí hlavně tvoje boty.",
  "story.E16.end":
    "Nepustí ti ho, dokud ho nevykartáčuješ, neprovedeš a nepřespíš v jeho slámě, a tím je den pryč. Od rána tě grošák nosí hustým lesem, jako jiní chodí ječmenem.",
  "story.E16.name": "Kůň",

  "story.E17.title": "Víc svíček než dortu",
  "story.E17.intro":
    "Dobrý kámen, dobrý porcelán, v každém okně lampa a dort s tolika svíčkami, že už to ani není slušné. Přicházíš včas. Oslavenec rozváže stuhu, přečte to jediné slovo na lístku a chvíli mlčí; pak ti poděkuje jménem. Jméno jsi neřekl. Šedesát lét, vyřídíš, co ti bylo uloženo, a byl rád za každé. Na ruce, která ti nalévá víno, není jediná čára. Nikdo jiný nepřišel.",
  "story.E17.A": "Pozvednout číši a zeptat se na první léto.",
  "story.E17.A.end":
    "Odpověď je dlouhá a veselá a končí hrobem v cizí zemi. K půlnoci přestanete oba předstírat. Hostitel pohlédne na ruku, kterou jsi celou dobu držel dál od meče, a ukloní se jí.",
  "story.E17.B": "Vína si nevšímat a uvolnit stříbro v pochvě.",
  "story.E17.B.end":
    "Kov přejede po kůži docela tiše, a přece se za tím zvukem nakloní všechny svíčky. „Doufal jsem,“ řekne hostitel, „aspoň v jedny narozeniny,“ a přejde přes stůl, aniž se dotkne dortu.",

  "story.E18.title": "Tři košile a břitva",
  "story.E18.intro":
    "Tvůj hostitel balí nalehko: tři košile, břitvu, lístek, truhlík hlíny, o kterém se nemluví. Příští rok žádný balíček nepřijde a není proč zůstávat, a zaklínač do řeči aspoň netahá česnek. Krveprolévání nechal před desítkami let, jako se nechává karet. Šance umí spočítat pořád. Svíčky zháší jednu po druhé, mokrými prsty a beze spěchu.",
  "story.E18.end":
    "První týden chodíte jen v noci, než přijdete na to, že na tom nesejde. Když na tebe něco vycení zuby, chladný hlas u tvého ramene ohlásí, co to má v plánu, a jeden z těch plánů zhatí.",
  "story.E18.name": "Aurel Vane",

  "story.E19.title": "Poleva na rukávu",
  "story.E19.intro":
    "Nejdřív letí talíře, potom lampa. Co se na tebe žene přes ubrus, je pořád krásně oblečené a má až příliš mnoho kloubů. První rána ti utrhne řemeny z ramene a celý tvůj kryt odletí pod příborník, kde ti už k ničemu není. Máš čtyři stěny, jedny dveře a spoustu rozbitého skla. Potmě, s polevou na rukávu, slyšíš, jak je to trpělivé.",
  "story.E19.end.1":
    "Vyhodí tě oknem a s jistou zdvořilostí za tebou pošle i plášť. Ležíš mezi tulipány a přemítáš, co ti vlastně jde nejhůř, až ti to jde líp. V botě ti uvázla mince z narozeninového stolu.",
  "story.E19.end.2":
    "Zaženeš ho do komína, ožehlého a klejícího mrtvým jazykem, a sám už nemáš dech, abys lezl za ním. Stříbro z příborníku ti rameno zaplatí. A co ti šlo nejhůř, to ses naučil, jako se člověk učí, že kamna pálí.",
  "story.E19.end.3":
    "Skončí to na předložce u krbu, a co z něj zbylo, vypadá jenom staře. Potom sfoukneš svíčky, protože někdo by měl. Co sis od sebe nejvíc přál, to jsi tam dostal, a ráno to máš pořád.",

  "story.E20.title": "Kamínky",
  "story.E20.intro":
    "Jet nechce, protože se jí kůň plaší, a jít za tebou taky ne, protože bys jí mohl odejít. Takže jde dívka napřed. Na krku má spáleninu od provazu, a kdykoli zaštěká pes, potichu počítá. Když se lekne, zvedají se z cesty kamínky. U těch oken se jenom bála, říká; bylo to poprvé. Říká to opatrně, jako se říká něco, co je skoro pravda.",
  "story.E20.end":
    "Říkáš jí Kopřiva; prý jí říkali hůř, a lepší lidé. V boji z ní ta síla uniká jako pára zpod pokličky. Většinou opaří to, s čím bojuješ. Dost často i tebe.",
  "story.E20.name": "Kopřiva",

  "story.E21.title": "Sázka na stoličce",
  "story.E21.intro":
    "Tvůj žeton do štěrbiny padne a dveře bez kliky se otevřou do světla lamp, horka od kamen a křiku. Hraje se tu o cokoli. Někdo vsadil svatební postel, někdo seno na zimu. U třetího stolu sedí sázka na stoličce, kluk se svázanými kotníky, nohama nedosáhne na zem a jí jablko, které mu kdosi dal. Otec ho prohrál před hodinou. Výherce zívne, přistrčí ti kostky a ptá se, jestli si hodíš.",
  "story.E21.end.1":
    "Dnes tě kostky mají rády. Vyhraješ bank, třetinu přistrčíš zpátky přes sukno a za ni dostaneš klukův provaz. On jde hledat otce, ty si necháš zbytek a nebráníš mu.",
  "story.E21.end.2":
    "Prohraješ a pak přestaneš být zdvořilý. Trvá do tmy, než kluka dostaneš ven, místnost po místnosti, a na ramenou dolů kozí stezkou. Nemáš na sobě jediný celý plát. Zato dvě věci, které ti šly nejhůř, ses tam naučit musel, a na průzkum už dnes není vidět.",

  "story.E22.title": "Čisté prostěradlo",
  "story.E22.intro":
    "Dům, studna a vdova, která otevře sama a papír hned pozná podle pečeti. Na čistém prostěradle má rozložené, co jí patří: křestní lžičku, jantarový hřeben, dědečkovy ostruhy. Pak zavolá dceru, dvanáctiletou a pevnou jako máselnice, s vlasy už zapletenými na cestu. Zvyk dovoluje jedno, nebo druhé, říká. Hlas se jí netřese; lžička v ruce ano.",
  "story.E22.A": "Vzít si dívku, jak velí zvyk.",
  "story.E22.A.end":
    "Nikdo nenaříká. Dívka políbí matku, potom psa, a psovi klade na srdce, ať je statečný. Na rozcestí se zeptá, jestli jsi někdy přišel o dítě. Odpovíš, že jsi nikdy žádné neměl.",
  "story.E22.B": "Sbalit prostěradlo i s cennostmi.",
  "story.E22.B.end":
    "Uzly jsou pevné; chce, aby to všechno zůstalo pohromadě. Tady se za takové věci moc nedostane, ale při příštím průzkumu se najde někdo, kdo rozumí jantaru. Ještě nejsi ze dvora, a dívka si rozplétá copy.",
  "story.E22.name": "Rodinné cennosti",

  "story.E23.title": "Polštář z husího peří",
  "story.E23.intro":
    "Jmenuje se Maren a celé její zavazadlo je polštář z husího peří. První týden shledá, že máš tupý brousek, připálenou kaši a ostudné uzly. Třikrát má pravdu. Druhý týden ti v tichém lese položí ruku na rukáv, ty se zastavíš a za okamžik to ucítíš také. Neumí říct, jak to poznala. Babička to tak prý měla s návštěvami.",
  "story.E23.end":
    "K té věci samé ji nikdy nepustíš. Čeká s koněm a polštářem. Ale pokaždé ti řekne, kdy, a od té doby, co jste odešli ode dveří její matky, se díky ní žádná bestie nedostala k prvnímu tahu.",
  "story.E23.name": "Maren",

  "story.E24.title": "Jak se patří",
  "story.E24.intro":
    "V pevnosti se věší, jak se patří. Mají na to zvon, písaře s přesýpacími hodinami a šibenici z hoblovaného dubu nad roklí. Přísežným soudcům na dívku stačilo dopoledne. Teď stojí pod trámem v čísi zástěře, a kdykoli vzlykne, sklouzne z některé střechy kus břidlice; je to zapsáno jako důkaz. Někdo s sebou vzal děti. Boční branku nikdo nehlídá a schody taky ne.",
  "story.E24.A": "Přeseknout provaz a držet schody, než uteče.",
  "story.E24.A.end":
    "Jdou na tebe s halapartnami, pak se stoličkami a nakonec s písařovými hodinami. Držíš sedmnáct schodů, ustoupíš o jediný, a den je pryč a s ním i celá tvoje zbroj. To už je dívka za hřebenem, volná a sama. Dvě věci, které ti šly nejhůř, teď umíš; na spánek jsi moc unavený.",
  "story.E24.B": "Přehodit přes ni plášť a vzít ji s sebou.",
  "story.E24.B.end":
    "Boční brankou ven, přes barvířův dvůr, po římse široké jako bochník. Je lehká a kouše. Zvon za vámi zvoní celé hodiny a ani jeden z vás si netroufne odpočívat dřív než ve druhém údolí.",
};
