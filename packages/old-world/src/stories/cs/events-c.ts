/** Stories of the events E25–E36. */
export const EVENTS_C: Readonly<Record<string, string>> = {
  "story.E25.title": "Kancionál",
  "story.E25.intro":
    "Po schodech hostince jdeš ze starého zvyku potichu, a tak je přistihneš. Oba kazatelé klečí, ale nemodlí se: vysoký má ruku po loket v tvé sedlové brašně, upocený ochutnává tvoje prášky a dělá si poznámky, do tvé vlastní ukradené knihy. Na posteli leží paklíč v kancionálu a kožené pouzdro. Venku pleská voda o kůly pod domem. Jiné dveře tu nejsou.",
  "story.E25.A": "Sednout si na postel a nechat je mluvit.",
  "story.E25.A.end":
    "Okradli šest lidí tvého řemesla a každého prostudovali. Upocený zná tajemství tvé školy líp než leckterý její mistr a celý roztřesený je odříkává. Dvakrát ho opravíš. Jednou, k tvému údivu, opraví on tebe.",
  "story.E25.B": "Nechat si kožené pouzdro a ukázat jim okno.",
  "story.E25.B.end":
    "Dvakrát to žbluňkne, chvíli zní nesvaté výrazy. Pouzdro je krásná práce, vystlané jehněčí vlnou, a poutek má o jedno víc než kterýkoli zaklínačský postroj. Bylo ušito na kradené lahvičky a na poctivě nabyté je stejně dobré.",
  "story.E25.name": "Vystlané pouzdro",

  "story.E26.title": "Jedna noha, jedno bodnutí",
  "story.E26.intro":
    "V Ard Modronu to cizím vyprávějí po druhém džbánu: byla škola, která přísahala na jeřába, trpělivého ptáka, jedna noha, jedno bodnutí. Zima přišla, chleba ne. Druhou půlku dopisu jsi našel v ruině pod kamenem a vedle ní toho, kdo ji psal. Na dlažbě leží sníh. Nad propast vybíhá řada kůlů, každý jedinou nohou vyšlapaný do důlku. Na zdi jsou pod lišejníkem kresby.",
  "story.E26.A": "Vykročit na kůly a přejít je.",
  "story.E26.A.end":
    "Devětkrát spadneš a devětkrát provaz udrží; podesáté nespadneš. Řemen tvé zbroje praskne, zmizí v rokli a dopadnout ho neslyšíš. Rovnováha, za kterou ses styděl ze všeho nejvíc, se tou dobou srovnala.",
  "story.E26.B": "Seškrábat lišejník a kresby si obkreslit.",
  "story.E26.B.end":
    "Jediné rychlé bodnutí, šedesátkrát za sebou, od někoho, kdo věděl, že pomoc nepřijde. Poslední není dokončené; obkreslíš i je a přiložíš dopis, na předčítání. Tvoje rychlé údery se ode dneška zakusují o hodně hlouběji.",
  "story.E26.name": "Kresby Jeřába",

  "story.E27.title": "Zametená podlaha",
  "story.E27.intro":
    "Prázdné skladiště, jedna lucerna, kočka. Na prahu červený jíl. Elf čekal tak dlouho, že stačil zamést podlahu. Řekne ti proč, protože se tě někdo zeptá: podepsal se papír, byla jedna stodola a v ní jeho dcery; podpisy umí dodnes zpaměti. Sedmnáct je škrtnutých. Proti zaklínačům nic nemá. Jenom tě nemůže pustit zpátky dolů, a hned první ranou ti načne kryt.",
  "story.E27.end.1":
    "Je lepší než ty a hrot zastaví u tvého límce. Pak se zasměje, položí na zem měšec a řekne: pověz mu, že jsi mě nenašel. Je v něm tolik, kolik by byl zaplatil mág, a ty si ho vezmeš.",
  "story.E27.end.2":
    "Nedá se to dobojovat. Bijete se, dokud lucerna nedohoří, a pak potmě sedíte na prknech, chytáš dech a on tě opravuje tam, kde jsi nejslabší. Za světla tu nikdo není a podlaha je zametená.",
  "story.E27.end.3":
    "Zlomíš mu čepel, jeho ne. Odchází na sever; díváš se za ním, dokud není docela malý. Co řekneš mágovi, to počká, až se zeptá. V noci spíš jako zabitý a ráno nikomu nic nedlužíš.",

  "story.E28.title": "Levý je delší",
  "story.E28.intro":
    "Většina výstroje po mrtvém ještě visí u dveří krámu, ceny jsou psané křídou. Kupec ji začne vychvalovat, všimne si vesničanky po tvém boku a zmlkne. Z toho, co by ještě mohlo k něčemu být, zbyly nátepníky, volská kůže na ocelových pruzích, sešněrovaná střevem. Levý je delší, aby kryl starou ránu. Padnou ti. Máš tutéž ránu a přišel jsi k ní stejně, jak už to v jednom řemesle chodí.",
  "story.E28.end":
    "Žena ho nechá odpřisáhnout, že z těla nikdo nic nevzal, a on přísahá mizerně. Nátepníky si šněruješ na ulici a ona ti drží konce. Když se z rány vykroutíš, zachytí, co z ní zbylo.",
  "story.E28.name": "Nátepníky",

  "story.E29.title": "Nesečená tráva u cesty",
  "story.E29.intro":
    "Za posledním statkem už trávu u cesty nikdo neseče. V poledne jsou dveře na závoru; lidé chodí radši dvě míle oklikou přes močál než po vlastní lesní cestě. Ukážeš jim hadr ztvrdlý jedem a mluví všichni naráz. Co mladíci neprodají, tím natírají dráty, za soumraku je napnou přes cestu a oberou toho, kdo tam leží, až utichne křik. Někteří to bývali hodní hoši, než přišla neúroda.",
  "story.E29.A": "Do soumraku dráty přesekat, jeden po druhém.",
  "story.E29.A.end":
    "Je jich třiašedesát a každý natáhl někdo, kdo na to má nadání. Odneseš si od něj nový kousek: vést oko jinam a nohu za ním. Když přijdou a cesta je holá, chvíli se na tebe dívají a pak jdou domů.",
  "story.E29.B": "Lehnout si do příkopu a počkat na ně.",
  "story.E29.B.end":
    "Je po všem, než dohouká sova, a jeden fígl z příkopu ti zůstane. Vesnice ráda zaplatí a na cestě, která je zase cestou, ti koupí pivo. Jedna stařena nepije. Měla mezi nimi syna, říká, a syn měl přátele. Až se příště vydáš na průzkum, ohlížej se.",
  "story.E29.name": "Synovi přátelé",

  "story.E30.title": "Bratrova kazajka",
  "story.E30.intro":
    "Chtěl ses jen porozhlédnout a jít zase po svých. Místo toho ti v cestě stojí čtyři, žádnému není přes sedmnáct, s oštěpem na kance, dvěma cepy a kuchyňským sekáčkem. Jdou za tebou od lesní cesty. Ten s oštěpem má na sobě bratrovu kazajku; je vypraná a díry jsou zašité. Připravil si řeč. Dostane se v ní až k tvému jménu.",
  "story.E30.A": "Sednout si na mez a nechat ho domluvit.",
  "story.E30.A.end":
    "Trvá to dlouho a to mu dlužíš. Nakonec pláče a sekáček krájí klobásu. Povědí ti, kde jejich bratři dojili jed a co tam žije dodnes.",
  "story.E30.B": "Tasit a doufat, že je to zažene domů.",
  "story.E30.B.end.1":
    "Nezažene. Bijí se jako mlatci, všichni naráz a bez rozumu, a pořádně tě zřídí, protože biješ jen naplocho. Když se rozutečou, nemáš skoro jedinou přezku, která by šla zapnout.",
  "story.E30.B.end.2":
    "Dva utečou hned, třetí po pohlavku. Ten v bratrově kazajce jde dál, až ti rozrazí kryt, a zůstane stát, zděšený, že to vyšlo, dokud ho i s oštěpem nepošleš pryč.",
  "story.E30.B.end.3":
    "Máš všechny čtyři zbraně na hromadě, než kdo stačí pořádně zakřičet. Stojí s prázdnýma rukama a čekají na to, co se o tobě říká. Sekáček jim vrátíš, protože něčí mámě by chyběl.",

  "story.E31.title": "Krabice s nápisem Svíčky",
  "story.E31.intro":
    "Svědomí má tenhle kupec v krabici s nápisem Svíčky. Snese ji po žebříku v podpaží a s víkem nijak nespěchá. Uvnitř jsou kožené boty: dvojitě šité, mazané pravým medvědím sádlem, dělané pro vévodova kurýra, kterého v těch starých shodil kůň. Stojí třikrát víc, než jsi zaplatil. Zatímco si je zkoušíš, stojí čelem ke zdi a odříkává, kolik za ně dal on.",
  "story.E31.end":
    "Rozšlapávat je netřeba. Vyzkoušíš je venku na mokré dlažbě a jsi na rohu dřív, než jsi měl v úmyslu. Ať rvačka začne jakkoli, po první ráně ti zbývá dech na další dvě.",
  "story.E31.name": "Kožené boty",

  "story.E32.title": "Přísně vzato",
  "story.E32.intro":
    "Cech má sklad dříví pod lipami a peníze pod skladem. Přišel jsi s posledním nákladem sezony, v šedém kabátě, se změklým zápěstím. Teď ti účetní vysvětluje, že nic nezaútočilo. O strážci, na kterého si nikdo netroufl, nelze přísně vzato říct, že strážil. Nabízí ti stisk ruky. Oknem vidíš, jak nakládají na bárky všechno, co jsi nestrážil.",
  "story.E32.A": "Položit mu meč na účetní knihu a čekat.",
  "story.E32.A.end.1":
    "Na písaře má nervy. Odečte ti kaši, konce svíček a mezka, který pošel stářím, ještě než jsi nastoupil, a zbytek ti vyplatí v drobných, které přepočítáváš v jeho křesle.",
  "story.E32.A.end.2":
    "Hodina tvého mlčení škodí obchodu; dva zákazníci nakouknou a jdou pryč. Účetní zjistí, že odměna byla přece jen smluvena, v jiné knize. Požádá tě o podpis a půjčí ti pero.",
  "story.E32.A.end.3":
    "Dolů sejde cechmistrová podívat se, proč je v domě takové ticho. Její sestru kdysi zachránil jeden z vás. Účetní vyplatí celou částku a pod jejím pohledem ještě něco za urážku.",
  "story.E32.B": "Chtít místo peněz plavbu na bárkách.",
  "story.E32.B.end":
    "Nic ho to nestojí, a tak mosaznou cechovní známku orazí rád. Nepomyslel na to, jak často ji hodláš používat. Každá bárka s cechovním praporkem tě teď musí svézt do měst u vody, když přiložíš ruku k dílu.",
  "story.E32.name": "Cechovní známka",

  "story.E33.title": "Kotviště bez čísla",
  "story.E33.intro":
    "Poslední kotviště v novigradském přístavu nemá lucernu ani číslo. Muži v plstěných botách nosí po prkně bedny, zakryté, na tyčích, vždycky ve dvou. Jedna si brouká. Z jedné kape. Mezi latěmi třetí se na tebe dívají vlhké oči nad fousky a k ústům se zvedne prst, na kterém je příliš mnoho blány. Někdo hodně daleko má zahradu a chce ji zabydlet. Za hodinu začne odliv.",
  "story.E33.A": "Vyjít po prkně a začít od největšího.",
  "story.E33.A.end":
    "Ukáže se, že je to bývalý gardista a má nádhernou ránu shora. Dvakrát ji dostaneš, než na ni přijdeš, a pak ji dostává on. Bedny letí přes palubu otevřené a přístav je plný plavců.",
  "story.E33.B": "Vzít tyč na rameno a jít na palubu jako nosič.",
  "story.E33.B.end.1":
    "O otrhance, kterému nezbyl ani kousek plátu, nikdo okem nezavadí. Povytáhneš v podpalubí všechny kolíky, s prázdnou tyčí si sejdeš po prkně a noční vzduch ti hned vleje novou sílu, jako týden v posteli.",
  "story.E33.B.end.2":
    "Postroj ti vrže a kormidelník jednou zvedne lucernu, ale ty si pískáš a on ji zase spustí. Do odlivu stihneš vytáhnout většinu kolíků. Za tebou na vodě začne kdosi řvát a ty si s pískáním odcházíš a máš hned novou sílu, jako po dobré noci.",

  "story.E34.title": "Vůně vlaštovičníku",
  "story.E34.intro":
    "V tomhle hostinci se nemusíš ptát. Stojí přímo pod průsmykem a celá šenkovna voní tvým vlastním vlaštovičníkem. V koutě u kamen sedí kápě, lžičky vyrovnané před sebou, vedle nich řada pánviček, a zrovna vaří něco, od čeho se nedá odejít. Oči pod kápí tě zahlédnou. Lžička míchá dál; nic jiného jí nezbývá.",
  "story.E34.A": "Vzít ze stolu měšec a přepočítat ho.",
  "story.E34.A.end":
    "Tvoje lahvičky se, jak vyjde najevo, rozprodaly po celém údolí lidem se špatnými plícemi. V měšci je to, co mohli dát. Vezmeš si z něj, co ti patří, a zbytek nepočítáš.",
  "story.E34.B": "Přitáhnout si stoličku a dívat se, jak se vaří.",
  "story.E34.B.end.1":
    "Jediný pohled na tvoje splasklá poutka a lžička zaváhá. Beze slova dostaneš druhou pánvičku a ukázku: ne tak horké, ne tak rychle, a nikdy železem. Třetí pokus už barvu drží. A ty jsi tou dobou napůl odpustil.",
  "story.E34.B.end.2":
    "Zásobu máš podle všeho slušnou, míní kápě, takže to moc nebolelo. Co zbylo v nejmenší pánvičce, ti nalije do hrnku. Chutná to po sklepě a s každým douškem se ti vrací síla.",

  "story.E35.title": "Kouř ve třech barvách",
  "story.E35.intro":
    "Jalovec, ocet, kouř ve třech barvách: chatrč najdeš snadno. Stojíš tam, kde na tebe je vidět, dokud tě schválně nemine kbelík pomyjí. Pak si někdo přečte pruh kůry a popotáhne nosem. Obě obočí jsou spálená a dokreslená uhlem, ne úplně rovně, takže každá poznámka zní pochybovačně. Přicházíš doplnit zásoby, zní otázka, nebo se dát do pořádku?",
  "story.E35.A": "Rozepnout postroj a říct, co v něm chybí.",
  "story.E35.A.end":
    "Každá lahvička se protřepe, očichá, prokleje a protřepe ještě jednou, než si ji smíš strčit do poutka. „Tahle zabije, když kýchneš,“ slyšíš zpod zvednutého obočí. Odcházíš stejnou pěšinou a dýcháš ústy.",
  "story.E35.B": "Říct, že od tání špatně spíš.",
  "story.E35.B.end":
    "Nohy do horké hořčice, z naběračky něco hnědého, přes kolena koza na zahřátí. Probudíš se vedle kozy za bílého dne. V rukou máš novou sílu a v hlavě se ti hned hlásí dva dobré nápady.",

  "story.E36.title": "Šedá břidlice, modré okenice",
  "story.E36.intro":
    "Šedá břidlice, modré okenice, notářův klíč. Kuchyně: prázdná. Ložnice: prázdné, ustláno. Pod střechou houpací kůň a prasklé zrcadlo, ve kterém je vidět celá půda, ty na ní a vedle komína vůbec nikdo. A přece tam někdo stojí. Má pěkné způsoby. Pozvali ho dál, říká, má to písemně; a s kým má tu čest? Jméno si necháš pro sebe, jak radilo dítě.",
  "story.E36.end.1":
    "On odejde střechou a ty podlahou. Bok se ti zahojí křivě a ruku budeš v krytu dlouho držet nízko. Ale viděl jsi, jak na tebe šel, a pomalu už to svedeš taky.",
  "story.E36.end.2":
    "Pustí se do tvých plátů jako kuchař do kraba a ty ho zabiješ nohou houpacího koně. Jedna věc na tom, jak jsi to udělal, stojí za zapamatování. Nejmladší se na koně bude ptát.",
  "story.E36.end.3":
    "Půlka tvých fint je k ničemu proti někomu, kdo viděl dvě století šermířů, a jednu z nich nadobro zahodíš. Co najdeš místo ní, platí. Promáčklý plát je slušná cena.",
  "story.E36.end.4":
    "Je rychlý a ty jednou v životě nejdeš pozdě; ten krok budeš ještě chtít. V náprsní kapse nějaký papír opravdu má: notářova ruka, pozvání, částka, dvě vyhotovení. Obě spálíš v notářově kuchyni a jemu řekneš jen, že je dům čistý.",
};
