/** Wilderness cards W13 to W24, told in Czech. */
export const WILDERNESS_B: Readonly<Record<string, string>> = {
  "story.W13.title": "Jasan přes cestu",
  "story.W13.intro":
    "Přes cestu padl v noci jasan, před jasanem stojí vůz a před vozem muž v dobrém, ale prošoupaném kabátě a dlaněmi tlačí do čtyřiceti centů dřeva. Osel ho se zájmem pozoruje. „V poledne zavírají trh,“ řekne ti kupec. „Když ho nestihnu, budu muset zboží sníst, a já vezu železo.“",
  "story.W13.A": "Opřít se zády do kmene a zabrat.",
  "story.W13.A.end":
    "Chce to sochory, osla a skoro celé dopoledne. Naučíš se nechat váhu přijít a pustit ji kolem. Když je cesta konečně volná, třesou se ti ruce tak, že ti musí podržet hrnek, a v noci tě bolest nenechá spát.",
  "story.W13.B": "Koupit si něco z vozu, aby pookřál.",
  "story.W13.B.end":
    "Tvoje mince je celá jeho dnešní tržba. Políbí ji, zahrabe pod pánvemi a vytáhne plochou krabičku, kterou měl pro jiný druh zákazníků. „Ale ruce na to máš,“ usoudí.",

  "story.W14.title": "Mince za zápas",
  "story.W14.intro":
    "Nejdřív bubny, potom pach: piliny, cibule, mokré zvíře. Na obecní louku vjíždí šest vozů a celá ves zapomněla na seno. Silák široký jako vrata od stodoly už vyvolává soupeře, minci za zápas. Principál v kabátě trojí červeně tě dvakrát obejde, jako by odhadoval klisnu. „V bestiích se vyznáš,“ řekne. „Teď hrajeme v městečkách v horách. Popřemýšlej o tom.“",
  "story.W14.A": "Zaplatit minci a zápasit se silákem.",
  "story.W14.A.end":
    "Čtyřikrát tě hodí na zem a každý hod ti vysvětlí, ještě než dopadneš. Popáté dopadne on. Dav chce zpátky peníze; ty máš za svou minci o poznání jistější ruku s mečem.",
  "story.W14.B": "Vyslechnout, co principál chce.",
  "story.W14.B.end":
    "V některých klecích má tvory, které žádný soupis nejmenuje, a ošetřovatelé mu na posledním jarmarku utekli. Chce mít po ruce někoho, kdo neomdlévá. Příště se hraje nahoře v horách; palandu ti tam schovají, mezi harpyjemi a kamny.",

  "story.W15.title": "Desetina za oheň",
  "story.W15.intro":
    "„Berou desetinu za oheň, který nebyl,“ říká majitel stájí a hřebelcuje klisnu, která to nepotřebuje. „A když se opozdím, tak je.“ Tři chlapi, zdvořilí, vždycky na prvního. Minulý měsíc to odnesl stoh. Odjíždějí prý údolím dolů, k vodě, a jeho oves tam utrácejí. Ve vedlejším stání odpočívá šiml, k pronajmutí.",
  "story.W15.A": "Slíbit mu ty tři chlapy.",
  "story.W15.A.end":
    "Plivne si do dlaně a podá ti ji; nic pevnějšího na něm není. Ty tři znají ve vesnicích u vody, kde si hrají na poctivé obchodníky s obilím. Někdo tam dole jich musí mít plné zuby stejně jako on.",
  "story.W15.B": "Najmout si šimla a jet dál.",
  "story.W15.B.end":
    "Vezme si minci, dotáhne podbřišník a o té věci už nepadne slovo; za to jsi platil. Šiml polyká míle. Jsi, kde jsi chtěl být, a na denní práci ti zbývá čas, dřív než ti z rukávů vyčpí spálené seno.",

  "story.W16.title": "Levá přední",
  "story.W16.intro":
    "Hostinský rozsvěcí lampy, křtí pivo a vede účty. Jeho žena rozumí koním. Vyšla do deště podívat se na toho tvého, přejede palcem po jedné přední noze, pak po druhé, a mluví spíš s ním než s tebou. „Krásná hlava,“ říká mu. „Ale levou šetříš, miláčku, a žádný z nich si nevšiml.“ Za jejími zády svítí šenkovna; mají pečenou husu.",
  "story.W16.A": "Vzít si nejlepší pokoj a dopřát koni odpočinek.",
  "story.W16.A.end":
    "Husa, peřina, teplé otruby a obklad na nohu: nad ranním účtem i hostinského žena uhne pohledem. Zato jste se vyspali do bílého dne, oba, a cesta vypadá kratší.",
  "story.W16.B": "Zeptat se, co by s tím dělala ona.",
  "story.W16.B.end":
    "Zašla by za bratrem. Má v lese statek a chová tam koně, rychlé, rychlejší, než je mu zdrávo, a je jí dlužen za něco, co ti neprozradí. Dá ti copánek z hřívy, ať se jím prokážeš.",

  "story.W17.title": "Odpočinek u milníku",
  "story.W17.intro":
    "Medailon poznáš hned; u člověka to trvá déle. Sedí opřený o milník, nohy zkřížené, jako by odpočíval, a odpočívá tu už měsíc; vrány měly úctu, nebo je někdo podplatil. Ze stejné školy jako ty. O tři léta starší, slabý v bylinách, silný v kostkách. V kabátě má zápisník. Ať lovil cokoli, nechalo ho to dopsat poslední stránku do konce.",
  "story.W17.A": "Pohřbít ho a medailon donést domů.",
  "story.W17.A.end":
    "Půda je kamenitá a máš jen dýku, takže to trvá do večera. Stříbro neváží skoro nic. Ve tvé škole by se to měli dozvědět, a od někoho ze svých, v síni, kde dostal jméno.",
  "story.W17.B": "Sednout si k němu a číst v zápisníku.",
  "story.W17.B.end":
    "Pravopis se mu nikdy nezlepšil. Stopy ale nakreslil podle měřítka a na rub nějakého účtu si načrtl sek, který málem vyšel. Dokončuješ ho za něj, naprázdno, dokud nevyjde. Pak kopeš.",

  "story.W18.title": "Dvanáct let v dubu",
  "story.W18.intro":
    "Dvanáct let bydlí v mrtvém dubu a odvykl si dokončovat věty. Místa moci, povídá stařec, ach ano, ta míval prochozená, dokud mu kolena; pije se z nich, když to člověk. Očichá ti přes kůži brašnu a vyjmenuje, co v ní je. „Hrubá práce,“ řekne laskavě. „Kdo tě učil tak. No. Dej to sem na mech a my už to.“",
  "story.W18.A": "Postavit všechny lahvičky na mech.",
  "story.W18.A.end":
    "Vylévá jednu po druhé a u každé se ptá, čím chtěla být. Odpovídáš špatně, potom už méně špatně. Za soumraku nemáš nic než prázdné sklo a poprvé v životě doopravdy chápeš, jak se lektvary vaří.",
  "story.W18.B": "Zeptat se, kde je nejbližší z těch míst.",
  "story.W18.B.end":
    "Černý kámen, vyšší než dům, starší než stromy kolem; ty se od něj odklánějí. V lese, povídá, kde žádní ptáci. Nakreslí ti to mokrým prstem na dlaň a řekne, ať jdeš sám a o nic určitého nežádáš.",

  "story.W19.title": "Pobřeží z dehtu",
  "story.W19.intro":
    "Bouře postavila loď na oblázky jako talíř na polici. Vlajku má pořád nahoře a není to ničí vlajka, nebo lépe řečeno patří tomu, kdo je nejrychlejší. Posádka nikde, jen rackové. Podpalubí puklo a vysypalo plachtovinu, lana, soudek sucharů a námořní truhlici. Na rub jedné plachty kdosi nakreslil dehtem pobřeží.",
  "story.W19.A": "Vyříznout kresbu a pořádně si ji prohlédnout.",
  "story.W19.A.end":
    "Dehet se na slunci rozpíjí, ale ten mys je Glenmore, to se nedá splést: znáš ten ulomený skalní zub. Za ním stojí tři borovice a kříž, a kříž si málokdo značí kvůli vyhlídce. Složíš plátno a přemýšlíš, kdo ti tam asi půjčí rýč.",
  "story.W19.B": "Přespat ve vraku a prohledat truhlici.",
  "story.W19.B.end":
    "V truhlici jsou košile, flétna a v lemu zašitá mince. Usteleš si v suché plachtovině, břicho plné sucharů, do trupu bubnuje déšť a ty spíš, jak je dopřáno jenom trosečníkům.",

  "story.W20.title": "Modrá čepice",
  "story.W20.intro":
    "Z žita vyjde bosá dívka, snad šestnáctiletá, a dlaní si svírá rozervané předloktí. Sednout si nechce. „Bratra,“ říká, „nepotkal jsi mého bratra, má modrou čepici.“ Odešel se žňovou mzdou celého domu. Šla za ním až na hráz a tam něco vylezlo z příkopu. Krev, která jí teče mezi prsty, nemá správnou barvu.",
  "story.W20.A": "Nejdřív ošetřit ruku.",
  "story.W20.A.end":
    "Vyliješ na kousnutí celou lahvičku a ona nevykřikne, jen se znovu zeptá na tu čepici. Otisky jsou zřetelné: dvě řady, zahnuté dovnitř. Teď víš, co v tomhle kraji loví. Pošleš ji domů a ona se vydá na druhou stranu.",
  "story.W20.B": "Slíbit, že bratra najdeš.",
  "story.W20.B.end":
    "Teprve teď si dá ruku zavázat. Pořád prý mluvil o vodě, o lodích a hospodách s lucernami, a kluk s výplatou jde tam, kde se dá utratit. Máš mu vyřídit, že se nikdo nezlobí, a napoprvé to nedokáže vyslovit.",

  "story.W21.title": "Hadry na provaze",
  "story.W21.intro":
    "Čtyři chlapi, jeden most a přes něj provaz ověšený hadry, aby nikdo nemohl říct, že ho neviděl. Nejhorší je ten s účetní knihou: zapisuje jména. „Dvě nohy půl zlaťáku; čtyři nohy zlaťák; železo dohodou.“ Mlynářova rodina před tebou otáčí káru. Řeka je vysoká a k nejbližšímu brodu je to den cesty.",
  "story.W21.A": "Přeseknout provaz a knihu utopit.",
  "story.W21.A.end":
    "Podívají se na provaz, na meč a zjistí, že mají pořízení proti proudu. Do konce týdne jsou ale zpátky. Dole u vody čekají lidé, kteří se bojí přejít sami, povídá mlynář, a někteří by si doprovod i zaplatili.",
  "story.W21.B": "Zaplatit a dát se do řeči s tím, co píše.",
  "story.W21.B.end":
    "Býval cechovní písař, než cech vyhořel. Za minci dostaneš stvrzenku a na jejím rubu vyúčtování sebe samého: která stránka tvého řemesla je ve ztrátě a jak to napravit. Na druhém břehu je napraveno. Stýská se mu po časech, kdy se ho někdo na něco ptal.",

  "story.W22.title": "Z levého ucha",
  "story.W22.intro":
    "Ušní maz, opakuje čarodějka, z trola, z levého ucha, plnou sklenici. K čemu, neřekne, a rukavice má dražší, než je tvůj kůň. Bude ve svém domě v Cidarisu. Trol je blíž: slyšíš ho až sem, zpívá pod starým viaduktem pořád dokola jedno slovo. To slovo zní podle všeho „koza“. Čarodějka odjede dřív, než se stačíš zeptat na pravé ucho.",
  "story.W22.A": "Vylézt na trola se lžící.",
  "story.W22.A.end":
    "Trol myslí, že je to hra. Vyhodí tě, chytí, opráší a vyhodí znovu, až má tvůj kyrys důlek po trolím palci. Odcházíš bez mazu, vyléčený z jednoho pošetilého zvyku a s novým chvatem, který platí na všechno větší než dům.",
  "story.W22.B": "Přivést trolovi kozu a hezky poprosit.",
  "story.W22.B.end":
    "Má z kozy ohromnou radost, dá jí jméno a nesní ji. Maz vytáhne na prstu velkém jako sloupek od vrat; sklenice přetéká. Zbývá už jen cesta do Cidarisu, ten zápach a čarodějka na konci.",

  "story.W23.title": "Studený koláč",
  "story.W23.intro":
    "Kočár vězí jedním kolem v příkopě a vedle něj na polštáři sedí starosta jednoho města u řeky a jí studený masový koláč. Jede do lázní, kvůli nervům. „To ty stoky,“ říká. „Postavili jsme je kvůli smradu a teď něco tam dole dostalo dva stokaře a psa.“ Radši by mluvil o kočáru. Kočár se aspoň dá spravit.",
  "story.W23.A": "Vyptat se na všechno, co o stokách ví.",
  "story.W23.A.end":
    "Ví toho málo a nakreslí to šťávou na mísu od koláče: mříž u nábřeží, rozcestí, místo, kde zhasínají lampy. Ukaž tu mísu dole u vody a pustí tě dovnitř, řekne a zbytek koláče přesune do klobouku.",
  "story.W23.B": "Zvednout kolo a dopravit ho v pořádku dál.",
  "story.W23.B.end":
    "Sedíš na kozlíku až k lázním a nic se nestane, za což ti vyplatí dva zlaťáky, obvyklou sazbu za nic. Mává ti z páry. Kdo teď čistí stoky, o tom nepadlo slovo.",

  "story.W24.title": "Deset nohou, žádné nohy",
  "story.W24.intro":
    "Že v té jeskyni něco je, přísahá každý ovčák na téhle straně, a ani dva se neshodnou co. Deset nohou; žádné nohy; hlas. Shodnou se na tom, že syn starého Wenzela tam šel pro jehně a nevyšel on ani jehně. Vchod je nízký, musel by ses plazit. Vychází z něj kyselý teplý vzduch, pravidelně, jako když někdo spí. Všichni ovčáci si našli práci opodál.",
  "story.W24.A": "Vplazit se tam s čepelí napřed.",
  "story.W24.A.end":
    "Nohou je osm, jak se ukáže, a není tam místo na všechny; na tvoje taky ne. Naučíš se krýt na šířku lokte. Než se to přestane hýbat, přijdeš o nárameník a o lahvičku, a vespod najdeš zvonek toho jehněte.",
  "story.W24.B": "Vykouřit to všemi prášky, které máš.",
  "story.W24.B.end":
    "Oheň ti sežere i knihu receptů a kyselý vzduch ti nadobro otupí nos, bez kterého se vařit nedá. Co se vypotácí ven, hned pojde. Uvnitř leží staré kosti a na jednom prstu prsten s erbem. Klenotník v některém městě u vody by mohl vědět, čí je.",
};
